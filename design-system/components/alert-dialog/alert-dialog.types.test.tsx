import { AlertDialog } from './alert-dialog.tsx'

const buttons = { confirm: 'Delete the batch', cancel: 'Keep it', onConfirm: () => {} }

// Props that the types of AlertDialog reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: the title is required: it is the accessible name
  <AlertDialog key="1" {...buttons}>
    Its students stay.
  </AlertDialog>,
  // @ts-expect-error: an alertdialog needs a description
  <AlertDialog key="2" {...buttons} title="Delete this batch?" />,
  // @ts-expect-error: both buttons need a label
  <AlertDialog key="3" title="Delete this batch?" onConfirm={buttons.onConfirm}>
    Its students stay.
  </AlertDialog>,
  // @ts-expect-error: the role is always alertdialog
  <AlertDialog key="4" {...buttons} title="Delete this batch?" role="dialog">
    Its students stay.
  </AlertDialog>,
  <AlertDialog key="5" {...buttons} title="Delete this batch?" tone="plain" className="mt-2">
    Its students stay.
  </AlertDialog>,
]
