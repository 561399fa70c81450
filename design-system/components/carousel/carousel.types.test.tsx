import { Carousel, CarouselItem } from './carousel.tsx'

/** Props that the types reject. Checked by `npm run types`, never run. */
export const rejected = [
  // @ts-expect-error: a carousel needs a name
  <Carousel key="1">
    <CarouselItem>One</CarouselItem>
  </Carousel>,
  <Carousel key="2" aria-label="Student work" />,
  <Carousel key="3" aria-labelledby="heading" />,
  // @ts-expect-error: at most four slides are visible at once
  <Carousel key="4" aria-label="Student work" perView={{ lg: 9 }} />,
  // @ts-expect-error: the breakpoint does not exist
  <Carousel key="5" aria-label="Student work" perView={{ huge: 4 }} />,
  // @ts-expect-error: the name of a slide starts with its number; use `label` for its content
  <CarouselItem key="6" aria-label="The big hall" />,
]
