import { componentMeta, html } from '../../testing/contract-parts.ts'
import { badgeDescriptions } from './badge.tsx'

export default componentMeta({
  summary: 'A label of one or two words that marks one item among others.',
  use: [
    'Use a badge for something that is true of this item and not of its neighbours: “Most Popular”, “Sample”.',
    'Place it beside the title that it describes, in the same element or the same row, so that it is read with the title.',
  ],
  avoid: {
    'It is one of several categories, or can be removed.': 'Tag',
    'It can be pressed.': 'Button or Link',
    'It reports that something has just happened.': 'Alert or toast',
    'Every item has the same label, so it distinguishes nothing.': 'Text',
  },
  rules: {
    'Content: use words that are understood without the colour: “Sample price”, “Most Popular”.':
      'Use a symbol alone (“!”), or rely on the colour (WCAG 2.2, 1.4.1 Use of Color).',
  },
  parts: ['Badge'],
  variants: badgeDescriptions,
  examples: {
    Default: 'A plain label beside a title.',
    Tones: 'Five tones. The text says the same as the colour.',
  },
  pattern: html('Text', 'text-level-semantics.html#the-span-element'),
  roles: [{ role: 'generic', nameFrom: 'no name; its text is read in its place' }],
  wcag: '1.4.1 1.4.3',
})
