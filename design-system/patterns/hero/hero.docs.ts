import type { ComponentDocs } from '../../testing/docs.ts'
import { productPreviewDescriptions } from './product-preview.tsx'

export default {
  summary: 'Opens the home page: a board with four lines in chalk, the product beside them, a ledge below.',
  use: [
    'Once, at the top of the home page.',
    'With a preview that shows the product at work: it is data, and costs no picture.',
  ],
  avoid: [
    { when: 'It is any other page.', instead: 'PageHeader' },
    { when: 'It asks again at the end of the page.', instead: 'CallToAction' },
    {
      when: 'Visitors may put their own name into the preview.',
      instead: 'Hero with NameSchool as its preview',
    },
  ],
  rules: [
    {
      do: 'Keep typed phrases within 6.2em: they fit from 320 px up and nothing moves.',
      dont: 'Type the whole headline: it would be read letter by letter, or not at all.',
    },
    {
      do: 'Describe the preview by what it shows: “A maths school’s own site: a live class, two courses”.',
      dont: 'Call it “Preview”.',
    },
    {
      do: 'Keep the pause button: what moves by itself for more than five seconds must stop when asked.',
      dont: 'Hide it to look cleaner.',
    },
  ],
  parts: ['Hero', 'ProductPreview'],
  variants: productPreviewDescriptions,
  examples: [
    { story: 'Whole', caption: 'The board with its preview.' },
    { story: 'OnePhrase', caption: 'One phrase stands still: nothing to pause.' },
    { story: 'PreviewAlone', caption: 'The preview alone: one image to screen readers.' },
  ],
} satisfies ComponentDocs
