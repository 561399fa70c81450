import { toast } from './store.ts'
import { Toaster } from './toaster.tsx'

// Checked by `tsc`; nothing runs this.
export const types = () => [
  // @ts-expect-error: it is a success or an error, and looks and sounds like one
  toast('Saved.'),
  // @ts-expect-error: a sentence, not markup: it is announced as it is written
  toast.success(<b>Saved.</b>),
  // @ts-expect-error: there is no third tone; what is worth knowing stands in the page
  toast.info('Classes pause on 26 January.'),
  // @ts-expect-error: the position is the same on every page
  <Toaster key="1" position="bottom-left" />,
]
