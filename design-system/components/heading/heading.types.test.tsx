import { Heading } from './heading.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: the level is required
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
