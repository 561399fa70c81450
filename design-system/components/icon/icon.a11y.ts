import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Icon',
  pattern: { name: 'Decorative and informative images', url: 'https://www.w3.org/WAI/tutorials/images/' },
  roles: [
    { role: 'none', nameFrom: 'hidden: the words stand beside it, or name the control that it is in' },
    { role: 'img', nameFrom: 'label, where it stands alone' },
  ],
  keys: [],
  focus: 'Takes no focus.',
  transcripts: [
    { story: 'WithLabel', phrases: ['cell, Mitali', 'image, Paid'] },
    { story: 'Strokes', phrases: ['Two hundred students', 'Included'], never: ['image'] },
  ],
  wcag: ['1.1.1', '1.4.1', '1.4.11'],
  withoutJavaScript: {
    says: 'Everything.',
    works: {
      WithLabel: [{ hears: 'image Paid' }],
    },
  },
} satisfies A11yContract
