import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary:
    'A list of ways to contact an organisation: an icon, a label, and an address, a number or opening hours.',
  use: [
    'Beside a contact form, in a footer, or on an about page.',
    'With a link wherever a device can act on the value: `mailto:`, `tel:` or `https://wa.me/…`.',
  ],
  avoid: [
    { when: 'To list services or features.', instead: 'ServiceList' },
    { when: 'To let visitors write a message.', instead: 'a form with Field' },
  ],
  rules: [
    {
      do: 'Content: write a telephone number with its country code: “+91 90000 00000”.',
      dont: 'Use an image of an address or a number. It cannot be copied, enlarged or read aloud.',
    },
    {
      do: 'Content: write a label for each detail: “Email”, “Hours”.',
      dont: 'Rely on the icon. It is hidden from screen readers.',
    },
  ],
  parts: ['ContactDetails', 'ContactDetail'],
  examples: [
    { story: 'Default', caption: 'Every kind of detail.' },
    { story: 'LongAddress', caption: 'A long address wraps and does not widen the page.' },
  ],
} satisfies ComponentDocs
