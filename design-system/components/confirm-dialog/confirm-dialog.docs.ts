import type { ComponentDocs } from '../../testing/docs.ts'
import { confirmDialogDescriptions } from './confirm-dialog.tsx'

export default {
  summary: 'Asks before something happens that cannot be taken back.',
  use: [
    'Before something is deleted, sent to many people, or left half-way.',
    'Where a slip is likely: a key or a press that is close to another.',
  ],
  avoid: [
    { when: 'It can be undone.', instead: 'doing it, and a toast that says how to undo it' },
    { when: 'It asks for more than a yes or a no.', instead: 'Dialog with a form' },
    { when: 'It only tells something.', instead: 'Alert or toast' },
  ],
  rules: [
    {
      do: 'Answer with verbs: “Delete the batch”, “Keep it”.',
      dont: 'Answer with “Yes” and “No”, or “OK” and “Cancel”: who hears the button alone has lost the question.',
    },
    {
      do: 'Say in one sentence what will be lost, and how much.',
      dont: 'Ask “Are you sure?”, which says nothing that was not known before.',
    },
    {
      do: 'Ask seldom: people stop reading what always comes.',
      dont: 'Ask before everything that writes something down.',
    },
  ],
  parts: ['ConfirmDialog'],
  variants: confirmDialogDescriptions,
  examples: [
    { story: 'Careful', caption: 'Something is lost: the way back is marigold, and has the focus.' },
    { story: 'Plain', caption: 'Nothing is lost: the way on is marigold.' },
    { story: 'TakesItsTime', caption: 'It waits until it is done.' },
    { story: 'FromOutside', caption: 'Opened by whoever holds the state.', alone: true },
    { story: 'LongWords', caption: 'Long words.', alone: true },
  ],
} satisfies ComponentDocs
