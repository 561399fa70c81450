import type { Mutants } from '../../testing/mutants.ts'

export default {
  'role-dropped': {
    find: `      role="radiogroup"
`,
    replace: '',
    breaks: 'WCAG 4.1.2: a group that can be invalid is a radiogroup',
    test: 'form field: Which plan? > has an error message',
  },
  'invalid-unsaid': {
    find: 'aria-invalid={rest.error ?',
    replace: 'data-invalid={rest.error ?',
    breaks: 'WCAG 3.3.1: the group is exposed as invalid',
    test: 'form field: Which plan? > has an error message',
  },
  'required-unsaid': {
    find: 'aria-required={required || undefined}',
    replace: '',
    breaks: 'WCAG 3.3.2: a required answer is exposed',
    test: 'is natively required, and exposes that on the group',
  },
  'each-its-own-group': {
    find: 'name={group?.name}',
    replace: `name={\`\${group?.name}-\${value}\`}`,
    breaks: 'WCAG 2.1.1: arrow keys move through the answers, of which one is chosen',
    test: 'keys > ArrowDown:',
  },
  'text-in-an-answer-reported': {
    find: "target.type === 'radio' && ",
    replace: '',
    breaks: 'The promise of `onValueChange`: it is called with the value of an item',
    test: 'reports the choice if it is controlled, and ignores other inputs inside it',
  },
  'first-chosen': {
    find: 'group?.defaultValue !== undefined &&',
    replace: 'group?.defaultValue === undefined ? { defaultChecked: true } :',
    breaks: 'The contract: no answer is chosen initially',
    test: 'is natively required, and exposes that on the group',
  },
  'tick-missing': {
    find: ' peer-checked:[&>svg]:block',
    replace: '',
    breaks: 'WCAG 1.4.1: the chosen colour is shown by a tick',
    test: 'marks the chosen colour with a tick, and fills each box in forced colours too',
  },
  'swatch-unforced': {
    find: ' forced-color-adjust-none',
    replace: '',
    breaks: 'WCAG 1.4.11: a colour to choose is visible in forced colours',
    test: 'marks the chosen colour with a tick, and fills each box in forced colours too',
  },
  'dot-missing': {
    find: 'border-fg peer-checked:block',
    replace: 'border-fg',
    breaks: 'WCAG 1.4.1: the chosen answer is shown by a dot',
    test: 'shows the chosen option in forced colours',
  },
} satisfies Mutants
