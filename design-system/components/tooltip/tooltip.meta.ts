import { apg, componentMeta } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A short text about a control, shown on hover and on keyboard focus.',
  use: [
    'Use it to show the name of a button that has only an icon, and for a remark that visitors may miss.',
    'It appears after the pointer has rested for half a second, at once by keyboard, and never by touch.',
    'It stays while the pointer is on it, and Escape hides it (WCAG 2.2, 1.4.13 Content on Hover or Focus).',
    'Source: the APG pattern Tooltip; Nielsen Norman Group, “Tooltip Guidelines” (2019): information that a task needs must not be in a tooltip.',
  ],
  avoid: {
    'Visitors need it to continue.': 'The hint of a Field, or Text',
    'It contains a link or a control.': 'Popover',
    'It says why a button is not possible now.': 'Button with `inactiveReason`',
  },
  rules: {
    'Content: one sentence of at most ten words.': 'Repeat the visible label of the control.',
    'Put it on a control that can have the focus.':
      'Put it on text or on an icon that cannot be reached by keyboard.',
  },
  parts: ['Tooltip'],
  examples: {
    Default: 'The name of a button that has only an icon.',
    Description: 'A remark, below its button.',
  },
  pattern: apg('Tooltip', 'tooltip'),
  roles: [{ role: 'tooltip', nameFrom: 'text, which is the description of the control' }],
  states: {
    'aria-describedby':
      'On the control: its own description, then the text. Left out if the text is its aria-label.',
  },
  keys: [
    { key: 'Tab', does: 'Shows the text when the focus comes to the control.' },
    { key: 'Shift+Tab', does: 'Hides it when the focus leaves.' },
    { key: 'Escape', does: 'Hides it, and closes nothing around it. The focus stays.' },
  ],
  focus: 'The text cannot be focused. The control keeps its place in the tab order.',
  announcements: ['The text, as the description of the control, when the control is announced.'],
  transcripts: [
    { story: 'Default' },
    { story: 'Default', press: ['Copy the link'] },
    { story: 'Description' },
  ],
  wcag: '1.4.3 1.4.10 1.4.13 2.1.1 2.4.7 2.4.11 4.1.2',
  gaps: {
    '1.4.13':
      'It does not appear on touch screens and in browsers without the popover attribute (before Safari 17, Chrome 114 and Firefox 125). Screen readers announce its text there too.',
  },
  withoutJavaScript: 'It does not appear. Screen readers announce its text.',
  works: { Description: [{ announces: 'button Publish' }] },
})
