import { ConfirmDialog } from './confirm-dialog.tsx'

const answers = { confirm: 'Delete the batch', cancel: 'Keep it', onConfirm: () => {} }

// What the types of ConfirmDialog refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: without a title it has no name
  <ConfirmDialog key="1" {...answers}>
    Its students stay.
  </ConfirmDialog>,
  // @ts-expect-error: an alertdialog is described by what happens then
  <ConfirmDialog key="2" {...answers} title="Delete this batch?" />,
  // @ts-expect-error: two answers that say what they do
  <ConfirmDialog key="3" title="Delete this batch?" onConfirm={answers.onConfirm}>
    Its students stay.
  </ConfirmDialog>,
  // @ts-expect-error: it is a confirmation, whose role is alertdialog
  <ConfirmDialog key="4" {...answers} title="Delete this batch?" role="dialog">
    Its students stay.
  </ConfirmDialog>,
  <ConfirmDialog key="5" {...answers} title="Delete this batch?" tone="plain" className="mt-2">
    Its students stay.
  </ConfirmDialog>,
]
