import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Shows somebody else’s page within this one, once it is asked for.',
  use: [
    'For a calendar, a map or a form that another company runs, and that people come to this page for.',
    'With `open` for who pressed a link that promised it: they have asked already.',
    'With `connect` where the page posts messages: then it is known that it works, how high it is and when it is done.',
  ],
  avoid: [
    { when: 'It is a film of your own.', instead: 'VideoPlayer' },
    { when: 'It need not be within the page.', instead: 'Link, with `external`' },
    { when: 'It is your own page.', instead: 'its content, without a frame' },
  ],
  rules: [
    {
      do: 'Say whose page it is and where it is fetched from, before the button.',
      dont: 'Fetch it on load: every visitor’s address goes to a company that few of them want.',
    },
    {
      do: 'Check the origin and the source of every message in `connect`.',
      dont: 'Believe any window that posts the right words.',
    },
    {
      do: 'Give as `fallback` a way that needs neither the company nor a script: an address, a number.',
      dont: 'Send people back to the page that did not come.',
    },
    {
      do: 'Pass the same `connect` at every rendering: a function of the module, or one that is kept.',
      dont: 'Write it inline: the frame is listened to anew each time.',
    },
  ],
  parts: ['EmbedFrame'],
  examples: [
    { story: 'Facade', caption: 'What stands in its place: whose page it is, and the button.' },
    { story: 'Open', caption: 'Somebody came for it.' },
    { story: 'Late', caption: 'It has not come in time.' },
    { story: 'Reports', caption: 'Press it: the frame follows the height, and tells that it is done.' },
  ],
} satisfies ComponentDocs
