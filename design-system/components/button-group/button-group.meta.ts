import { componentMeta, html } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A row of buttons and button-like links; on a phone each is as wide as its column.',
  use: [
    'Use a button group for two or three actions under a headline or at the end of a question in a dialog.',
    'You can use it for one action that should fill the width of a phone.',
  ],
  avoid: {
    'One action goes back and one goes forward, at the two ends of a form.': 'SplitPanelActions',
    'The buttons choose a view of the same subject.': 'Tabs',
    'They are links of equal importance.': 'a list of Links',
  },
  rules: {
    'Put the most important action first in the markup. It is first on a phone and first for screen readers and keyboards.':
      'Reverse the order with CSS: the focus order would differ from the visual order (WCAG 2.2, 2.4.3 Focus Order).',
    'Use the variant `primary` for at most one of the buttons.': 'Give three buttons the same emphasis.',
    'Content: begin every label with a verb: “Start Free”, “Book a demo”.':
      'Repeat a vague label in one row (“More”, “Details”).',
  },
  parts: ['ButtonGroup'],
  examples: {
    Default: 'Links and buttons side by side.',
    LongWords: 'Buttons that do not fit move to the next line.',
    Loading: 'Press the button: the layout does not change while it is loading.',
  },
  pattern: html('Flow content', 'grouping-content.html#the-div-element'),
  roles: [{ role: 'generic', nameFrom: 'no name; its buttons and links have their own roles' }],
  focus: 'It cannot be focused itself. The focus order is the order of the markup, on every screen.',
  wcag: '1.3.2 1.4.10 2.4.3 2.5.8',
})
