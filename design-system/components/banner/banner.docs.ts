import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'One sentence above everything, with the way on, that can be closed for good.',
  use: [
    'For one announcement that concerns every page: an offer, a closed day.',
    'First on the page, after the skip link.',
    'With two links at most; the last one is the one that matters.',
  ],
  avoid: [
    { when: 'Something has just happened.', instead: 'a toast, or an Alert where it belongs' },
    { when: 'It has to be answered before people go on.', instead: 'Dialog' },
    { when: 'It concerns one page.', instead: 'Alert, in that page' },
  ],
  rules: [
    {
      do: 'Write one sentence that is still true next month.',
      dont: 'Put a second banner above the first: people close both unread.',
    },
    {
      do: 'Set `<html data-banner="closed">` before the first paint where the `storageKey` is stored.',
      dont: 'Leave it to the script: a closed banner would show for a moment and push the page down.',
    },
    {
      do: 'Give another announcement another `storageKey`.',
      dont: 'Reuse the key of the last one: who closed that never sees this.',
    },
  ],
  parts: ['Banner'],
  examples: [
    { story: 'Announcement', caption: 'A sentence and two links; narrow the frame for its close button.' },
    { story: 'SentenceAlone', caption: 'A sentence without links.' },
    { story: 'LongSentence', caption: 'More words than fit in one line.' },
  ],
} satisfies ComponentDocs
