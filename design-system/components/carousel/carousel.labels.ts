/** All texts of a carousel, for translation. The defaults are in English. */
export interface CarouselLabels {
  /** The `aria-roledescription` of the carousel and of a slide, announced instead of "region" and "group". */
  carousel: string
  slide: string
  /** The accessible name of a slide, or the beginning of it if the slide has a `label`. */
  position: (number: number, total: number) => string
  /** The names of the rotation control. Each says what a press does. */
  pause: string
  start: string
  previous: string
  next: string
  /** Why the button is unavailable at the first and the last slide, if the row does not loop. */
  atStart: string
  atEnd: string
}

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
