import { LogoCarousel, LogoCarouselItem } from './logo-carousel.tsx'

/** What must not compile; `npm run types` reads this, nothing runs it. */
export const misuse = [
  // @ts-expect-error: a row of marks that does not say whose they are
  <LogoCarousel key="1" />,
  // @ts-expect-error: a mark without its drawing; null where there is none
  <LogoCarouselItem key="2">Ekagra</LogoCarouselItem>,
  // @ts-expect-error: a face that the system does not set
  <LogoCarouselItem key="3" mark={null} face="italic">
    Ekagra
  </LogoCarouselItem>,
]
