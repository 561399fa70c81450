import { Dialog, DialogContent } from './dialog.tsx'

// Props that the types of Dialog reject. Checked by `npm run types`, never run.
export const rejected = [
  // @ts-expect-error: `sm` is not a size
  <DialogContent key="1" size="sm" />,
  // @ts-expect-error: `showCloseButton` is a boolean, not a label
  <DialogContent key="2" showCloseButton="Close" />,
  // @ts-expect-error: onOpenChange receives a boolean
  <Dialog key="3" open onOpenChange={(value: string) => value} />,
]
