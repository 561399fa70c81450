import { apg, componentMeta, operable } from '../../testing/contract-parts.ts'
import type { Movement } from '../../testing/meta.ts'

const across: Movement = { ends: 'stops', rightToLeft: 'mirrored', disabled: 'none' }
const up: Movement = { ends: 'stops', rightToLeft: 'same', disabled: 'none' }

export default componentMeta({
  summary: 'A number in a range, of which the exact value matters little.',
  use: [
    'Use it inside a Field for a volume, a size, a difficulty: something that visitors try out.',
    'It is the native element: forms submit its value, and it works before hydration and on every device.',
    'Give `format` a unit, so that the value is written and announced with it.',
    'For a lower and an upper limit use two, each with its label. A track with two thumbs is not in HTML, and both thumbs would need the same.',
    'Source: GOV.UK Design System and Nielsen Norman Group, “Slider Design” (2015): an exact value is hard to set with a slider.',
  ],
  avoid: {
    'The exact number matters, such as a price.': 'Input with `type="number"`',
    'There are two to six values.': 'RadioGroup or ToggleGroup',
    'It shows how far something is.': 'ProgressBar',
  },
  rules: {
    'Choose a `step` with which the arrow keys reach every value in at most about 20 presses.':
      'Offer 1000 values: a finger cannot set one of them.',
    'Content: name what both ends mean by `ticks`, if the unit does not say it: “Easy”, “Hard”.':
      'Rely on ticks alone: they are not announced, and the value is.',
  },
  parts: ['Slider'],
  examples: {
    Default: 'With a unit, which is announced too.',
    Ticks: 'With texts for both ends.',
    Unavailable: 'Disabled, with the reason.',
  },
  pattern: apg('Slider', 'slider'),
  roles: [{ role: 'slider', nameFrom: 'the label of its Field, else aria-label' }],
  states: {
    'aria-valuetext': 'The value as it is written, with its unit.',
    disabled: 'It cannot be changed. It is not in the tab order then.',
    'aria-invalid': 'Its Field has an error.',
    'aria-describedby': 'The given description, the hint and the error, in this order.',
  },
  keys: [
    { key: 'ArrowRight', does: 'Adds a step; from right to left takes one away.', moves: across },
    { key: 'ArrowLeft', does: 'Takes a step away; from right to left adds one.', moves: across },
    { key: 'ArrowUp', does: 'Adds a step.', moves: up },
    { key: 'ArrowDown', does: 'Takes a step away.', moves: up },
    { key: 'Home', does: 'Sets the lowest value.', moves: up },
    { key: 'End', does: 'Sets the highest value.', moves: up },
    { key: 'PageUp', does: 'Adds about a tenth of the range.' },
    { key: 'PageDown', does: 'Takes about a tenth of the range away.' },
  ],
  focus: 'It is in the tab order. A press on the track moves the thumb there, and the focus to it.',
  transcripts: [{ story: 'Default' }, { story: 'Ticks' }],
  wcag: operable('1.3.1 1.4.1 1.4.3 1.4.11 2.5.7'),
  withoutJavaScript: 'It moves, and its form submits it. The number beside it waits for JavaScript.',
  works: { Default: [{ announces: 'slider Lesson length' }] },
})
