import { wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { iconDescriptions } from './icon.tsx'

export default {
  summary: 'A drawing beside text, in the colour of the text.',
  use: [
    'Use an icon to make a row recognisable by shape: in a list, beside a limit, before a contact address.',
    'Use it to repeat by shape what a colour says.',
    'Pass any icon of lucide-react, or your own component that renders an SVG and forwards its props.',
    'Use `createIcon` for a drawing of the package `lucide`, which contains data only: a bundle without the code of lucide-react is 1 kB smaller.',
  ],
  avoid: [
    { when: 'It is pressed.', instead: 'Button with `size="icon"`, which must have a name' },
    { when: 'Something is loading.', instead: 'Spinner' },
    { when: 'It is a person.', instead: 'Avatar' },
    { when: 'It would be an ornament above a card.', instead: 'Nothing' },
  ],
  rules: [
    {
      do: 'Leave out `label` beside text: the icon is then hidden from screen readers and the text is announced once.',
      dont: 'Label the envelope before an e-mail address: a screen reader would announce “E-mail” twice.',
    },
    {
      do: 'Content: if an icon stands alone, set `label` to its meaning: “Paid”, not “Tick” (WCAG 2.2, 1.1.1 Non-text Content).',
      dont: 'Label an icon inside a button: the name belongs to the button.',
    },
    {
      do: 'Set `flip` for arrows, so that they point the other way in right-to-left text.',
      dont: 'Flip other icons: a clock, a tick and a telephone are the same in every script.',
    },
  ],
  parts: ['Icon', 'createIcon', 'WhatsAppIcon'],
  variants: iconDescriptions,
  examples: [
    { story: 'Default', caption: 'Four sizes. The first follows the size of the text.' },
    { story: 'WithLabel', caption: 'Alone in a table cell, with a label.' },
    { story: 'Strokes', caption: 'A tick has a stronger line.' },
    { story: 'OwnDrawing', caption: 'Any component that forwards its props to an SVG.' },
    {
      story: 'WhatsApp',
      caption: 'The WhatsApp icon, which Lucide does not include. Its name is beside it.',
    },
    { story: 'RightToLeft', caption: 'Arrows are flipped, other icons are not.' },
  ],
  contract: {
    component: 'Icon',
    pattern: wai('Decorative and informative images', 'tutorials/images/'),
    roles: [
      { role: 'none', nameFrom: 'hidden: the text beside it, or the name of its control, says the same' },
      { role: 'img', nameFrom: 'label, if there is no text beside it' },
    ],
    keys: [],
    focus: 'It cannot be focused.',
    wcag: ['1.1.1', '1.4.1', '1.4.11'],
    withoutJavaScript: { says: 'It works completely.', works: { WithLabel: [{ announces: 'image Paid' }] } },
  },
} satisfies ComponentMeta
