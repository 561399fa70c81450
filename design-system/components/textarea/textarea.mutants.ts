import type { Mutants } from '../../testing/mutants.ts'

export default {
  'not-wired': {
    find: `      {...wiring}
`,
    replace: '',
    breaks: 'WCAG 1.3.1: it has the label and the error of its field',
    test: 'form field: Message > is named by its label',
  },
  'count-unlinked': {
    find: 'hint: cx(field.hint, id)',
    replace: 'hint: field.hint',
    breaks: 'WCAG 3.3.2: the limit is announced with the control',
    test: 'describes the field with the limit, then with the characters left, and the error last',
  },
  'count-silent': {
    find: 'role="status" className="sr-only"',
    replace: 'className="sr-only"',
    breaks: 'WCAG 4.1.3: a small number of characters left is announced',
    test: 'live region: 2 characters left. > is announced once, from a region that was empty, as it is',
  },
  'count-chatters': {
    find: 'typed >= max * 0.8',
    replace: 'typed >= 0',
    breaks: 'The contract: nothing is announced until it is nearly full',
    test: 'announces nothing while there is enough space',
  },
  'reset-not-counted': {
    find: "control.form?.addEventListener('reset', emptied)",
    replace: "control.form?.addEventListener('submit', emptied)",
    breaks: 'The promise that a reset form counts from zero',
    test: 'counts the initial text, and starts again when the form is reset',
  },
} satisfies Mutants
