import { componentMeta, wai } from '../../testing/contract-parts.ts'
import { skeletonDescriptions } from './skeleton.tsx'

export default componentMeta({
  summary: 'Placeholder lines for content that is loading.',
  use: [
    'Use it if the shape of the content is known: it reserves the space, so the layout does not shift.',
    'Use it for waits that visitors notice. A shorter wait needs nothing.',
    'It is hidden from screen readers, and under reduced motion it is not animated.',
  ],
  avoid: {
    'A text is visible beside it.': 'Loading, which is a Skeleton with a text',
    'A button is waiting.': 'Button with `loading`',
    'The progress is known.': 'Progress',
  },
  rules: {
    'Content: announce in a status what is loading: “Loading the calendar...”.':
      'Show lines alone: a screen-reader user would find an empty page (WCAG 2.2, 4.1.3 Status Messages).',
    'Set `lines` to about the number of lines of the content.': 'Copy every detail of the content.',
  },
  parts: ['Skeleton'],
  variants: skeletonDescriptions,
  examples: {
    Default: 'For text.',
    Frame: 'For content in one piece.',
    DiscAndLines: 'For a person and two lines.',
    InLoading: 'With a visible text: that is Loading.',
    WithHiddenText: 'With a text for screen readers only.',
  },
  pattern: wai('Decorative image', 'tutorials/images/decorative/'),
  roles: [{ role: 'none', nameFrom: 'hidden; Loading, or a status beside it, has the text' }],
  wcag: '1.1.1 2.2.2 2.3.3 4.1.3',
  gaps: {
    '2.2.2': {
      effect: 'partial',
      text: 'Its lines move for as long as it is shown, without a pause control. They stop when the content arrives and do not move under reduced motion.',
    },
  },
})
