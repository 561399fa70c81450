/** One evening of a school as it could be. The school, its students and its amounts are invented, and the section says so. */
export const evening = {
  section: {
    id: 'evening',
    label: 'An example',
    note: 'Made up for this page',
    headline: 'One evening at Ganit Ghar',
    lead: 'Ganit Ghar is an example, not a customer: a maths school with one teacher and two batches.',
  },
  /** Of the ruler, which is divided into half hours. */
  unit: 'pm',
  range: [4, 9],
  fees: {
    when: '4:00 to 5:00 pm',
    title: 'Fees arrive',
    body: 'The register marks who has paid.',
    sum: '₹1,200 received',
    what: 'Class 10 maths, by UPI',
  },
  roll: {
    when: '5:00 to 6:30 pm',
    title: 'Class 8 takes its seats',
    body: 'The timetable told them when and where, so nobody had to ask.',
    batch: 'Class 8 maths',
    present: '11 of 12 are here',
  },
  live: {
    when: '6:30 to 8:00 pm',
    title: 'Class 10 is live',
    body: 'It opens from the school’s own page, under the school’s own name.',
    what: 'Quadratic equations, part two',
    count: '23',
    of: 'of 30 are here',
  },
  exam: {
    when: '8:00 to 9:00 pm',
    title: 'The test is set',
    body: 'At nine the desk is clear.',
    question: 'Solve x² − 5x + 6 = 0.',
    marks: '4 marks',
  },
} as const
