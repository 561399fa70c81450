import { toast } from './store.ts'
import { Toaster } from './toaster.tsx'

// Calls and props that the types reject. Checked by `tsc`, never run.
export const rejected = () => [
  // @ts-expect-error: a toast is a success or an error
  toast('Saved.'),
  // @ts-expect-error: the message is text, not markup
  toast.success(<b>Saved.</b>),
  // @ts-expect-error: there is no fourth tone
  toast.warning('Classes pause on 26 January.'),
  // @ts-expect-error: a button needs something to do
  toast.info('Classes pause on 26 January.', { action: { label: 'Undo' } }),
  // @ts-expect-error: the positions follow the direction of the text
  <Toaster key="1" position="bottom-left" />,
]
