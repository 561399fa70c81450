import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Lists ways to reach people, hung from a bar: what it is, and the address or number.',
  use: [
    'Beside a contact form, in a footer, on a page about the school.',
    'With the value as a link wherever a device can act on it: `mailto:`, `tel:`, `https://wa.me/…`.',
  ],
  avoid: [
    { when: 'It lists what is on offer.', instead: 'ServiceList' },
    { when: 'It is a form.', instead: 'Field' },
  ],
  rules: [
    { do: 'Write a number as it is dialled, with its country.', dont: 'Show a picture of an address.' },
    {
      do: 'Let the term say what it is; the icon only repeats it.',
      dont: 'Leave the icon to say “telephone”.',
    },
  ],
  parts: ['ContactDetails', 'ContactDetail'],
  examples: [
    { story: 'AllWays', caption: 'Every kind of detail.' },
    { story: 'LongAddress', caption: 'A long address breaks instead of pushing the page wide.' },
  ],
} satisfies ComponentDocs
