import type { Preview } from './product-preview.tsx'

/** A sample site, for stories and tests. People, schools and amounts are invented. */
export const sampleSite: Preview = {
  address: 'ganitghar.kaksha.example',
  school: 'Ganit Ghar',
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
  ],
  weekTitle: 'This week',
  week: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    rows: [
      {
        time: '5 pm',
        slots: [{ text: 'Cl. 8', tone: 'leaf' }, null, null, null, null, { text: 'Test', tone: 'river' }],
      },
      {
        time: '6:30',
        slots: [null, { text: 'Cl. 10', tone: 'river' }, { text: 'Cl. 10', tone: 'now' }, null, null, null],
      },
      { time: '8 pm', slots: [{ text: 'Q&A', tone: 'plain' }, null, null, null, null, null] },
    ],
  },
  slip: { sum: '₹1,200 received', what: 'Class 10 maths, by UPI' },
}
