import { ConfirmDialog } from './confirm-dialog.tsx'

const answers = { confirm: 'Delete the batch', cancel: 'Keep it', onConfirm: () => {} }

// Props that the types of ConfirmDialog reject. Checked by `npm run types`, never run.
export const refused = [
  // @ts-expect-error: the title is required: it is the accessible name
  <ConfirmDialog key="1" {...answers}>
    Its students stay.
  </ConfirmDialog>,
  // @ts-expect-error: an alertdialog needs a description
  <ConfirmDialog key="2" {...answers} title="Delete this batch?" />,
  // @ts-expect-error: both answers need a label
  <ConfirmDialog key="3" title="Delete this batch?" onConfirm={answers.onConfirm}>
    Its students stay.
  </ConfirmDialog>,
  // @ts-expect-error: the role is always alertdialog
  <ConfirmDialog key="4" {...answers} title="Delete this batch?" role="dialog">
    Its students stay.
  </ConfirmDialog>,
  <ConfirmDialog key="5" {...answers} title="Delete this batch?" tone="plain" className="mt-2">
    Its students stay.
  </ConfirmDialog>,
]
