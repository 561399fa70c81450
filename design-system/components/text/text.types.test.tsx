import { Text } from './text.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: for a heading use Heading, which requires a level
  <Text key="1" as="h2">
    Fees
  </Text>,
  // @ts-expect-error: for a link use Link
  <Text key="2" as="a">
    Fees
  </Text>,
  // @ts-expect-error: the accent colour has too little contrast on paper, so it is not a tone
  <Text key="3" tone="accent">
    Fees
  </Text>,
]
