import { wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { skeletonDescriptions } from './skeleton.tsx'

export default {
  summary: 'Placeholder lines for content that is loading.',
  use: [
    'Use it if the shape of the content is known: it reserves the space, so the layout does not shift.',
    'Use it for waits that visitors notice. A shorter wait needs nothing.',
    'It is hidden from screen readers, and under reduced motion it is not animated.',
  ],
  avoid: [
    { when: 'A text is visible beside it.', instead: 'Loading, which is a Skeleton with a text' },
    { when: 'A button is waiting.', instead: 'Button with `loading`' },
    { when: 'The progress is known.', instead: 'Progress' },
  ],
  rules: [
    {
      do: 'Content: announce in a status what is loading: “Loading the calendar...”.',
      dont: 'Show lines alone: a screen-reader user would find an empty page (WCAG 2.2, 4.1.3 Status Messages).',
    },
    {
      do: 'Set `lines` to about the number of lines of the content.',
      dont: 'Copy every detail of the content.',
    },
  ],
  parts: ['Skeleton'],
  variants: skeletonDescriptions,
  examples: [
    { story: 'Default', caption: 'For text.' },
    { story: 'Frame', caption: 'For content in one piece.' },
    { story: 'DiscAndLines', caption: 'For a person and two lines.' },
    { story: 'InLoading', caption: 'With a visible text: that is Loading.' },
    { story: 'WithHiddenText', caption: 'With a text for screen readers only.' },
  ],
  contract: {
    component: 'Skeleton',
    pattern: wai('Decorative image', 'tutorials/images/decorative/'),
    roles: [{ role: 'none', nameFrom: 'hidden; Loading, or a status beside it, has the text' }],
    keys: [],
    focus: 'It cannot be focused.',
    announcements: ['None: a status beside it announces the wait.'],
    wcag: ['1.1.1', '2.2.2', '2.3.3', '4.1.3'],
    gaps: [
      {
        criterion: '2.2.2',
        effect: 'partial',
        text: 'Its lines move for as long as it is shown, without a pause control. They stop when the content arrives and do not move under reduced motion.',
      },
    ],
    withoutJavaScript: {
      says: 'It works completely: the lines are drawn by CSS.',
      works: { WithHiddenText: [{ announces: 'Loading the calendar...' }] },
    },
  },
} satisfies ComponentMeta
