import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Text for screen readers only.',
  use: [
    'Use it if the layout or a picture gives sighted visitors the same information: “(opens in a new tab)”, “per month, billed yearly”.',
  ],
  avoid: {
    'A control shows only an icon.': 'Button with `size="icon"` and `aria-label`',
    'Everybody would benefit from the text.': 'Text',
    'It is a link past the header.': 'SkipLink',
    'Nobody should find it.': '`hidden`',
  },
  rules: {
    'Content: complete the visible text: “Step 2” with the hidden “ of 3, Add Company Info”.':
      'Give screen-reader users different information: many of them also see the page.',
    'Keep it short.':
      'Put instructions or controls into it: voice-control users cannot name what they do not see (WCAG 2.2, 2.5.3 Label in Name).',
  },
  parts: ['VisuallyHidden'],
  examples: {
    Default: 'Inside a text.',
    BesideAnIcon: 'Beside an icon.',
    InAHeading: 'In a heading.',
  },
  pattern: wai('Visually hidden text', 'WCAG22/Techniques/css/C7'),
  roles: [{ role: 'generic', nameFrom: 'no name; its text becomes part of the text around it' }],
  focus: 'It cannot be focused. Do not put focusable elements inside: the focus would not be visible.',
  wcag: '1.1.1 1.3.1 2.4.4',
})
