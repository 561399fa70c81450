import { Carousel, CarouselItem } from './carousel.tsx'

/** What must not compile; `npm run types` reads this, nothing runs it. */
export const misuse = [
  // @ts-expect-error: a carousel without a name
  <Carousel key="1">
    <CarouselItem>One</CarouselItem>
  </Carousel>,
  <Carousel key="2" aria-label="Student work" />,
  <Carousel key="3" aria-labelledby="heading" />,
  // @ts-expect-error: more at once than can be told apart
  <Carousel key="4" aria-label="Student work" perView={{ lg: 9 }} />,
  // @ts-expect-error: a width that the design system does not know
  <Carousel key="5" aria-label="Student work" perView={{ huge: 4 }} />,
  // @ts-expect-error: the number of a slide is part of its name; what it shows is its label
  <CarouselItem key="6" aria-label="The big hall" />,
]
