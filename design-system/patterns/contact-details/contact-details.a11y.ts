import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'ContactDetails',
  pattern: {
    name: 'Description list',
    url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
  },
  roles: [
    { role: 'term', nameFrom: 'term' },
    { role: 'definition', nameFrom: 'its content' },
    { role: 'link', nameFrom: 'the value: the address or the number' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the next link.' },
    { key: 'Shift+Tab', does: 'Moves in reverse order.' },
    { key: 'Enter', does: 'Follows the link.' },
  ],
  focus: 'The links, in reading order.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'term',
        'Email',
        'definition',
        'link, hello@school.example',
        'WhatsApp',
        'link, +91 00000 00000',
        'Hours',
        '9 AM to 6 PM IST',
        'Office',
        'Kolkata, India',
        'link, Book a free 30-minute demo',
      ],
      never: ['image'],
    },
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.10', '2.4.4', '2.5.8'],
  withoutJavaScript: {
    says: 'All content works.',
    works: {
      Default: [
        { follows: 'hello@school.example', to: 'mailto:hello@school.example' },
        { follows: '+91 00000 00000', to: 'https://wa.me/910000000000' },
        { reads: 'Kolkata, India' },
        { follows: 'Book a free 30-minute demo', to: '#demo' },
      ],
    },
  },
} satisfies A11yContract
