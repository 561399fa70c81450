import type { ComponentDocs } from '../../testing/docs.ts'
import { productPreviewDescriptions } from './product-preview.tsx'

export default {
  summary:
    'The first section of the home page: a headline with one animated line, a lead, actions and a preview.',
  use: [
    'Once, at the top of the home page.',
    'With a preview of the product in use. ProductPreview is drawn from data and needs no image file.',
  ],
  avoid: [
    { when: 'At the top of any other page.', instead: 'PageHeader' },
    { when: 'To repeat the main action at the end of a page.', instead: 'CallToAction' },
    {
      when: 'To let visitors enter their own name into the preview.',
      instead: 'Hero with NameSchool as its preview',
    },
  ],
  rules: [
    {
      do: 'Keep each typed phrase within 6.2em. It then fits on one line at 320 px and the layout does not shift.',
      dont: 'Animate the whole headline. A screen reader could read it letter by letter.',
    },
    {
      do: 'Describe what the preview shows: “A maths school’s site with a live class and two courses”.',
      dont: 'Use “Preview” as its label.',
    },
    {
      do: 'Keep the pause button. Content that moves for more than five seconds needs a way to pause it (WCAG 2.2.2).',
      dont: 'Remove it, or hide it until hover.',
    },
  ],
  parts: ['Hero', 'ProductPreview'],
  variants: productPreviewDescriptions,
  examples: [
    { story: 'Default', caption: 'The headline with a preview.' },
    { story: 'OnePhrase', caption: 'One phrase: nothing is animated and there is no pause button.' },
    { story: 'PreviewAlone', caption: 'The preview alone. Screen readers treat it as one image.' },
  ],
} satisfies ComponentDocs
