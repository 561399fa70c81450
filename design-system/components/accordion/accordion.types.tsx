import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion.tsx'

// Checked by `tsc`; nothing runs this.
export const types = [
  // @ts-expect-error: one answer is open at a time
  <Accordion key="1" type="multiple" />,
  // @ts-expect-error: rows stand below each other
  <Accordion key="5" orientation="horizontal" />,
  // @ts-expect-error: one value is open, not several
  <Accordion key="6" defaultValue={['free']} />,
  // @ts-expect-error: which item is open is told by its value
  <AccordionItem key="2" />,
  // @ts-expect-error: a page has one h1, and it is not a question
  <AccordionTrigger key="3" heading={1}>
    Is the trial really free?
  </AccordionTrigger>,
  // @ts-expect-error: a closed answer is in the page anyway
  <AccordionContent key="4" forceMount>
    Yes.
  </AccordionContent>,
]
