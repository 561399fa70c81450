import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Badge',
  pattern: {
    name: 'Text',
    url: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-span-element',
  },
  roles: [{ role: 'generic', nameFrom: 'no name; its text is read in its place' }],
  keys: [],
  focus: 'It cannot be focused.',
  transcripts: [
    { story: 'Default', phrases: ['heading, Sample Paid Sample, level 2', 'Sample Paid', 'Sample'] },
    { story: 'Chalk', phrases: ['Most Popular'], never: ['image'] },
  ],
  wcag: ['1.1.1', '1.4.1', '1.4.3', '2.3.3'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ reads: 'Sample' }],
    },
  },
} satisfies A11yContract
