import { Heading } from './heading.tsx'

/** What the types refuse. Checked by `tsc`; nothing runs it. */
export const refused = [
  // @ts-expect-error: a heading has a place in the outline
  <Heading key="1">Fees</Heading>,
  // @ts-expect-error: there are six levels
  <Heading key="2" level={7}>
    Fees
  </Heading>,
  // @ts-expect-error: sizes have names
  <Heading key="3" level={2} size="xl">
    Fees
  </Heading>,
]
