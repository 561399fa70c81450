import type { Mutants } from '../../testing/mutants.ts'

export default {
  unnamed: {
    find: `      aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 4.1.2: the name of a bar says what advances',
    test: 'exposes its name, its value and its text',
  },
  overflows: {
    find: 'value={Math.min(Math.max(value, 0), max)}',
    replace: 'value={value}',
    breaks: 'WCAG 4.1.2: the value stays within its bounds',
    test: 'limits -1 to its range',
  },
  'out-of-hundred': {
    find: `max={max}
`,
    replace: `max={100}
`,
    breaks: 'WCAG 4.1.2: the bar exposes its total',
    test: 'exposes its name, its value and its text',
  },
  'edge-only-decoration': {
    find: 'border-2 border-border bg-surface',
    replace: 'border-2 border-border-subtle bg-surface',
    breaks: 'WCAG 1.4.11: the bar has a border with a contrast of 3:1',
    test: 'has not the appearance of the browser, and the border colour of a control',
  },
  'value-not-announced': {
    find: ' aria-valuetext={text}',
    replace: '',
    breaks: 'WCAG 1.3.1: what is announced is what is shown',
    test: 'shows the label that names it and the value that it announces',
  },
} satisfies Mutants
