/** Sample data in the illustrations. People, schools and amounts are invented. */

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

/** Lessons in the hero's timetable: `now` is the next one. */
export const eight = { text: 'Cl. 8', tone: 'leaf' } as const
export const ten = { text: 'Cl. 10', tone: 'river' } as const
const next = { text: 'Cl. 10', tone: 'now' } as const
export const test = { text: 'Test', tone: 'river' } as const
export const questions = { text: 'Q&A', tone: 'plain' } as const

/** The teacher's site shown in the hero. */
export const preview = {
  description:
    'Example of a site made with this product: Ganit Ghar, a maths teacher. It shows the next live class, three courses with monthly fees and, where there is room, the week’s timetable.',
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
    status: 'The class is open',
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
