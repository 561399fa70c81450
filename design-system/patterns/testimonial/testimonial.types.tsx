import { Testimonial } from './testimonial.tsx'

/** What must not compile; `npm run types` reads this, nothing runs it. */
export const misuse = [
  // @ts-expect-error: words that nobody said
  <Testimonial key="1">It is quiet.</Testimonial>,
  // @ts-expect-error: there are five stars
  <Testimonial key="2" name="Prakash V." rating={6} />,
  // @ts-expect-error: half a star is not drawn
  <Testimonial key="3" name="Prakash V." rating={4.5} />,
]
