import { componentMeta, html } from '../../testing/contract-parts.ts'
import { headingDescriptions } from './heading.tsx'

export default componentMeta({
  summary: 'A heading whose level in the outline and whose visual size are chosen separately.',
  use: [
    'Use level 1 once on every page, and a heading for the name of every section.',
    'Use headings wherever people should be able to jump: screen-reader users move from heading to heading.',
  ],
  avoid: {
    'Text only has to be large: a price, a figure, a quotation.': 'Text',
    'It names a group of fields.': '`<legend className={headingVariants({ size: "h3" })}>`',
    'It names a dialog.': 'DialogTitle',
  },
  rules: {
    'Choose `level` by the heading above: the same or one more. Then choose `size`.':
      'Choose level 4 for its size: screen-reader users would look for a missing level 3 (WCAG 2.2, 1.3.1 Info and Relationships).',
    'Keep the name of the section inside the heading, visually hidden if the margin already shows it.':
      'Write it a second time in a small paragraph above the heading: it would be announced separately.',
    'Content: name what follows in sentence case: “Fees and attendance”. Let lines wrap by themselves; they are balanced.':
      'Write “More” or “Overview”, or use capitals or `<br>` for appearance (WCAG 2.2, 2.4.6 Headings and Labels).',
  },
  parts: ['Heading', 'headingVariants'],
  variants: headingDescriptions,
  examples: {
    Sizes: 'Six sizes. All of these are level 2.',
    Default: 'The default size of each level.',
    WithSectionName: 'Announced as “Our Pricing: Start at zero.”',
    Measures: 'Two maximum line lengths.',
  },
  pattern: html('Native heading', 'sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements'),
  roles: [{ role: 'heading', nameFrom: 'its content; its level is `level`, independent of its size' }],
  focus:
    'It cannot be focused by default. With tabIndex -1 it can receive the focus when its content has just appeared.',
  wcag: '1.3.1 1.4.3 1.4.10 1.4.12 2.4.6 2.4.10',
})
