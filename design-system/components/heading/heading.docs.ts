import type { ComponentDocs } from '../../testing/docs.ts'
import { headingDescriptions } from './heading.tsx'

export default {
  summary: 'Names what follows. Its level is its place in the outline, its size is how it looks.',
  use: [
    'Once as level 1 on every page, and for the name of every section.',
    'Wherever people should be able to jump to: many who hear a page move from heading to heading.',
    'With words that mean something out of their place: “Fees and attendance”, not “More”.',
  ],
  avoid: [
    { when: 'Words only have to be large: a price, a figure, a quote.', instead: 'Text' },
    {
      when: 'It names a group of fields.',
      instead: '`<legend className={headingVariants({ size: "h3" })}>`',
    },
    { when: 'It is the name of a dialog.', instead: 'DialogTitle' },
  ],
  rules: [
    {
      do: 'Choose the level by the heading above: one more, or the same. Then choose the size.',
      dont: 'Choose level 4 because it looks right: who listens asks where level 3 went.',
    },
    {
      do: 'Keep the name of the section in the heading, hidden from the eye where the margin shows it.',
      dont: 'Write it a second time above the headline as a small paragraph: it is heard apart from it.',
    },
    {
      do: 'Write in sentence case, and let the words break by themselves: lines are balanced.',
      dont: 'Set all caps or break lines with `<br>`: on a phone they fall in the wrong place.',
    },
  ],
  parts: ['Heading', 'headingVariants'],
  variants: headingDescriptions,
  examples: [
    { story: 'Sizes', caption: 'Six sizes. All of these are level 2.' },
    { story: 'Levels', caption: 'What each level looks like unless told otherwise.' },
    { story: 'WithSectionName', caption: 'Heard as “Our Pricing: Start at zero.”' },
    { story: 'Measures', caption: 'Lines that do not run across the whole page.' },
  ],
} satisfies ComponentDocs
