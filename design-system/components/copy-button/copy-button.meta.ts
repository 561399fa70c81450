import { apg, componentMeta, operable, pressRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Copies a text to the clipboard and announces the result.',
  use: [
    'Use it beside an ID, an address or a piece of code that visitors paste into an e-mail or a terminal.',
    'Use it where a typing mistake has consequences: a payment ID that support has to find.',
    'The result is shown beside the button for four seconds in a live region. The focus stays on the button.',
  ],
  avoid: {
    'The text leads to a page.': 'Link',
    'It does not need to be pasted.': 'text that can be selected',
  },
  rules: {
    'Show the copied text beside the button.':
      'Copy a text that is not visible: it cannot be checked or copied by hand.',
    'Content: name what is copied with `what`: “the payment ID”. The accessible name becomes “Copy: the payment ID”.':
      'Leave several buttons named “Copy” on a page.',
    'Pass `source`, so that the text is selected if the browser refuses access to the clipboard.':
      'Rely on the clipboard: MDN documents that the Clipboard API needs a secure context (HTTPS), and frames can be denied it.',
  },
  parts: ['CopyButton'],
  examples: {
    Default: 'Beside the ID that it copies.',
    Narrow: 'In a narrow column.',
  },
  pattern: apg('Button', 'button'),
  roles: [
    { role: 'button', nameFrom: "'Copy: ' and `what`" },
    { role: 'status', nameFrom: 'no name; its text is announced' },
  ],
  keys: pressRows('Copies the text.'),
  focus: 'It stays on the button, also if the browser refuses to copy and the text is selected instead.',
  announcements: ["'Copied', politely, or how to copy by hand if the browser refuses to copy."],
  transcripts: [{ story: 'Default' }, { story: 'Default', press: ['Copy: the payment ID'] }],
  wcag: operable('1.4.3 2.5.3 4.1.3'),
  withoutJavaScript: 'The text beside it can be selected. A press before hydration has no effect.',
  works: { Default: [{ waits: 'Copy: the payment ID' }] },
})
