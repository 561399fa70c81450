import { room } from '../mutant.ts'

export default room('design-system/components/radio-group', {
  'role-dropped': {
    find: `      role="radiogroup"
`,
    replace: '',
    breaks: 'WCAG 4.1.2: a group that can be invalid is a radiogroup',
    test: 'form field: Which plan? > has an error message',
  },
  'invalid-unsaid': {
    find: 'aria-invalid={rest.error ? true : undefined}',
    replace: '',
    breaks: 'WCAG 3.3.1: the group says that it is invalid',
    test: 'form field: Which plan? > has an error message',
  },
  'required-unsaid': {
    find: 'aria-required={required || undefined}',
    replace: '',
    breaks: 'WCAG 3.3.2: that an answer is required is said',
    test: 'asks natively for an answer where one is required',
  },
  'each-its-own-group': {
    find: 'name={group.name}',
    replace: `name={\`\${group.name}-\${value}\`}`,
    breaks: 'WCAG 2.1.1: arrow keys go through the answers, of which one is chosen',
    test: 'keys > ArrowDown:',
  },
  'first-chosen': {
    find: 'group.chosen === undefined ? undefined : group.chosen === value',
    replace: 'group.chosen === undefined ? true : group.chosen === value',
    breaks: 'The contract: none is chosen at first',
    test: 'asks natively for an answer where one is required',
  },
  'tick-missing': {
    find: ' peer-checked:[&>svg]:block',
    replace: '',
    breaks: 'WCAG 1.4.1: which colour is chosen is told by a tick',
    test: 'ticks the colour that is chosen',
  },
  'swatch-unforced': {
    find: ' forced-color-adjust-none',
    replace: '',
    breaks: 'WCAG 1.4.11: a colour to choose is seen in forced colours',
    test: 'ticks the colour that is chosen',
  },
  'dot-missing': {
    find: 'hidden rounded-full border-6 border-ink peer-checked:block',
    replace: 'hidden rounded-full border-6 border-ink',
    breaks: 'WCAG 1.4.1: chosen is told by a dot',
    test: 'shows in forced colours which one is chosen',
  },
})
