import type { ComponentDocs } from '../../testing/docs.ts'
import { skeletonDescriptions } from './skeleton.tsx'

export default {
  summary: 'The place of what is on its way, ruled like a page of an exercise book.',
  use: [
    'Where the shape of what comes is known: its place is kept, so nothing jumps.',
    'For waits that are noticed; a shorter one needs nothing.',
  ],
  avoid: [
    { when: 'Words can be seen beside it.', instead: 'Loading, which is a Skeleton with words' },
    { when: 'A button waits.', instead: 'Button with `pending`' },
    { when: 'How far it has come is known.', instead: 'Progress' },
  ],
  rules: [
    {
      do: 'Say in a status what is on its way: a Skeleton is silent.',
      dont: 'Show lines alone: who listens hears an empty page.',
    },
    {
      do: 'Rule about as many lines as will come.',
      dont: 'Draw every part of what comes: it is a place, not a picture.',
    },
  ],
  parts: ['Skeleton'],
  variants: skeletonDescriptions,
  examples: [
    { story: 'Lines', caption: 'For words.' },
    { story: 'Frame', caption: 'For what comes in one piece.' },
    { story: 'Somebody', caption: 'For a person and two lines.' },
    { story: 'InLoading', caption: 'With words: that is Loading.' },
    { story: 'WithWords', caption: 'With words for the ear alone.' },
  ],
} satisfies ComponentDocs
