import { apg, componentMeta, pressRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Shows a page of another provider in a frame, after the visitor has asked for it.',
  use: [
    'Use it for a calendar, a map or a form that another company runs and that visitors need on this page.',
    'Nothing is requested from the provider before the button is pressed. Set `open` if the visitor has already asked, for example by following a link to it.',
    'Pass `connect` if the embedded page posts messages: it reports when it is ready, how high it is and when it is done.',
    'If the page is not ready after `timeout` (15 seconds by default), the `fallback` and “Try again” are offered.',
  ],
  avoid: {
    'It is your own video.': 'VideoPlayer',
    'It does not have to be inside the page.': 'Link, with `external`',
    'It is your own page.': 'its content, without a frame',
  },
  rules: {
    'Content: before the button, say whose page it is and that it is fetched on request: “The calendar is a page of Calendly. It is fetched from there when you ask for it.”':
      'Load the frame with the page: the provider would receive the IP address of every visitor.',
    'Check `origin` and `source` of every message in `connect` (MDN, Window.postMessage, security concerns).':
      'Accept messages from any window.',
    'Give a `fallback` that works without the provider and without JavaScript: an e-mail address, a telephone number.':
      'Send visitors back to the page that did not load.',
    'Pass the same `connect` function on every render: a function of the module, or a memoised one.':
      'Write it inline: the frame would be connected again on every render.',
  },
  parts: ['EmbedFrame'],
  examples: {
    Default: 'Before the request: whose page it is, and the button.',
    Open: 'Requested by the visitor before, so it loads immediately.',
    LoadTimeout: 'The page has not loaded in time.',
    Reports: 'Press the button inside: the frame follows the reported height and reports that it is done.',
  },
  pattern: apg('Button', 'button'),
  roles: [
    { role: 'region', nameFrom: 'label' },
    { role: 'button', nameFrom: "show; 'Try again' if the page has not loaded in time" },
    { role: 'iframe', nameFrom: 'label and provider, so that it differs from the name of the region' },
    { role: 'status', nameFrom: 'no name; their text is announced' },
  ],
  states: {
    'data-state': 'facade, loading, timed-out or ready, for styling and tests.',
  },
  keys: pressRows('Presses the button: the page is loaded.'),
  focus:
    'The press removes the button, so the focus moves to the region; the next tab stop is the frame. With `open` the focus is not moved.',
  announcements: [
    "'Loading...', politely, while the page loads.",
    "'Loaded.', politely, when the page is ready.",
    'That it takes long, politely, with the alternatives.',
    'The content of `done`, politely, when the page reports that it is done.',
  ],
  transcripts: [{ story: 'Default' }, { story: 'LoadTimeout' }],
  wcag: '1.3.1 1.4.3 1.4.10 1.4.11 2.1.1 2.2.1 2.4.1 2.4.3 2.5.8 3.2.1 4.1.2 4.1.3',
  gaps: {
    '4.1.2': { effect: 'author', text: 'The accessibility of the embedded page depends on its provider.' },
  },
  withoutJavaScript: 'The provider and the alternatives are shown. A press before hydration has no effect.',
  works: {
    Default: [
      { reads: 'The calendar is a page of Example Calendar.' },
      { follows: 'hello@school.example', to: 'mailto:hello@school.example' },
      { leavesOut: 'Show the calendar' },
    ],
  },
})
