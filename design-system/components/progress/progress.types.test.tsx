import { Progress } from './progress.tsx'

/** Props that the types reject. Checked by `tsc`, never run. */
export const rejected = [
  // @ts-expect-error: the accessible name is required
  <Progress key="1" value={40} />,
  // @ts-expect-error: the value is required; use Loading if it is not known
  <Progress key="2" label="Upload" />,
]
