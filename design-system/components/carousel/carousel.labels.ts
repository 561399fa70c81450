/** All texts of a carousel, for translation. The defaults are in English. */
export interface CarouselLabels {
  /** The `aria-roledescription` of the carousel, announced instead of "region". */
  carousel: string
  /** The `aria-roledescription` of a slide, announced instead of "group". */
  slide: string
  /** The accessible name of a slide, or the beginning of it if the slide has a `label`. */
  position: (number: number, total: number) => string
  /** Name of the rotation control while it rotates: it says what a press does. */
  pause: string
  /** Name of the rotation control while it is stopped. */
  start: string
  /** Name of the button for the previous slide. */
  previous: string
  /** Name of the button for the next slide. */
  next: string
  /** Why the previous button is inactive at the first slide, if the row does not loop. */
  atStart: string
  /** Why the next button is inactive at the last slide, if the row does not loop. */
  atEnd: string
}

/** The default texts, in English. */
export const carouselLabels: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  position: (number, total) => `${number} of ${total}`,
  pause: 'Pause the slides',
  start: 'Start the slides',
  previous: 'Previous slide',
  next: 'Next slide',
  atStart: 'This is the first slide.',
  atEnd: 'This is the last slide.',
}
