import type { ComponentDocs } from '../../testing/docs.ts'
import { logoCarouselDescriptions } from './logo-carousel.tsx'

export default {
  summary: 'A row of customer logos in one colour that moves automatically and can be paused.',
  use: [
    'Once on a page, below the first section, for customers who agreed to show their logo.',
    'With the name as text beside the logo, so that it can be enlarged and translated.',
  ],
  avoid: [
    { when: 'For fewer than four logos.', instead: 'a sentence that names the customers' },
    { when: 'For statements by customers.', instead: 'Testimonial' },
    { when: 'For any content other than logos.', instead: 'Carousel' },
  ],
  rules: [
    {
      do: 'Draw every logo in `currentColor`, so that it adapts to light, dark and forced colours.',
      dont: 'Use the original colours. They compete with the main button of the page.',
    },
    {
      do: 'Content: say in `labels` what moves: “Pause the row of academies”.',
      dont: 'Keep “Pause the slides” where visitors see no slides.',
    },
    {
      do: 'Add `aria-hidden="true"` to the drawing. The name beside it is the text alternative.',
      dont: 'Repeat the name as the title of the drawing. Screen readers would announce it twice.',
    },
  ],
  parts: ['LogoCarousel', 'LogoCarouselItem'],
  variants: logoCarouselDescriptions,
  examples: [
    { story: 'Default', caption: 'Four logos. All are visible on a wide screen, and the row still moves.' },
    { story: 'Seven', caption: 'More logos than fit on a wide screen.' },
    { story: 'Linked', caption: 'Logos that link to the customers.' },
    { story: 'LongNames', caption: 'Long names wrap beside the logo.' },
  ],
} satisfies ComponentDocs
