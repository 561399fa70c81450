import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Says that a part of the page is on its way: ruled lines that fill, and the words for it.',
  use: [
    'Where content takes longer than about 300 ms and its place is known.',
    'With as many lines as the content will have, so that nothing jumps.',
  ],
  avoid: [
    { when: 'A button waits.', instead: 'Button with `pending`' },
    { when: 'How far it has come is known.', instead: 'Progress' },
    { when: 'The words stand elsewhere already.', instead: 'Skeleton' },
  ],
  rules: [
    { do: 'Say what is coming: “Loading the calendar...”.', dont: 'Show an empty frame without words.' },
    { do: 'Offer a way on when it takes too long.', dont: 'Let it fill for ever.' },
  ],
  parts: ['Loading'],
  examples: [{ story: 'Part', caption: 'A part of a page.' }],
} satisfies ComponentDocs
