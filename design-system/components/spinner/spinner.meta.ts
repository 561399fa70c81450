import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A rotating circle inside a control that is waiting.',
  use: [
    'Use it inside a control, beside a text or a status that says what is happening.',
    'It is hidden from screen readers, and under reduced motion it does not rotate.',
  ],
  avoid: {
    'A part of the page is loading.': 'Loading',
    'A button is waiting.': 'Button with `loading`, which includes a spinner',
    'The progress is known.': 'Progress',
  },
  rules: {
    'Content: put a text beside it: “Loading...”.':
      'Show it alone: screen-reader users would not know that something is happening (WCAG 2.2, 4.1.3 Status Messages).',
    'Show it after the visitor has started something.': 'Use it as decoration.',
  },
  parts: ['Spinner'],
  examples: {
    Default: 'Beside its text.',
    Large: 'In another size.',
  },
  pattern: wai('Decorative image', 'tutorials/images/decorative/'),
  roles: [{ role: 'none', nameFrom: 'hidden; the text is beside it' }],
  wcag: '1.1.1 2.2.2 2.3.3',
})
