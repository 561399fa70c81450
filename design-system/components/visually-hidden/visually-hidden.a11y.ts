import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'VisuallyHidden',
  pattern: {
    name: 'Visually hidden text',
    url: 'https://www.w3.org/WAI/WCAG22/Techniques/css/C7',
  },
  roles: [{ role: 'generic', nameFrom: 'no name; its text becomes part of the text around it' }],
  keys: [],
  focus: 'It cannot be focused. Do not put focusable elements inside: the focus would not be visible.',
  transcripts: [
    { story: 'BesideAnIcon', phrases: ['Phone:', '+91 00000 00000'], never: ['image'] },
    { story: 'InAHeading', phrases: ['heading, Our Pricing: Start at zero., level 2'] },
  ],
  wcag: ['1.1.1', '1.3.1', '2.4.4'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ reads: 'Step 2' }, { announces: 'of 3, Add Company Info' }],
    },
  },
} satisfies A11yContract
