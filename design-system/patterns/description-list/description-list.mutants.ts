import type { Mutants } from '../../testing/mutants.ts'

export default {
  'empty-list': {
    find: `if (items.length === 0) return null
`,
    replace: '',
    breaks: 'WCAG 1.3.1: a list has at least one item',
    test: 'renders nothing without items',
  },
  'names-are-plain': {
    find: `<dt>{name}</dt>
          <dd>{value}</dd>`,
    replace: `<dd>{name}</dd>
          <dd>{value}</dd>`,
    breaks: 'WCAG 1.3.1: a value is associated with its name',
    test: 'is a description list of names and values',
  },
  'value-apart': {
    find: 'xs:[&>div]:grid xs:',
    replace: 'xs:',
    breaks: 'A value is shown beside its name on wide screens',
    test: 'shows a value beside its name on wide screens',
  },
  'layout-unsaid': {
    find: 'data-layout={layout}',
    replace: '',
    breaks: 'States are exposed as data attributes',
    test: 'has columns of equal width',
  },
} satisfies Mutants
