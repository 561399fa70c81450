import type { ComponentDocs } from '../../testing/docs.ts'
import { dialogDescriptions } from './dialog.tsx'

export default {
  summary: 'A window over the page, modal or not.',
  use: [
    'Modal: for a task that is worth leaving the page for a while.',
    'Not modal: for a note that may be ignored.',
  ],
  avoid: [
    { when: 'It asks whether something is meant.', instead: 'ConfirmDialog' },
    { when: 'It only tells what happened.', instead: 'toast or Alert' },
    { when: 'The content is long and has an address of its own.', instead: 'a page' },
  ],
  rules: [
    { do: 'Open it by a press.', dont: 'Open it by itself over what somebody reads.' },
    {
      do: 'Give it a DialogTitle, visually hidden if need be.',
      dont: 'Leave it without a name: it is announced as “dialog”, and nothing else.',
    },
    {
      do: 'Keep one way out in sight: Close, or a button that says what it does.',
      dont: 'Close it on a press outside when something would be lost.',
    },
  ],
  parts: ['Dialog', 'DialogTrigger', 'DialogContent', 'DialogTitle', 'DialogDescription', 'DialogClose'],
  variants: dialogDescriptions,
  examples: [
    { story: 'Closed', caption: 'Opened by its trigger; the focus comes back to it.' },
    { story: 'ShortForm', caption: 'A few fields.', alone: true },
    { story: 'SplitClosable', caption: 'A whole task in two panels.', alone: true },
    { story: 'NonModal', caption: 'A note that leaves the page alone.', alone: true },
    { story: 'WithToast', caption: 'With a toast above it.', alone: true },
  ],
} satisfies ComponentDocs
