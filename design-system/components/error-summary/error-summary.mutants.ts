import type { Mutants } from '../../testing/mutants.ts'

export default {
  'focus-stays': {
    find: 'if (!busy() && messages) box.current?.focus()',
    replace: 'if (busy() && messages) box.current?.focus()',
    breaks: 'WCAG 3.3.1: the focus goes to the list of errors when it appears',
    test: 'takes the focus when it appears, named by its title and described by its list',
  },
  unnamed: {
    find: `aria-labelledby={\`\${id}title\`}`,
    replace: '',
    breaks: 'WCAG 4.1.2: the list of errors is named by its title',
    test: 'takes the focus when it appears, named by its title and described by its list',
  },
  'not-focusable': {
    find: `      tabIndex={-1}
`,
    replace: '',
    breaks: 'WCAG 2.4.3: the list of errors can take the focus',
    test: 'takes the focus again when its messages change, but not on a rerender',
  },
  'link-does-not-lead': {
    find: `    focusField(field)
`,
    replace: '',
    breaks: 'WCAG 3.3.1: each error moves the focus to its field',
    test: 'keys > Enter on a line:',
  },
  'label-out-of-sight': {
    in: '../_internal/focus-field.ts',
    find: 'nameOf(field)?.scrollIntoView(',
    replace: 'nameOf(field)?.matches(',
    breaks: 'WCAG 2.4.11: the label of the field is visible too',
    test: 'scrolls the label of the field into view, where a browser would show only the control',
  },
  'another-forms-field': {
    find: "from.closest('form') ??",
    replace: "from.closest('html') ??",
    breaks: 'The contract: a field is looked up in its own form',
    test: 'moves the focus to a field by id, and by name within its own form',
  },
  'lines-low': {
    find: 'inline-flex min-h-target',
    replace: 'inline-flex',
    breaks: 'WCAG 2.5.5: a line is a target of 44 px, also if a user style lowers its text',
    test: 'has lines of 44 px, with a user style of “* { line-height: 1.5 !important }”',
  },
  'lines-uneven': {
    find: ' py-[calc((var(--ds-size-target)-1.75rem)/2)]',
    replace: '',
    breaks: 'The promise of the same space between two errors, also if one wraps',
    test: 'has lines with the same space between their texts, whether a text wraps or has no field',
  },
} satisfies Mutants
