import { componentMeta, wai } from '../../testing/contract-parts.ts'
import { iconDescriptions } from './icon.tsx'

export default componentMeta({
  summary: 'A drawing beside text, in the colour of the text.',
  use: [
    'Use an icon to make a row recognisable by shape: in a list, beside a limit, before a contact address.',
    'Use it to repeat by shape what a colour says.',
    'Pass any icon of lucide-react, or your own component that renders an SVG and forwards its props.',
    'Use `createIcon` for a drawing of the package `lucide`, which contains data only: a bundle without the code of lucide-react is 1 kB smaller.',
  ],
  avoid: {
    'It is pressed.': 'Button with `size="icon"`, which must have a name',
    'Something is loading.': 'Spinner',
    'It is a person.': 'Avatar',
    'It would be an ornament above a card.': 'Nothing',
  },
  rules: {
    'Leave out `label` beside text: the icon is then hidden from screen readers and the text is announced once.':
      'Label the envelope before an e-mail address: a screen reader would announce “E-mail” twice.',
    'Content: if an icon stands alone, set `label` to its meaning: “Paid”, not “Tick” (WCAG 2.2, 1.1.1 Non-text Content).':
      'Label an icon inside a button: the name belongs to the button.',
    'Set `flip` for arrows, so that they point the other way in right-to-left text.':
      'Flip other icons: a clock, a tick and a telephone are the same in every script.',
  },
  parts: ['Icon', 'createIcon', 'WhatsAppIcon'],
  variants: iconDescriptions,
  examples: {
    Default: 'Four sizes. The first follows the size of the text.',
    WithLabel: 'Alone in a table cell, with a label.',
    Strokes: 'A tick has a stronger line.',
    OwnDrawing: 'Any component that forwards its props to an SVG.',
    WhatsApp: 'The WhatsApp icon, which Lucide does not include. Its name is beside it.',
    RightToLeft: 'Arrows are flipped, other icons are not.',
  },
  pattern: wai('Decorative and informative images', 'tutorials/images/'),
  roles: [
    { role: 'none', nameFrom: 'hidden: the text beside it, or the name of its control, says the same' },
    { role: 'img', nameFrom: 'label, if there is no text beside it' },
  ],
  wcag: '1.1.1 1.4.1 1.4.11',
})
