import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Icon',
  pattern: { name: 'Decorative and informative images', url: 'https://www.w3.org/WAI/tutorials/images/' },
  roles: [
    { role: 'none', nameFrom: 'hidden: the text beside it, or the name of its control, says the same' },
    { role: 'img', nameFrom: 'label, if there is no text beside it' },
  ],
  keys: [],
  focus: 'It cannot be focused.',
  transcripts: [
    { story: 'WithLabel', phrases: ['cell, Mitali', 'image, Paid'] },
    { story: 'Strokes', phrases: ['Two hundred students', 'Included'], never: ['image'] },
  ],
  wcag: ['1.1.1', '1.4.1', '1.4.11'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      WithLabel: [{ announces: 'image Paid' }],
    },
  },
} satisfies A11yContract
