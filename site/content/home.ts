import { brand } from './brand'
import { phrases } from './drawings/schools'
import type { Stat } from './types'

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

/** Placeholders, until real academies provide their logos: no institution is invented. `mark` names a drawing. */
export const partners = [
  { name: 'Your academy', mark: 'square', sample: true },
  { name: 'Your studio', mark: 'circle', sample: true },
  { name: 'Your tuition class', mark: 'triangle', sample: true },
  { name: 'Your music room', mark: 'diamond', sample: true },
] as const satisfies { name: string; mark: string; sample: true }[]

/** Labels of the carousel's buttons, and the mark of a placeholder. */
export const partnerControls = {
  pause: 'Pause the row of academies',
  start: 'Start the row of academies',
  previous: 'Previous academy',
  next: 'Next academy',
  /** Beside each placeholder. */
  sample: 'Sample',
} as const

export const stats: [Stat, Stat, Stat, Stat] = [
  { value: '10', unit: 'min', label: 'from signing up to a site students can open' },
  { value: '14', unit: 'days', label: 'free, and we do not ask for a card' },
  { value: '1,000+', label: 'educators already teach on it' },
  { value: '99.9%', label: 'uptime, so the class is where you left it' },
]
