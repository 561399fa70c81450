import { Progress } from './progress.tsx'

/** What the types refuse. Checked by `tsc`; nothing runs it. */
export const refused = [
  // @ts-expect-error: a bar without a name says that something is at 40, not what
  <Progress key="1" value={40} />,
  // @ts-expect-error: how far is not known: that is a Loading
  <Progress key="2" label="Upload" />,
]
