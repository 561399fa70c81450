import { apg, componentMeta, operable, pressRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Data in rows and columns, with a caption, and headers that can sort.',
  use: [
    'Use a table to compare values of several things: courses and their fees, orders and their state.',
    'Write `<th scope="col">` for every column, and `<th scope="row">` for the cell that names the row.',
    'Use TableSortHeader if people look for the highest, the newest or the first by name. Start with the order that most visitors need.',
    'On a phone the table scrolls sideways in its own region, and the page does not. Put the column that names the row first.',
    'Source: the APG example Sortable Table; W3C, Tables Tutorial; Adrian Roselli, “Under-Engineered Responsive Tables” (2020).',
  ],
  avoid: {
    'There is one thing with several values.': 'DescriptionList',
    'There are plans with prices to choose from.': 'PricingTable',
    'It only arranges a layout.': 'Grid',
    'It has no rows yet.': 'EmptyState',
  },
  rules: {
    'Content: name in the caption what the rows are: “Courses this month”. Put the unit into the header.':
      'Repeat the unit in every cell, or leave a cell empty: write “None”, or a dash with text for screen readers.',
    'Mark cells and headers of numbers with `data-numeric`, which aligns them at the end.':
      'Align text at the end, or centre numbers.',
    'Give `sort` to the one column by which the rows are sorted.':
      'Make a whole header cell clickable without a button.',
  },
  parts: ['Table', 'TableSortHeader'],
  examples: {
    Default: 'With a caption, and headers of columns and rows.',
    Sortable: 'Two headers that sort. A heading above says what the caption says.',
    Wide: 'Too wide: it scrolls, by the arrow keys too.',
  },
  pattern: apg('Sortable table', 'table'),
  roles: [
    { role: 'table', nameFrom: 'caption' },
    { role: 'region', nameFrom: 'caption; only while the table is too wide and scrolls' },
    { role: 'columnheader', nameFrom: 'its content' },
    { role: 'button', nameFrom: 'the text of a TableSortHeader' },
  ],
  states: {
    'aria-sort': 'On the header of the sorted column: ascending or descending. No other header has it.',
  },
  keys: [
    ...pressRows('Sorts by this column; again, in the other order.', 'the button of a header'),
    ...tabRows('Moves to the region, if the table scrolls, then through the headers that sort.'),
  ],
  focus:
    'A table that is too wide is a tab stop, so that the arrow keys of the browser can scroll it. A button keeps the focus when it has sorted.',
  transcripts: [{ story: 'Default' }, { story: 'Sortable' }],
  wcag: operable('1.3.1 1.3.2 1.4.3 1.4.10'),
  gaps: {
    '4.1.2': 'VoiceOver on iOS does not announce aria-sort. The arrow beside the name shows the order.',
  },
  withoutJavaScript: 'It can be read and scrolled. A press on a header waits for JavaScript.',
  works: { Default: [{ reads: 'Mathematics, class 9' }], Sortable: [{ waits: 'Students' }] },
})
