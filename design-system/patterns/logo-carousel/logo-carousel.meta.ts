import carousel from '../../components/carousel/carousel.meta.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
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
    { story: 'Linked', caption: 'Logos that link to the customers.' },
    { story: 'LongNames', caption: 'Long names wrap beside the logo.' },
  ],
  contract: {
    ...carousel.contract,
    component: 'LogoCarousel',
    roles: [
      { role: 'region', nameFrom: 'label, which is also visible' },
      { role: 'group', nameFrom: "its number, '2 of 4'; its content is the name of the school" },
      { role: 'button', nameFrom: 'labels: the next action of the button' },
    ],
    // The row has no dots.
    states: carousel.contract.states.filter(({ attribute }) => attribute !== 'aria-current'),
    keys: carousel.contract.keys
      .filter(({ on }) => on !== 'a dot')
      .map((key) => (key.key === 'Tab' ? { ...key, does: key.does.replace('the dots ', '') } : key)),
    transcripts: [{ story: 'Default' }, { story: 'Linked' }],
    wcag: [...carousel.contract.wcag, '1.1.1', '1.4.5', '1.4.10'],
    withoutJavaScript: {
      says: 'All logos are shown in rows, without controls. Clicks before hydration have no effect.',
      works: {
        Default: [{ reads: 'Shaluk Academy' }, { reads: 'Torsha Music Room' }, { leavesOut: 'Next academy' }],
      },
    },
  },
} satisfies ComponentMeta
