import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Tooltip',
  pattern: { name: 'Tooltip', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/' },
  roles: [{ role: 'tooltip', nameFrom: 'text, which is the description of the control' }],
  states: [
    {
      attribute: 'aria-describedby',
      meaning: 'On the control: its own description, then the text. Left out if the text is its aria-label.',
    },
  ],
  keys: [
    { key: 'Tab', does: 'Shows the text when the focus comes to the control.' },
    { key: 'Shift+Tab', does: 'Hides it when the focus leaves.' },
    { key: 'Escape', does: 'Hides it, and closes nothing around it. The focus stays.' },
  ],
  focus: 'The text cannot be focused. The control keeps its place in the tab order.',
  announcements: ['The text, as the description of the control, when the control is announced.'],
  transcripts: [
    { story: 'Default', phrases: ['button, Copy the link'], never: ['tooltip'] },
    { story: 'Description', phrases: ['button, Publish, Students see it from tomorrow on.'] },
  ],
  wcag: ['1.4.3', '1.4.10', '1.4.13', '2.1.1', '2.4.7', '2.4.11', '4.1.2'],
  gaps: ['It does not appear on touch screens. Screen readers announce its text there too.'],
  withoutJavaScript: {
    says: 'It does not appear. Screen readers announce its text.',
    works: { Description: [{ announces: 'button Publish' }] },
  },
} satisfies A11yContract
