import { componentMeta, html } from '../../testing/contract-parts.ts'
import { textDescriptions } from './text.tsx'

export default componentMeta({
  summary: 'Text in one of the sizes and tones of the design system.',
  use: [
    'Use it for a paragraph that is larger, smaller or less prominent than running text.',
    'Use it for the text of a description list, a caption, or a label that belongs to no field.',
    'A plain `<p>` is enough for running text. Props that are left out are inherited.',
  ],
  avoid: {
    'It names what follows.': 'Heading',
    'It goes to another page.': 'Link',
    'It reports what has just happened.': 'Alert',
    'It labels or explains a field.': 'Field',
  },
  rules: {
    'Content: say in words what the colour says: “The fee of March is missing.”':
      'Write a plain “March” in the tone `error` (WCAG 2.2, 1.4.1 Use of Color).',
    'Set `measure` on a lead paragraph, to limit the length of its lines.':
      'Let a paragraph run across 80rem (WCAG 2.2, 1.4.8 Visual Presentation).',
    'Use `small` for notes, and `micro` only in dense rows.': 'Use less than 14 px.',
  },
  parts: ['Text', 'textVariants'],
  variants: textDescriptions,
  examples: {
    Default: 'Six sizes.',
    Tones: 'Four tones. The words say what the colour repeats.',
    Measures: 'Two maximum line lengths.',
    Inherits: 'Props that are left out are inherited.',
    Elements: 'Rendered as another element.',
  },
  pattern: html('Native text elements', 'grouping-content.html#the-p-element'),
  roles: [{ role: 'paragraph', nameFrom: 'no name; with `as` it has the role of that element' }],
  wcag: '1.3.1 1.4.1 1.4.3 1.4.4 1.4.8 1.4.10 1.4.12',
})
