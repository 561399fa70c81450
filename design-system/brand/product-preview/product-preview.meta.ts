import { componentMeta, wai } from '../../testing/contract-parts.ts'
import { productPreviewDescriptions } from './product-preview.tsx'

export default componentMeta({
  summary: 'A picture of a customer’s teaching site, drawn in HTML from data.',
  use: [
    'As the preview of a Hero. It is sharp at any size and needs no image file.',
    'Once on a page, where visitors ask what they get.',
  ],
  avoid: {
    'To let visitors see their own name in it.': 'NameSchool',
    'For a picture of one function, such as fees.': 'FeeRegister or another illustration',
  },
  rules: {
    'Content: describe what the picture shows: “A maths school’s site with a live class and two courses”.':
      'Use “Preview” as its label.',
    'Show names and sums that the visitor recognises as an example.':
      'Use the name of a real school without its consent.',
  },
  parts: ['ProductPreview'],
  variants: productPreviewDescriptions,
  examples: {
    Default: 'Screen readers treat it as one image.',
    PerPhrase:
      'With a site for each phrase that the Hero types. The layout does not shift, and nothing moves under reduced motion.',
  },
  pattern: wai('Image with a text alternative', 'tutorials/images/complex/'),
  roles: [{ role: 'img', nameFrom: 'label' }],
  focus: 'None: the links and buttons in the picture are drawn, not controls.',
  wcag: '1.1.1 1.4.3 1.4.5 1.4.10',
})
