import type { ComponentDocs } from '../../testing/docs.ts'
import { logoCarouselDescriptions } from './logo-carousel.tsx'

export default {
  summary: 'Shows whose marks stand behind a product, in one row and one colour, a few at a time.',
  use: [
    'Under the opening of a page, once, for those who gave their marks for it.',
    'With names set as text, so that they can be read, enlarged and translated.',
  ],
  avoid: [
    { when: 'There are fewer than four marks.', instead: 'a sentence that names them' },
    { when: 'The schools say something about the product.', instead: 'Testimonial' },
    { when: 'The row is of anything but marks.', instead: 'Carousel' },
  ],
  rules: [
    {
      do: 'Draw every mark in `currentColor`: one ink on paper, chalk on slate, the system’s colour in forced colours.',
      dont: 'Show eight logos in eight colours, which outshine the one button of the page.',
    },
    {
      do: 'Say in `labels` what moves: “Pause the row of academies”.',
      dont: 'Leave “Pause the slides” on a page that has no slides.',
    },
    {
      do: 'Give the drawing `aria-hidden="true"` and let the name beside it speak.',
      dont: 'Repeat the name as the drawing’s title: it is heard twice.',
    },
  ],
  parts: ['LogoCarousel', 'LogoCarouselItem'],
  variants: logoCarouselDescriptions,
  examples: [
    { story: 'FourFaces', caption: 'Four marks: all that a wide screen shows, and still they move.' },
    { story: 'Seven', caption: 'More than a wide screen shows.' },
    { story: 'Linked', caption: 'Marks that lead to their schools.' },
    { story: 'LongNames', caption: 'Long names wrap beside their drawing.' },
  ],
} satisfies ComponentDocs
