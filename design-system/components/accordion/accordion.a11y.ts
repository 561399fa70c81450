import type { A11yContract, Movement } from '../../testing/contract.ts'

const wrapsAround: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }
const toEnd: Movement = { ...wrapsAround, ends: 'stops' }

export default {
  component: 'Accordion',
  pattern: { name: 'Accordion', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/' },
  roles: [
    { role: 'heading', nameFrom: 'the text of the question' },
    { role: 'button', nameFrom: 'the text of the question' },
    { role: 'region', nameFrom: 'its question; only an open panel is a region' },
  ],
  states: [
    { attribute: 'aria-expanded', meaning: 'Whether the panel of the row is open.' },
    { attribute: 'aria-controls', meaning: 'The open panel.' },
    {
      attribute: 'hidden="until-found"',
      meaning: 'A closed panel: hidden and not in the accessibility tree, but searchable.',
    },
    { attribute: 'data-state', meaning: 'open or closed, for styling.' },
  ],
  keys: [
    {
      key: 'Enter',
      does: 'Opens the panel of the focused row and closes the other one. Closes it if it is open.',
    },
    { key: 'Space', does: 'Same as Enter.' },
    { key: 'Tab', does: 'Moves to the next row, or into the open panel.' },
    { key: 'Shift+Tab', does: 'Moves backward in the same order.' },
    { key: 'ArrowDown', does: 'Moves to the next row, from the last to the first.', moves: wrapsAround },
    { key: 'ArrowUp', does: 'Moves to the previous row, from the first to the last.', moves: wrapsAround },
    { key: 'Home', does: 'Moves to the first row.', moves: toEnd },
    { key: 'End', does: 'Moves to the last row.', moves: toEnd },
  ],
  focus: 'Stays on the pressed row. A disabled row cannot be focused.',
  announcements: ['The new state of the row, announced by the screen reader from aria-expanded.'],
  transcripts: [
    {
      story: 'FirstOpen',
      phrases: [
        'heading, Is the trial really free?, level 3',
        'button, Is the trial really free?, 1 control, expanded',
        'region, Is the trial really free?',
        'Yes. You get 14 days with every feature, and we do not ask for a card.',
        'end of region, Is the trial really free?',
        'heading, Do I get my own web address?, level 3',
        'button, Do I get my own web address?, not expanded',
        'heading, Can I cancel at any time?, level 3',
        'button, Can I cancel at any time?, not expanded',
      ],
      never: ['A free subdomain', 'until the end of the billing cycle'],
    },
    {
      story: 'Default',
      press: ['Do I get my own web address?'],
      phrases: [
        'button, Is the trial really free?, not expanded',
        'button, Do I get my own web address?, 1 control, expanded',
        'Yes. A free subdomain with SSL comes with every plan.',
      ],
      never: ['14 days'],
    },
    {
      story: 'OneDisabled',
      phrases: ['button, What is on next term?, disabled, not expanded'],
      never: ['Not decided yet'],
    },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '1.4.11', '2.1.1', '2.3.3', '2.4.6', '2.4.7', '2.5.8', '4.1.2'],
  gaps: [
    'In browsers without hidden="until-found" (Safari before 26.2, Firefox before 139) find-in-page does not search closed panels.',
  ],
  withoutJavaScript: {
    says: 'Every answer is shown and can be found by find-in-page; its question is a heading. A press before hydration has no effect.',
    works: {
      Default: [
        { reads: 'Yes. You get 14 days with every feature, and we do not ask for a card.' },
        { reads: 'Yes. Your service stays active until the end of the billing cycle.' },
        { waits: 'Is the trial really free?' },
      ],
    },
  },
} satisfies A11yContract
