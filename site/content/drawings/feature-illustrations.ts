import { eight, questions, ten, test } from './illustrations'
import { nameSchool } from './name-school'

/**
 * Sample data of the illustrations that are rendered when their tab is opened, separate from the others so that a first
 * visit does not load it. People, schools and amounts are invented.
 */

/** The weekly timetable beside the Classes tab. */
export const calendar = {
  label: 'A week as a calendar: two batches, an hour for questions twice, and a test on Saturday.',
  title: 'This week',
  subtitle: 'Two batches, one test',
  week: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    rows: [
      { time: '5 pm', slots: [eight, null, eight, null, eight, test] },
      { time: '6:30', slots: [null, ten, ten, ten, null, null] },
      { time: '8 pm', slots: [questions, null, null, questions, null, null] },
    ],
  },
}

/** The question paper beside the Exams tab. */
export const exam = {
  label:
    'A question paper on quadratic equations: three numbered questions with room to answer and their marks.',
  title: 'Unit test 3',
  subtitle: 'Quadratic equations, 20 marks, 40 minutes',
  questions: [
    { text: 'Solve x² − 5x + 6 = 0 by factorising.', marks: 4 },
    { text: 'For which k does x² + kx + 9 = 0 have equal roots?', marks: 6 },
    { text: 'A garden is 4 m longer than it is wide. Its area is 96 m². Find its sides.', marks: 10 },
  ],
}

const bars = [
  { label: 'Jun', value: 18 },
  { label: 'Jul', value: 24 },
  { label: 'Aug', value: 23 },
  { label: 'Sep', value: 29 },
  { label: 'Oct', value: 21 },
  { label: 'Nov', value: 34 },
]

/** The bars beside the Reports tab. */
export const chart = {
  label: `Bar chart of fees received in thousands of rupees: ${bars.map(({ label, value }) => `${label} ${value}`).join(', ')}.`,
  title: 'Fees received',
  subtitle: 'June to November, in thousands of rupees',
  bars,
}

/** The card beside the Your brand tab. */
export const colourCard = {
  label: 'A colour card for a school called Ganit Ghar: marigold, river blue, leaf green, terracotta.',
  title: 'Ganit Ghar',
  subtitle: 'A colour for each subject',
  swatches: nameSchool.colours.choices,
} as const
