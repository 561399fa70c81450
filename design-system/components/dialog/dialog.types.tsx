import { Dialog, DialogContent } from './dialog.tsx'

// What the types of Dialog refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: `sm` is no size
  <DialogContent key="1" size="sm" />,
  // @ts-expect-error: whether it is closable is yes or no, not the words of the button
  <DialogContent key="2" closable="Close" />,
  // @ts-expect-error: a dialog is told that it opens or closes
  <Dialog key="3" open onOpenChange={(value: string) => value} />,
]
