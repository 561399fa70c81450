import { brand } from '../brand'

/** The first screen of the home page. Separate from the other texts, which are loaded with their sections. */
export const hero = {
  /** The two lines of the headline. The second is typed by an animation; screen readers read it whole, once. */
  before: 'Put your',
  typed: ['maths tuition', 'dance school', 'coding club', 'tabla class', 'yoga classes'],
  middle: 'online in',
  chalked: 'ten minutes.',
  lead: `${brand.name} gives a teacher a full site under their own name: courses, timetable, live classes, exams and fees. No code, and no card for the first 14 days.`,
  start: { label: 'Start Free', href: '/online-teaching-platform-launch-in-10-min' },
  demo: { label: 'Book 15-Min Demo', href: '/demo-session' },
} as const
