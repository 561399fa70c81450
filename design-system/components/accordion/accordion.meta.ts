import { apg, componentMeta, listRows, operable, pressRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A list of questions in which the visitor opens one answer at a time.',
  use: [
    'Use an accordion for four or more questions when each reader needs only one or two of the answers.',
    'Write each heading as the question that visitors ask, so that find-in-page and search engines match it.',
    'Closed answers stay in the HTML. In browsers that support `hidden="until-found"`, find-in-page opens the row that contains the match.',
  ],
  avoid: {
    'Most readers need most of the answers.': 'headings and text',
    'There is only one answer to open.': '`<details>`',
    'Readers compare the answers with each other.': 'headings and text, or a table',
    'The rows are different views of one subject.': 'Tabs',
    'The rows open lists of navigation links.': 'DisclosureNav',
  },
  rules: {
    'Choose `heading` by the level of the headings around it: `heading={2}` directly under the page title.':
      'Choose the level for its size. All levels look the same in an accordion.',
    'Open the first row with `defaultValue` if most visitors come for that answer.':
      'Close an answer that a visitor is reading: set `type="multiple"` if readers go back and forth between answers.',
    'Content: ask a whole question, then answer it in the first sentence. “Can I cancel at any time?” – “Yes. Your service stays active until the end of the billing cycle.”':
      'Use a topic as a heading (“Cancellation”), or begin the answer with background information.',
    'Show prices, terms and anything that the visitor agrees to outside the accordion.':
      'Put information that is needed to place an order into a closed answer.',
  },
  parts: ['Accordion', 'AccordionItem', 'AccordionTrigger', 'AccordionContent'],
  examples: {
    FirstOpen: 'One answer is open at a time. Pressing the open row closes it.',
    Default:
      'All rows are closed. Search this page for “free subdomain”: the browser opens the row, if it supports it.',
    Multiple: 'Several answers are open at a time.',
    OneDisabled: 'A disabled row, and a question that needs more than one line.',
  },
  pattern: apg('Accordion', 'accordion'),
  roles: [
    { role: 'heading', nameFrom: 'the text of the question' },
    { role: 'button', nameFrom: 'the text of the question' },
    { role: 'region', nameFrom: 'its question; only an open panel is a region' },
  ],
  states: {
    'aria-expanded': 'Whether the panel of the row is open.',
    'aria-controls': 'The open panel.',
    'hidden="until-found"': 'A closed panel: hidden and not in the accessibility tree, but searchable.',
    'data-state': 'open or closed, for styling.',
  },
  keys: [
    ...pressRows('Opens the panel of the focused row and closes the other one. Closes it if it is open.'),
    ...tabRows('Moves to the next row, or into the open panel.'),
    ...listRows('row'),
  ],
  focus: 'Stays on the pressed row. A disabled row cannot be focused.',
  announcements: ['The new state of the row, announced by the screen reader from aria-expanded.'],
  transcripts: [
    { story: 'FirstOpen' },
    { story: 'Default', press: ['Do I get my own web address?'] },
    { story: 'OneDisabled' },
  ],
  wcag: operable('1.3.1 1.4.1 1.4.10 1.4.11 2.3.3 2.4.6'),
  gaps: {
    '2.4.5':
      'In browsers without hidden="until-found" (Safari before 26.2, Firefox before 139) find-in-page does not search closed panels.',
  },
  withoutJavaScript:
    'Every answer is shown and can be found by find-in-page; its question is a heading. A press before hydration has no effect.',
  works: {
    Default: [
      { reads: 'Yes. You get 14 days with every feature, and we do not ask for a card.' },
      { reads: 'Yes. Your service stays active until the end of the billing cycle.' },
      { waits: 'Is the trial really free?' },
    ],
  },
})
