import { componentMeta, html, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary:
    'A list of ways to contact an organisation: an icon, a label, and an address, a number or opening hours.',
  use: [
    'Beside a contact form, in a footer, or on an about page.',
    'With a link wherever a device can act on the value: `mailto:`, `tel:` or `https://wa.me/…`.',
  ],
  avoid: {
    'To list services or features.': 'ServiceList',
    'To let visitors write a message.': 'a form with Field',
  },
  rules: {
    'Content: write a telephone number with its country code: “+91 90000 00000”.':
      'Use an image of an address or a number. It cannot be copied, enlarged or read aloud.',
    'Content: write a label for each detail: “Email”, “Hours”.':
      'Rely on the icon. It is hidden from screen readers.',
  },
  parts: ['ContactDetails', 'ContactDetail'],
  examples: {
    Default: 'Every kind of detail.',
    LongAddress: 'A long address wraps and does not widen the page.',
  },
  pattern: html('Description list', 'grouping-content.html#the-dl-element'),
  roles: [
    { role: 'term', nameFrom: 'term' },
    { role: 'definition', nameFrom: 'its content' },
    { role: 'link', nameFrom: 'the value: the address or the number' },
  ],
  keys: [...tabRows('Moves to the next link.'), { key: 'Enter', does: 'Follows the link.' }],
  focus: 'The links, in reading order.',
  transcripts: [{ story: 'Default' }],
  wcag: '1.1.1 1.3.1 1.4.10 2.4.4 2.5.8',
  works: {
    Default: [
      { follows: 'hello@school.example', to: 'mailto:hello@school.example' },
      { follows: '+91 00000 00000', to: 'https://wa.me/910000000000' },
      { reads: 'Kolkata, India' },
      { follows: 'Book a free 30-minute demo', to: '#demo' },
    ],
  },
})
