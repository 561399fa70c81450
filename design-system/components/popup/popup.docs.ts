import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary:
    'A small card that comes by itself into the corner: one sentence, one link, and a way to be rid of it.',
  use: [
    'For an offer of help to somebody who has just arrived, once a session, on one page.',
    'A few seconds after the page has loaded: your page says when, by drawing it.',
    'With words that stand elsewhere too: it is gone once it is closed.',
  ],
  avoid: [
    { when: 'Somebody has pressed something to see it.', instead: 'Dialog' },
    { when: 'It says what has just happened.', instead: 'toast' },
    { when: 'It has to be answered.', instead: 'ConfirmDialog' },
    { when: 'It concerns every page.', instead: 'Banner' },
  ],
  rules: [
    {
      do: 'Remember in `onShow` that it has come, and do not draw it again in this session.',
      dont: 'Bring it back on the next page: who has closed it has answered.',
    },
    {
      do: 'Draw it before the `main` of the page, where Tab meets it first.',
      dont: 'Draw it at the end, behind a hundred tab stops.',
    },
    {
      do: 'Fetch it by a dynamic import: nobody needs it in the first seconds.',
      dont: 'Make the first paint wait for what comes after it.',
    },
  ],
  parts: ['Popup'],
  examples: [
    {
      story: 'InTheCorner',
      caption: 'Write a name, and show it again: it waits until you have left the field.',
      alone: true,
    },
    { story: 'LongSentence', caption: 'More words than it should have.', alone: true },
    { story: 'InFrench', caption: 'In another language.', alone: true },
  ],
} satisfies ComponentDocs
