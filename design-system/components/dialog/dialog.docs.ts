import type { ComponentDocs } from '../../testing/docs.ts'
import { dialogDescriptions } from './dialog.tsx'

export default {
  summary: 'A window over the page, modal or non-modal.',
  use: [
    'Use a modal dialog for a task that needs the visitor’s whole attention and then returns to the page.',
    'Use `modal={false}` for a note that the visitor may ignore. It does not move the focus, and the page stays usable.',
    'While a modal dialog is open the focus stays inside, Escape closes it, and the page behind is hidden from assistive technology. Toasts stay reachable with F8.',
    'On closing, the focus returns to the trigger, or to the element that had it before.',
  ],
  avoid: [
    { when: 'It asks to confirm an action.', instead: 'AlertDialog' },
    { when: 'It only reports what happened.', instead: 'toast or Alert' },
    { when: 'The content is long and has its own address.', instead: 'a page' },
  ],
  rules: [
    { do: 'Open it in response to a press.', dont: 'Open it by itself while the visitor is reading.' },
    {
      do: 'Content: name it with a DialogTitle that repeats the words of the trigger: “Cancel the trial” opens “Cancel the trial?”.',
      dont: 'Leave it without a name: screen readers announce only “dialog”. In development the console reports it.',
    },
    {
      do: 'Keep a visible way to close it: Close, or a button that says what it does (WAI-ARIA APG, Dialog (Modal) pattern).',
      dont: 'Close it on a press outside if something would be lost: prevent the event in `onInteractOutside`.',
    },
  ],
  parts: [
    'Dialog',
    'DialogTrigger',
    'DialogContent',
    'DialogHeader',
    'DialogTitle',
    'DialogDescription',
    'DialogBody',
    'DialogFooter',
    'DialogClose',
  ],
  variants: dialogDescriptions,
  examples: [
    { story: 'Default', caption: 'Opened by its trigger; the focus returns to the trigger.' },
    { story: 'ShortForm', caption: 'A few fields.', isolated: true },
    { story: 'LongBody', caption: 'A long body scrolls under its buttons.', isolated: true },
    { story: 'SplitWithCloseButton', caption: 'A whole task in two panels.', isolated: true },
    { story: 'NonModal', caption: 'A non-modal note: the page stays usable.', isolated: true },
    { story: 'WithToast', caption: 'With a toast above it.', isolated: true },
  ],
} satisfies ComponentDocs
