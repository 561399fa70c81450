import { LogoCarousel, LogoCarouselItem } from './logo-carousel.tsx'

/** Code that must not compile. `npm run types` checks this file; it is not executed. */
export const rejected = [
  // @ts-expect-error: label is required
  <LogoCarousel key="1" />,
  // @ts-expect-error: mark is required; pass null if there is no drawing
  <LogoCarouselItem key="2">Ekagra</LogoCarouselItem>,
  // @ts-expect-error: an unknown face
  <LogoCarouselItem key="3" mark={null} face="italic">
    Ekagra
  </LogoCarouselItem>,
]
