import { room } from '../mutant.ts'

export default room('design-system/patterns/fact-list', {
  'empty-list': {
    find: `if (facts.length === 0) return null
`,
    replace: '',
    breaks: 'WCAG 1.3.1: no list without an item',
    test: 'is not there without facts',
  },
  'names-are-plain': {
    find: `<dt>{name}</dt>
          <dd>{value}</dd>`,
    replace: `<dd>{name}</dd>
          <dd>{value}</dd>`,
    breaks: 'WCAG 1.3.1: a value belongs to its name',
    test: 'pairs every name with its value',
  },
  'value-apart': {
    find: 'xs:[&>div]:grid xs:',
    replace: 'xs:',
    breaks: 'The promise that a value stands beside its name',
    test: 'sets a value beside its name where there is room',
  },
  'layout-unsaid': {
    find: 'data-slot="fact-list" data-layout={layout}',
    replace: 'data-slot="fact-list"',
    breaks: 'The promise that states are attributes',
    test: 'sets columns of one width',
  },
})
