import { componentMeta, pressRows, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'The content of a page that failed to render: a message, a button to try again and a link.',
  use: [
    'In the error boundary of a page, or of a part that fills a page.',
    'With `takesFocus` if it replaces a page. Screen readers then announce the headline.',
    'With `onRetry` if the operation can be repeated without reloading the page.',
  ],
  avoid: {
    'For an address that does not exist.': 'NotFound',
    'For a form that could not be sent.': 'ErrorSummary or Alert',
    'For a failed part of a page that still works.': 'Alert, in place of that part',
  },
  rules: {
    'Content: say what has not been lost and how to contact a person.':
      'Show the technical error. Visitors cannot act on it, and it can help an attacker.',
    'Render it without data and images.': 'Depend on code or data that may have caused the error.',
  },
  parts: ['UnexpectedError'],
  examples: {
    Default: 'In place of a page.',
    OwnRetry: 'With its own retry function.',
  },
  pattern: wai('Error message of a page', 'WCAG22/Understanding/error-suggestion.html'),
  roles: [
    { role: 'heading', nameFrom: 'title; level 1' },
    { role: 'button', nameFrom: 'labels.retry' },
    { role: 'link', nameFrom: 'label of the link' },
  ],
  keys: [
    ...pressRows('Tries again.', 'the button'),
    { key: 'Enter', on: 'the link', does: 'Follows the link.' },
  ],
  focus:
    'With `takesFocus` focus moves to the headline, because it replaces the page. Otherwise focus does not move.',
  transcripts: [{ story: 'Default' }],
  wcag: '1.3.1 1.4.3 2.1.1 2.4.2 2.4.6 2.5.8 3.3.3',
  withoutJavaScript: 'The text and the link work. The button needs JavaScript.',
  works: {
    Default: [
      { reads: 'Unexpected Application Error' },
      { follows: 'Go to the home page', to: '/' },
      { waits: 'Load again' },
    ],
  },
})
