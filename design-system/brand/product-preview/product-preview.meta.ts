import { wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { productPreviewDescriptions } from './product-preview.tsx'

export default {
  summary: 'A picture of a customer’s teaching site, drawn in HTML from data.',
  use: [
    'As the preview of a Hero. It is sharp at any size and needs no image file.',
    'Once on a page, where visitors ask what they get.',
  ],
  avoid: [
    { when: 'To let visitors see their own name in it.', instead: 'NameSchool' },
    { when: 'For a picture of one function, such as fees.', instead: 'FeeRegister or another illustration' },
  ],
  rules: [
    {
      do: 'Content: describe what the picture shows: “A maths school’s site with a live class and two courses”.',
      dont: 'Use “Preview” as its label.',
    },
    {
      do: 'Show names and sums that the visitor recognises as an example.',
      dont: 'Use the name of a real school without its consent.',
    },
  ],
  parts: ['ProductPreview'],
  variants: productPreviewDescriptions,
  examples: [
    { story: 'Default', caption: 'Screen readers treat it as one image.' },
    { story: 'InHero', caption: 'With a monogram and the colour of one subject, in a Hero.' },
    {
      story: 'PerPhrase',
      caption:
        'With a site for each phrase that the Hero types. The layout does not shift, and nothing moves under reduced motion.',
    },
  ],
  contract: {
    component: 'ProductPreview',
    pattern: wai('Image with a text alternative', 'tutorials/images/complex/'),
    roles: [{ role: 'img', nameFrom: 'label' }],
    keys: [],
    focus: 'None: the links and buttons in the picture are drawn, not controls.',
    wcag: ['1.1.1', '1.4.3', '1.4.5', '1.4.10'],
    withoutJavaScript: {
      says: 'The picture is complete.',
      works: { Default: [{ announces: 'image Example of a site: Ganit Ghar' }] },
    },
  },
} satisfies ComponentMeta
