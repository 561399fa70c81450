import { Testimonial } from './testimonial.tsx'

/** Code that must not compile. `npm run types` checks this file; it is not executed. */
export const rejected = [
  // @ts-expect-error: name is required
  <Testimonial key="1">It is quiet.</Testimonial>,
  // @ts-expect-error: rating is at most 5
  <Testimonial key="2" name="Prakash V." rating={6} />,
  // @ts-expect-error: rating is a whole number
  <Testimonial key="3" name="Prakash V." rating={4.5} />,
]
