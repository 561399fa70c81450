import { Accordion, AccordionItem, AccordionTrigger } from './accordion.tsx'

// What the types of Accordion refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: one panel at a time, always
  <Accordion key="1" type="multiple" />,
  // @ts-expect-error: rows stand below each other
  <Accordion key="2" orientation="horizontal" />,
  // @ts-expect-error: one value is open, not several
  <Accordion key="3" defaultValue={['free']} />,
  // @ts-expect-error: `value` tells a row from the others
  <AccordionItem key="4" />,
  // @ts-expect-error: a row is a heading of a level that such a page has
  <AccordionTrigger key="5" heading={6} />,
]
