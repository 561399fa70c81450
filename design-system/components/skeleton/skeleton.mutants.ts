import type { Mutants } from '../../testing/mutants.ts'

export default {
  spoken: {
    find: 'data-slot="skeleton" aria-hidden="true"',
    replace: 'data-slot="skeleton"',
    breaks: 'WCAG 1.1.1: placeholder lines are hidden from assistive technology',
    test: 'is hidden from screen readers: the text is beside it',
  },
  'full-at-once': {
    find: ' motion-reduce:w-1/3',
    replace: '',
    breaks: 'The contract: lines without animation do not look complete',
    test: 'is not animated under reduced motion, with a third of each line filled',
  },
  'rtl-from-the-wrong-side': {
    find: ' rtl:origin-right',
    replace: '',
    breaks: 'The promise that lines fill in the reading direction',
    test: 'fills its lines from the start of the line',
  },
} satisfies Mutants
