import { componentMeta, html, pressRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A button that opens a small panel beside it, above the page.',
  use: [
    'Use a popover for a few controls or a longer explanation that not everybody needs: a filter, a definition, a date.',
    'The page behind it stays usable. For a task that must be finished first, use a Dialog.',
    'It uses the `popover` attribute of HTML: it is above the page without a portal, works inside a dialog, and opens before the scripts have loaded.',
    'Source: the HTML standard, The popover attribute; Baseline since January 2025.',
  ],
  avoid: {
    'It has one short sentence about a control.': 'Tooltip, or the hint of a Field',
    'It is a list of actions.': 'DropdownMenu',
    'It must be answered before anything else.': 'Dialog',
    'Everybody needs its content.': 'The content itself, in the page',
  },
  rules: {
    'Content: name the panel as its button: “Filter”.':
      'Put a heading, an image and a form into it. That is a page or a Dialog.',
    'Show a result at once, or end the panel with a PopoverClose that says what happens: “Show the courses”.':
      'Lose what was chosen when a visitor presses outside the panel.',
  },
  parts: ['Popover', 'PopoverTrigger', 'PopoverContent', 'PopoverClose'],
  examples: {
    Default: 'A filter, with a button that closes it.',
    AlignedAtTheEnd: 'Aligned with the end of its button, right to left, on a dark surface.',
  },
  pattern: html('Popover (the native attribute)', 'popover.html'),
  roles: [
    { role: 'button', nameFrom: 'the content of the PopoverTrigger' },
    { role: 'dialog', nameFrom: 'label. It is not modal: the page stays within reach' },
  ],
  states: {
    'aria-expanded': 'On the button: whether the panel is open.',
    'aria-haspopup': 'On the button: it opens a dialog.',
  },
  keys: [
    ...pressRows('Opens the panel, or closes it.', 'the trigger'),
    ...pressRows('Closes the panel.', 'the button that closes it'),
    { key: 'Escape', does: 'Closes the panel, and nothing around it.' },
  ],
  focus:
    'The panel takes the focus when it opens. Tab moves through its controls, then to what follows its button. When it closes while it has the focus, the focus returns to its button.',
  transcripts: [{ story: 'Default', press: ['Filter'] }],
  wcag: '1.4.3 1.4.10 1.4.11 2.1.1 2.1.2 2.4.3 2.4.7 2.4.11 4.1.2',
  gaps: {
    '1.3.2':
      'Browsers without the popover attribute (before Safari 17, Chrome 114 and Firefox 125) show the panel in the page, below its button, until the scripts have loaded.',
  },
  withoutJavaScript: 'It opens and closes, in the middle of the window.',
  works: { Default: [{ announces: 'button Filter' }] },
})
