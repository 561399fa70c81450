import carousel from '../../components/carousel/carousel.a11y.ts'
import type { A11yContract } from '../../testing/contract.ts'

export default {
  ...carousel,
  component: 'LogoCarousel',
  roles: [
    { role: 'region', nameFrom: 'label, which is also visible' },
    { role: 'group', nameFrom: "its number, '2 of 4'; its content is the name of the school" },
    { role: 'button', nameFrom: 'labels: the next action of the button' },
  ],
  // The row has no dots.
  states: carousel.states.filter(({ attribute }) => attribute !== 'aria-current'),
  keys: carousel.keys
    .filter((key) => !('on' in key) || key.on !== 'a dot')
    .map((key) => (key.key === 'Tab' ? { ...key, does: key.does.replace('the dots ', '') } : key)),
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'carousel, Academies on Kaksha',
        'button, Previous academy',
        'button, Next academy',
        'slide, 1 of 4',
        'Shaluk Academy',
        'slide, 4 of 4',
        'Torsha Music Room',
      ],
      never: ['image'],
    },
    { story: 'Linked', phrases: ['slide, 1 of 5', 'link, Shaluk'] },
  ],
  wcag: [...carousel.wcag, '1.1.1', '1.4.5', '1.4.10'],
  withoutJavaScript: {
    says: 'All logos are shown in rows, without controls. Clicks before hydration have no effect.',
    works: {
      Default: [{ reads: 'Shaluk Academy' }, { reads: 'Torsha Music Room' }, { leavesOut: 'Next academy' }],
    },
  },
} satisfies A11yContract
