import carousel from '../../components/carousel/carousel.a11y.ts'
import type { A11yContract } from '../../testing/contract.ts'

export default {
  ...carousel,
  component: 'LogoCarousel',
  roles: [
    { role: 'region', nameFrom: 'label; it is seen, and heard once' },
    { role: 'group', nameFrom: "its number, '2 of 4'; its content is the name of the school" },
    { role: 'button', nameFrom: 'labels: what a press will do' },
  ],
  wcag: [...carousel.wcag, '1.1.1', '1.4.5', '1.4.10'],
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
