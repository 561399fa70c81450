import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Spinner',
  pattern: {
    name: 'Decorative image',
    url: 'https://www.w3.org/WAI/tutorials/images/decorative/',
  },
  roles: [{ role: 'none', nameFrom: 'hidden; the text is beside it' }],
  keys: [],
  focus: 'It cannot be focused.',
  announcements: ['None: the Button around it announces.'],
  transcripts: [{ story: 'Default', phrases: ['Loading...'], never: ['image'] }],
  wcag: ['1.1.1', '2.2.2', '2.3.3'],
  withoutJavaScript: {
    says: 'It works completely. Under reduced motion it does not rotate.',
    works: {
      Default: [{ reads: 'Loading...' }],
    },
  },
} satisfies A11yContract
