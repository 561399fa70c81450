import { wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'Text for screen readers only.',
  use: [
    'Use it if the layout or a picture gives sighted visitors the same information: “(opens in a new tab)”, “per month, billed yearly”.',
  ],
  avoid: [
    { when: 'A control shows only an icon.', instead: 'Button with `size="icon"` and `aria-label`' },
    { when: 'Everybody would benefit from the text.', instead: 'Text' },
    { when: 'It is a link past the header.', instead: 'SkipLink' },
    { when: 'Nobody should find it.', instead: '`hidden`' },
  ],
  rules: [
    {
      do: 'Content: complete the visible text: “Step 2” with the hidden “ of 3, Add Company Info”.',
      dont: 'Give screen-reader users different information: many of them also see the page.',
    },
    {
      do: 'Keep it short.',
      dont: 'Put instructions or controls into it: voice-control users cannot name what they do not see (WCAG 2.2, 2.5.3 Label in Name).',
    },
  ],
  parts: ['VisuallyHidden'],
  examples: [
    { story: 'Default', caption: 'Inside a text.' },
    { story: 'BesideAnIcon', caption: 'Beside an icon.' },
    { story: 'InAHeading', caption: 'In a heading.' },
  ],
  contract: {
    component: 'VisuallyHidden',
    pattern: wai('Visually hidden text', 'WCAG22/Techniques/css/C7'),
    roles: [{ role: 'generic', nameFrom: 'no name; its text becomes part of the text around it' }],
    keys: [],
    focus: 'It cannot be focused. Do not put focusable elements inside: the focus would not be visible.',
    wcag: ['1.1.1', '1.3.1', '2.4.4'],
    withoutJavaScript: {
      says: 'It works completely.',
      works: { Default: [{ reads: 'Step 2' }, { announces: 'of 3, Add Company Info' }] },
    },
  },
} satisfies ComponentMeta
