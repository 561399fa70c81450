import { wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'A rotating circle inside a control that is waiting.',
  use: [
    'Use it inside a control, beside a text or a status that says what is happening.',
    'It is hidden from screen readers, and under reduced motion it does not rotate.',
  ],
  avoid: [
    { when: 'A part of the page is loading.', instead: 'Loading' },
    { when: 'A button is waiting.', instead: 'Button with `loading`, which includes a spinner' },
    { when: 'The progress is known.', instead: 'Progress' },
  ],
  rules: [
    {
      do: 'Content: put a text beside it: “Loading...”.',
      dont: 'Show it alone: screen-reader users would not know that something is happening (WCAG 2.2, 4.1.3 Status Messages).',
    },
    { do: 'Show it after the visitor has started something.', dont: 'Use it as decoration.' },
  ],
  parts: ['Spinner'],
  examples: [
    { story: 'Default', caption: 'Beside its text.' },
    { story: 'Large', caption: 'In another size.' },
  ],
  contract: {
    component: 'Spinner',
    pattern: wai('Decorative image', 'tutorials/images/decorative/'),
    roles: [{ role: 'none', nameFrom: 'hidden; the text is beside it' }],
    keys: [],
    focus: 'It cannot be focused.',
    announcements: ['None: the Button around it announces.'],
    wcag: ['1.1.1', '2.2.2', '2.3.3'],
    withoutJavaScript: {
      says: 'It works completely. Under reduced motion it does not rotate.',
      works: { Default: [{ reads: 'Loading...' }] },
    },
  },
} satisfies ComponentMeta
