/** Sample data inside the drawn objects. People, schools and sums are invented. */

/** The fee register beside the Fees tab. */
export const register = {
  title: 'Fee register',
  subtitle: 'Class 10 maths, November',
  columns: ['Roll', 'Student', 'Fee', 'Status'],
  rows: [
    { roll: '01', student: 'Aarohi D.', fee: '₹1,200', status: 'Paid', due: false },
    { roll: '02', student: 'Bilal K.', fee: '₹1,200', status: 'Paid', due: false },
    { roll: '03', student: 'Debjit S.', fee: '₹1,200', status: 'Due 3 days', due: true },
    { roll: '04', student: 'Ishita M.', fee: '₹1,200', status: 'Paid', due: false },
    { roll: '05', student: 'Nafisa R.', fee: '₹900', status: 'Paid', due: false },
  ],
  total: { label: 'Received', received: '₹4,500', of: 'of ₹5,700' },
}

/** The week beside the Classes tab. */
export const calendar = {
  title: 'This week',
  subtitle: 'Three batches, one test',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  rows: [
    { time: '5 pm', slots: ['Class 8', '', 'Class 8', '', 'Class 8', 'Test'] },
    { time: '6:30 pm', slots: ['', 'Class 10', 'Class 10', 'Class 10', '', ''] },
    { time: '8 pm', slots: ['Doubts', '', '', 'Doubts', '', ''] },
  ],
}

/** The paper beside the Exams tab. */
export const exam = {
  title: 'Unit test 3',
  subtitle: 'Quadratic equations, 20 marks, 40 minutes',
  questions: [
    { text: 'Solve x² − 5x + 6 = 0 by factorising.', marks: 4 },
    { text: 'For which k does x² + kx + 9 = 0 have equal roots?', marks: 6 },
    { text: 'A garden is 4 m longer than it is wide. Its area is 96 m². Find its sides.', marks: 10 },
  ],
}

/** The bars beside the Reports tab: fees received, in thousands of rupees. */
export const chart = {
  title: 'Fees received',
  subtitle: 'June to November, in thousands of rupees',
  bars: [
    { label: 'Jun', value: 18 },
    { label: 'Jul', value: 24 },
    { label: 'Aug', value: 23 },
    { label: 'Sep', value: 29 },
    { label: 'Oct', value: 21 },
    { label: 'Nov', value: 34 },
  ],
}

/** The card beside the Your brand tab. */
export const colourCard = {
  title: 'Ganit Ghar',
  address: 'ganitghar',
  swatches: [
    { colour: 'marigold', name: 'Marigold' },
    { colour: 'river', name: 'River' },
    { colour: 'leaf', name: 'Leaf' },
    { colour: 'terra', name: 'Terracotta' },
  ],
} as const

/** Lessons in the hero's timetable: `now` is the one that comes next. */
const eight = { text: 'Cl. 8', tone: 'leaf' } as const
const ten = { text: 'Cl. 10', tone: 'river' } as const
const next = { text: 'Cl. 10', tone: 'now' } as const
const test = { text: 'Test', tone: 'river' } as const
const questions = { text: 'Q&A', tone: 'plain' } as const

/** The teacher's site shown in the hero. */
export const preview = {
  description:
    'Example of a site made with this product: Ganit Ghar, a maths teacher. It shows the next live class, three courses with monthly fees and the week’s timetable.',
  school: 'Ganit Ghar',
  address: 'ganitghar',
  links: ['Courses', 'Results', 'Fees'],
  signIn: 'Sign in',
  live: {
    tag: 'Next live class, 6:30 pm',
    what: 'Quadratic equations, part two',
    who: 'Class 10. 23 of 30 are here.',
    count: '14:32',
    countUnit: 'to go',
    join: 'Join the class',
  },
  coursesTitle: 'Courses',
  courses: [
    { title: 'Class 10 maths', fee: '₹1,200', note: '3 batches, 4 seats left' },
    { title: 'Class 8 maths', fee: '₹900', note: '2 batches, 11 seats left' },
    { title: 'Sunday problems', fee: '₹500', note: 'For classes 9 to 12' },
  ],
  weekTitle: 'This week',
  week: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    rows: [
      { time: '5 pm', slots: [eight, null, eight, null, eight, test] },
      { time: '6:30', slots: [null, ten, next, ten, null, null] },
      { time: '8 pm', slots: [questions, null, null, questions, null, null] },
    ],
  },
  slip: { sum: '₹1,200 received', what: 'Class 10 maths, by UPI' },
}
