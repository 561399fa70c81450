import { Typewriter } from './typewriter.tsx'

// Checked by `tsc`; nothing runs this.
export const types = [
  // @ts-expect-error: something has to be typed
  <Typewriter key="1" />,
  // @ts-expect-error: what is typed are its phrases
  <Typewriter key="2" phrases={['maths tuition']}>
    maths tuition
  </Typewriter>,
]
