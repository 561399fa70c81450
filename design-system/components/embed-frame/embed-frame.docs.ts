import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Shows a page of another provider in a frame, after the visitor has asked for it.',
  use: [
    'Use it for a calendar, a map or a form that another company runs and that visitors need on this page.',
    'Nothing is requested from the provider before the button is pressed. Set `open` if the visitor has already asked, for example by following a link to it.',
    'Pass `connect` if the embedded page posts messages: it reports when it is ready, how high it is and when it is done.',
    'If the page is not ready after `timeout` (15 seconds by default), the `fallback` and “Try again” are offered.',
  ],
  avoid: [
    { when: 'It is your own video.', instead: 'VideoPlayer' },
    { when: 'It does not have to be inside the page.', instead: 'Link, with `external`' },
    { when: 'It is your own page.', instead: 'its content, without a frame' },
  ],
  rules: [
    {
      do: 'Content: before the button, say whose page it is and that it is fetched on request: “The calendar is a page of Calendly. It is fetched from there when you ask for it.”',
      dont: 'Load the frame with the page: the provider would receive the IP address of every visitor.',
    },
    {
      do: 'Check `origin` and `source` of every message in `connect` (MDN, Window.postMessage, security concerns).',
      dont: 'Accept messages from any window.',
    },
    {
      do: 'Give a `fallback` that needs neither the provider nor JavaScript: an e-mail address, a telephone number.',
      dont: 'Send visitors back to the page that did not load.',
    },
    {
      do: 'Pass the same `connect` function on every render: a function of the module, or a memoised one.',
      dont: 'Write it inline: the frame would be connected again on every render.',
    },
  ],
  parts: ['EmbedFrame'],
  examples: [
    { story: 'Default', caption: 'Before the request: whose page it is, and the button.' },
    { story: 'Open', caption: 'Requested by the visitor before, so it loads immediately.' },
    { story: 'LoadTimeout', caption: 'The page has not loaded in time.' },
    {
      story: 'Reports',
      caption: 'Press the button inside: the frame follows the reported height and reports that it is done.',
    },
  ],
} satisfies ComponentDocs
