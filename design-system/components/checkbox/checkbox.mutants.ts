import type { Mutants } from '../../testing/mutants.ts'

export default {
  'indeterminate-not-set': {
    find: 'box.current.indeterminate = indeterminate',
    replace: 'box.current.indeterminate = false',
    breaks: 'WCAG 4.1.2: the mixed state is exposed',
    test: 'is exposed as mixed, and a press ends it',
  },
  'ref-lost': {
    find: 'useImperativeHandle(ref, () => box.current!, [])',
    replace: 'useImperativeHandle(ref, () => null!, [])',
    breaks: 'The promise that a form library gets the box itself',
    test: 'passes its ref and other props to the box, its class to the row',
  },
  'invisible-when-chosen': {
    find: 'peer-checked:block peer-indeterminate',
    replace: 'peer-indeterminate',
    breaks: 'WCAG 1.4.1: the checked state is shown by a mark, not by colour alone',
    test: 'indeterminate > has its own mark',
  },
  'name-lost': {
    find: `type="checkbox"
`,
    replace: `type="checkbox"
      aria-label="Option"
`,
    breaks: 'WCAG 2.5.3: its name is its visible label',
    test: 'form field: I accept the terms > is named by its label',
  },
} satisfies Mutants
