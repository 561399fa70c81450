import { contract } from '../../components/carousel/carousel.meta.ts'
import { componentMeta } from '../../testing/contract-parts.ts'
import { logoCarouselDescriptions } from './logo-carousel.tsx'

// The row has no dots.
const { 'aria-current': _, ...states } = contract.states

export default componentMeta({
  summary: 'A row of customer logos in one colour that moves automatically and can be paused.',
  use: [
    'Once on a page, below the first section, for customers who agreed to show their logo.',
    'With the name as text beside the logo, so that it can be enlarged and translated.',
  ],
  avoid: {
    'For fewer than four logos.': 'a sentence that names the customers',
    'For statements by customers.': 'Testimonial',
    'For any content other than logos.': 'Carousel',
  },
  rules: {
    'Draw every logo in `currentColor`, so that it adapts to light, dark and forced colours.':
      'Use the original colours. They compete with the main button of the page.',
    'Content: say in `labels` what moves: “Pause the row of academies”.':
      'Keep “Pause the slides” where visitors see no slides.',
    'Add `aria-hidden="true"` to the drawing. The name beside it is the text alternative.':
      'Repeat the name as the title of the drawing. Screen readers would announce it twice.',
  },
  parts: ['LogoCarousel', 'LogoCarouselItem'],
  variants: logoCarouselDescriptions,
  examples: {
    Default: 'Four logos. All are visible on a wide screen, and the row still moves.',
    Linked: 'Logos that link to the customers.',
    LongNames: 'Long names wrap beside the logo.',
  },
  ...contract,
  roles: [
    { role: 'region', nameFrom: 'label, which is also visible' },
    { role: 'group', nameFrom: "its number, '2 of 4'; its content is the name of the school" },
    { role: 'button', nameFrom: 'labels: the next action of the button' },
  ],
  states,
  keys: contract.keys
    .filter(({ on }) => on !== 'a dot')
    .map((key) => (key.key === 'Tab' ? { ...key, does: key.does.replace('the dots ', '') } : key)),
  transcripts: [{ story: 'Default' }, { story: 'Linked' }],
  wcag: `${contract.wcag} 1.1.1 1.4.5 1.4.10`,
  withoutJavaScript: 'All logos are shown in rows, without controls. Clicks before hydration have no effect.',
  works: {
    Default: [{ reads: 'Shaluk Academy' }, { reads: 'Torsha Music Room' }, { leavesOut: 'Next academy' }],
  },
})
