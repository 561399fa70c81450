import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Spinner',
  pattern: {
    name: 'Decorative image',
    url: 'https://www.w3.org/WAI/tutorials/images/decorative/',
  },
  roles: [{ role: 'none', nameFrom: 'hidden; the words stand beside it' }],
  keys: [],
  focus: 'Takes no focus.',
  announcements: ['None of its own: Button announces for it.'],
  transcripts: [{ story: 'WithWords', phrases: ['Loading...'], never: ['image'] }],
  wcag: ['1.1.1', '2.2.2', '2.3.3'],
  withoutJavaScript: {
    says: 'Everything. Under reduced motion it stands still.',
    works: {
      WithWords: [{ reads: 'Loading...' }],
    },
  },
} satisfies A11yContract
