import { Typewriter } from './typewriter.tsx'

// Props that the types reject. Checked by `tsc`, never run.
export const rejected = [
  // @ts-expect-error: phrases are required
  <Typewriter key="1" />,
  // @ts-expect-error: it has phrases and no children
  <Typewriter key="2" phrases={['maths tuition']}>
    maths tuition
  </Typewriter>,
]
