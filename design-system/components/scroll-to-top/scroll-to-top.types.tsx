import { ScrollToTop } from './scroll-to-top.tsx'

// Checked by `tsc`; nothing runs this.
export const types = [
  // @ts-expect-error: it shows an arrow; its words are its label
  <ScrollToTop key="1">Up</ScrollToTop>,
  // @ts-expect-error: a button that cannot be used is not shown
  <ScrollToTop key="2" disabled />,
  <ScrollToTop key="3" label="Up" focusId="content" />,
]
