import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Accordion',
  pattern: { name: 'Accordion', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/' },
  roles: [
    { role: 'heading', nameFrom: 'the words of the row' },
    { role: 'button', nameFrom: 'the words of the row' },
    { role: 'region', nameFrom: 'its row; an open panel only' },
  ],
  states: [
    { attribute: 'aria-expanded', meaning: 'Whether the panel of the row is open.' },
    { attribute: 'aria-controls', meaning: 'The open panel.' },
    {
      attribute: 'hidden="until-found"',
      meaning: 'A closed panel: out of sight and of the tree, but searchable.',
    },
    { attribute: 'data-state', meaning: 'open or closed, for styling.' },
  ],
  keys: [
    {
      key: 'Enter',
      does: 'Opens the panel of the focused row and closes the other; closes it when it is open.',
    },
    { key: 'Space', does: 'As Enter.' },
    { key: 'Tab', does: 'Moves to the next row, or into the open panel.' },
    { key: 'ArrowDown', does: 'Moves to the next row; from the last to the first.' },
    { key: 'ArrowUp', does: 'Moves to the previous row; from the first to the last.' },
    { key: 'Home', does: 'Moves to the first row.' },
    { key: 'End', does: 'Moves to the last row.' },
  ],
  focus: 'Stays on the row that was pressed. A disabled row takes no focus.',
  announcements: ['The new state of the row, by the screen reader, from aria-expanded.'],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '1.4.11', '2.1.1', '2.3.3', '2.4.6', '2.4.7', '2.5.8', '4.1.2'],
  gaps: [
    'Where a browser does not know hidden="until-found" (Safari before 26.2, Firefox before 139), find-in-page does not reach closed panels.',
  ],
  withoutJavaScript: 'Every panel is in the markup; the page opens them all in a noscript style.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
