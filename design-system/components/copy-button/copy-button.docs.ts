import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Puts a text that people need elsewhere on their clipboard, and says so.',
  use: [
    'Beside an ID, an address or a piece of code that will be pasted into a mail or a terminal.',
    'Where a slip of the hand costs something: a payment ID that support is to find.',
  ],
  avoid: [
    { when: 'The text leads somewhere.', instead: 'Link' },
    { when: 'It is a sentence that nobody pastes.', instead: 'text that can be selected' },
  ],
  rules: [
    {
      do: 'Show the text that is copied, beside the button.',
      dont: 'Copy what cannot be seen: nobody can check it, and nobody can copy it by hand.',
    },
    {
      do: 'Name what is copied: “the payment ID”.',
      dont: 'Leave several buttons named “Copy” on one page.',
    },
    {
      do: 'Pass `source`, so that the text is selected where the browser forbids copying.',
      dont: 'Rely on the clipboard: pages without HTTPS, and frames, have none.',
    },
  ],
  parts: ['CopyButton'],
  examples: [
    { story: 'OfAnId', caption: 'Beside the ID that it copies.' },
    { story: 'Narrow', caption: 'Where there is little room.' },
  ],
} satisfies ComponentDocs
