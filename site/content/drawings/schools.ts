import type { SubjectColour } from '../types'

/**
 * What the headline of the home page types, and the site that its picture shows for each phrase. People, schools and
 * amounts are invented.
 */
export const phrases = [
  'maths tuition',
  'dance school',
  'coding club',
  'tabla class',
  'yoga classes',
] as const

interface School {
  school: string
  address: string
  colour: SubjectColour
  /** The next live class. */
  what: string
  who: string
  courses: readonly { title: string; fee: string; note: string }[]
  /** Words of the timetable, of at most six letters. */
  lessons: { junior: string; senior: string; special: string; open: string }
  slip: { sum: string; what: string }
}

export const schools: Record<(typeof phrases)[number], School> = {
  'maths tuition': {
    school: 'Ganit Ghar',
    address: 'ganitghar',
    colour: 'river',
    what: 'Quadratic equations, part 2',
    who: 'Class 10. 23 of 30 are here.',
    courses: [
      { title: 'Class 10 maths', fee: '₹1,200', note: '3 batches, 4 seats left' },
      { title: 'Class 8 maths', fee: '₹900', note: '2 batches, 11 seats left' },
      { title: 'Sunday problems', fee: '₹500', note: 'For classes 9 to 12' },
    ],
    lessons: { junior: 'Cl. 8', senior: 'Cl. 10', special: 'Test', open: 'Q&A' },
    slip: { sum: '₹1,200 received', what: 'Class 10 maths, by UPI' },
  },
  'dance school': {
    school: 'Nritya Ghar',
    address: 'nrityaghar',
    colour: 'terra',
    what: 'Kathak footwork in three speeds',
    who: 'Grade 3. 12 of 16 are here.',
    courses: [
      { title: 'Kathak, grade 3', fee: '₹1,500', note: '2 batches, 3 seats left' },
      { title: 'Kathak basics', fee: '₹1,100', note: '2 batches, 6 seats left' },
      { title: 'Saturday rehearsal', fee: '₹600', note: 'For grades 2 to 5' },
    ],
    lessons: { junior: 'Gr. 1', senior: 'Gr. 3', special: 'Stage', open: 'Q&A' },
    slip: { sum: '₹1,500 received', what: 'Kathak, grade 3, by UPI' },
  },
  'coding club': {
    school: 'Code Ghar',
    address: 'codeghar',
    colour: 'leaf',
    what: 'Write your first game, part two',
    who: 'Level 2. 14 of 20 are here.',
    courses: [
      { title: 'Python, second level', fee: '₹1,300', note: '2 batches, 6 seats left' },
      { title: 'First Python', fee: '₹1,000', note: '3 batches, 9 seats left' },
      { title: 'Saturday robotics club', fee: '₹700', note: 'For levels 1 to 3' },
    ],
    lessons: { junior: 'Lv. 1', senior: 'Lv. 2', special: 'Demo', open: 'Q&A' },
    slip: { sum: '₹1,300 received', what: 'Python, level 2, by UPI' },
  },
  'tabla class': {
    school: 'Tabla Ghar',
    address: 'tablaghar',
    colour: 'marigold',
    what: 'Teentaal, the second kaida',
    who: 'Year 2. 6 of 8 are here.',
    courses: [
      { title: 'Second-year tabla', fee: '₹1,400', note: '2 batches, 2 seats left' },
      { title: 'Tabla basics', fee: '₹1,000', note: '2 batches, 5 seats left' },
      { title: 'Sunday practice room', fee: '₹400', note: 'For years 1 to 5' },
    ],
    lessons: { junior: 'Yr. 1', senior: 'Yr. 2', special: 'Solo', open: 'Q&A' },
    slip: { sum: '₹1,400 received', what: 'Tabla, year 2, by UPI' },
  },
  'yoga classes': {
    school: 'Yoga Ghar',
    address: 'yogaghar',
    colour: 'leaf',
    what: 'Standing poses, held for a minute',
    who: 'Evening. 18 of 25 are here.',
    courses: [
      { title: 'Evening classes', fee: '₹800', note: '3 batches, 7 seats left' },
      { title: 'Back and neck', fee: '₹900', note: '2 batches, 4 seats left' },
      { title: 'Sunday breathing', fee: '₹300', note: 'For all batches' },
    ],
    lessons: { junior: 'Back', senior: 'Eve.', special: 'Talk', open: 'Q&A' },
    slip: { sum: '₹800 received', what: 'Evening class, by UPI' },
  },
}

const junior = { lesson: 'junior', tone: 'leaf' } as const
const senior = { lesson: 'senior', tone: 'river' } as const
const next = { lesson: 'senior', tone: 'now' } as const
const special = { lesson: 'special', tone: 'river' } as const
const open = { lesson: 'open', tone: 'plain' } as const

/** What the sites of all schools have. */
export const schoolSite = {
  description:
    'Example of a site made with this product: Ganit Ghar, a maths teacher. It shows the next live class, three courses with monthly fees and, where there is room, the week’s timetable.',
  links: ['Courses', 'Results', 'Fees'],
  signIn: 'Sign in',
  live: { tag: 'Next live class, 6:30 pm', count: '14:32', countUnit: 'to go', status: 'The class is open' },
  coursesTitle: 'Courses',
  weekTitle: 'This week',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  rows: [
    { time: '5 pm', slots: [junior, null, junior, null, junior, special] },
    { time: '6:30', slots: [null, senior, next, senior, null, null] },
    { time: '8 pm', slots: [open, null, null, open, null, null] },
  ],
}
