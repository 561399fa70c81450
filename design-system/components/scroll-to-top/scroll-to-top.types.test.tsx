import { ScrollToTop } from './scroll-to-top.tsx'

// Props that the types reject. Checked by `tsc`, never run.
export const rejected = [
  // @ts-expect-error: it has an icon and no children; use `label`
  <ScrollToTop key="1">Up</ScrollToTop>,
  // @ts-expect-error: it cannot be disabled
  <ScrollToTop key="2" disabled />,
  <ScrollToTop key="3" labels={{ top: 'Up' }} focusId="content" />,
]
