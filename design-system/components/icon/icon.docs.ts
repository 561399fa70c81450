import type { ComponentDocs } from '../../testing/docs.ts'
import { iconDescriptions } from './icon.tsx'

export default {
  summary: 'A drawing beside words, in their colour.',
  use: [
    'To find a row again by its shape: in a list, beside a limit, before a way to get in touch.',
    'To repeat by shape what a colour says.',
    'With any icon of lucide-react, or with an SVG of your own.',
  ],
  avoid: [
    { when: 'It is pressed.', instead: 'Button with `size="icon"`, which must be given a name' },
    { when: 'Something is on its way.', instead: 'Spinner' },
    { when: 'It is a person.', instead: 'Avatar' },
    { when: 'It would stand above a card as an ornament.', instead: 'Nothing' },
  ],
  rules: [
    {
      do: 'Leave it without a `label` beside words: they are heard once.',
      dont: 'Label the envelope before an e-mail address: who listens hears “E-mail” twice.',
    },
    {
      do: 'Label it where it stands alone and tells something: a tick in a table.',
      dont: 'Label an icon in a button: the name belongs to the button.',
    },
    {
      do: 'Turn arrows round with `flip`.',
      dont: 'Turn everything round: a clock, a tick and a telephone are the same in every script.',
    },
  ],
  parts: ['Icon', 'WhatsAppIcon'],
  variants: iconDescriptions,
  examples: [
    { story: 'Sizes', caption: 'Four sizes. The first goes with its words.' },
    { story: 'WithLabel', caption: 'Alone in a cell, it says what it means.' },
    { story: 'Strokes', caption: 'A tick has a stronger line.' },
    { story: 'OwnDrawing', caption: 'Any component that passes its props on to an SVG.' },
    { story: 'WhatsApp', caption: 'The mark that Lucide does not have. The word stands beside it.' },
    { story: 'RightToLeft', caption: 'Arrows turn round, other icons do not.' },
  ],
} satisfies ComponentDocs
