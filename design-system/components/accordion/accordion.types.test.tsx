import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion.tsx'

// Props that the types reject. Checked by `tsc`, never run.
export const rejected = [
  // @ts-expect-error: with several open, the value is a list
  <Accordion key="1" type="multiple" defaultValue="free" />,
  // @ts-expect-error: the orientation is always vertical
  <Accordion key="5" orientation="horizontal" />,
  // @ts-expect-error: with one open, the value is one
  <Accordion key="6" defaultValue={['free']} />,
  // @ts-expect-error: an item needs a value
  <AccordionItem key="2" />,
  // @ts-expect-error: the level of a question is 2 to 4
  <AccordionTrigger key="3" heading={1}>
    Is the trial really free?
  </AccordionTrigger>,
  // @ts-expect-error: closed answers are always mounted
  <AccordionContent key="4" forceMount>
    Yes.
  </AccordionContent>,
]
