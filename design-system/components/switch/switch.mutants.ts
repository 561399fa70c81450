import type { Mutants } from '../../testing/mutants.ts'

export default {
  'announced-as-checkbox': {
    find: `      role="switch"
`,
    replace: '',
    breaks: 'WCAG 4.1.2: its role is switch',
    test: 'Space',
  },
  'state-by-colour-alone': {
    find: 'peer-checked:start-6 ',
    replace: '',
    breaks: 'WCAG 1.4.1: the knob shows the state by its position',
    test: 'shows its state by the position of the knob',
  },
  'knob-lost-in-forced-colours': {
    find: 'forced-colors:border-[CanvasText] ',
    replace: '',
    breaks: 'WCAG 1.4.11: the knob is visible in forced colours',
    test: 'shows its state by the position of the knob',
  },
} satisfies Mutants
