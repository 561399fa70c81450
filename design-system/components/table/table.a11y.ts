import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Table',
  pattern: { name: 'Sortable table', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/' },
  roles: [
    { role: 'table', nameFrom: 'caption' },
    { role: 'region', nameFrom: 'caption; only while the table is too wide and scrolls' },
    { role: 'columnheader', nameFrom: 'its content' },
    { role: 'button', nameFrom: 'the text of a TableSortHeader' },
  ],
  states: [
    {
      attribute: 'aria-sort',
      meaning: 'On the header of the sorted column: ascending or descending. No other header has it.',
    },
  ],
  keys: [
    { key: 'Enter', on: 'the button of a header', does: 'Sorts by this column; again, in the other order.' },
    { key: 'Space', on: 'the button of a header', does: 'Same as Enter.' },
    { key: 'Tab', does: 'Moves to the region, if the table scrolls, then through the headers that sort.' },
    { key: 'Shift+Tab', does: 'Moves backward in the same order.' },
  ],
  focus:
    'A table that is too wide is a tab stop, so that the arrow keys of the browser can scroll it. A button keeps the focus when it has sorted.',
  announcements: ['None: screen readers announce the changed aria-sort of the header that has the focus.'],
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'table, Courses this month',
        'caption, Courses this month',
        'columnheader, Students',
        'rowheader, Tabla for beginners',
        'cell, 42',
      ],
    },
    {
      story: 'Sortable',
      phrases: [
        'columnheader, Course, sorted in ascending order',
        'button, Course',
        'columnheader, Students',
        'button, Students',
      ],
    },
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.3', '1.4.10', '2.1.1', '2.4.7', '2.5.8', '4.1.2'],
  gaps: ['VoiceOver on iOS does not announce aria-sort. The arrow beside the name shows the order.'],
  withoutJavaScript: {
    says: 'It can be read and scrolled. A press on a header waits for JavaScript.',
    works: {
      Default: [{ reads: 'Mathematics, class 9' }],
      Sortable: [{ waits: 'Students' }],
    },
  },
} satisfies A11yContract
