/** Every word that a carousel says by itself, for other languages. */
export interface CarouselLabels {
  /** What screen readers say instead of "region" and "group". */
  carousel: string
  slide: string
  /** The name of a slide that has none of its own, and what comes before one. */
  position: (number: number, total: number) => string
  /** The rotation control: what a press will do. */
  pause: string
  start: string
  previous: string
  next: string
  /** Why there is nothing before, or after, in a row with two ends. */
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
