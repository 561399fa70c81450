import { brand } from './brand'
import { phrases } from './drawings/schools'
import type { IconName, Stat, SubjectColour } from './types'

/** The first screen of the home page. */
export const hero = {
  /** The two lines of the headline. The second is typed by an animation; screen readers read it whole, once. */
  before: 'Put your',
  typed: phrases,
  middle: 'online in',
  chalked: 'ten minutes.',
  lead: `${brand.name} gives a teacher a full site under their own name: courses, timetable, live classes, exams and fees. No code, and no card for the first 14 days.`,
  start: { label: 'Start Free', href: '/online-teaching-platform-launch-in-10-min' },
  demo: { label: 'Book 15-Min Demo', href: '/demo-session' },
} as const

/** Kinds of schools as signboards, until real academies provide their logos: no institution is named. */
export const partners: { name: string; icon: IconName; colour: SubjectColour }[] = [
  { name: 'Maths tuition', icon: 'Sigma', colour: 'river' },
  { name: 'Coding club', icon: 'CodeXml', colour: 'leaf' },
  { name: 'Tabla class', icon: 'Drum', colour: 'marigold' },
  { name: 'Yoga classes', icon: 'Flower2', colour: 'terra' },
]

/** Labels of the carousel's buttons. */
export const partnerControls = {
  pause: 'Pause the row of schools',
  start: 'Start the row of schools',
  previous: 'Previous school',
  next: 'Next school',
} as const

export const stats: [Stat, Stat, Stat, Stat] = [
  { value: '10', unit: 'min', label: 'from signing up to a site students can open' },
  { value: '14', unit: 'days', label: 'free, and we do not ask for a card' },
  { value: '1,000+', label: 'educators already teach on it' },
  { value: '99.9%', label: 'uptime, so the class is where you left it' },
]
