import { Text } from './text.tsx'

/** What the types refuse. Checked by `tsc`; nothing runs it. */
export const refused = [
  // @ts-expect-error: a heading is a Heading, which asks for its level
  <Text key="1" as="h2">
    Fees
  </Text>,
  // @ts-expect-error: a link is a Link
  <Text key="2" as="a">
    Fees
  </Text>,
  // @ts-expect-error: marigold cannot be read on paper, so it is no tone
  <Text key="3" tone="accent">
    Fees
  </Text>,
]
