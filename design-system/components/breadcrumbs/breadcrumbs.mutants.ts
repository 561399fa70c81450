import type { Mutants } from '../../testing/mutants.ts'

export default {
  unnamed: {
    find: `      aria-label={labels.navigation}
`,
    replace: '',
    breaks: 'WCAG 2.4.6: a page has several navigations, and each has a name',
    test: 'is a named navigation with a list',
  },
  'current-unmarked': {
    find: "current ? 'page' : undefined",
    replace: 'undefined',
    breaks: 'WCAG 2.4.8: this page is marked in the path',
    test: 'is a named navigation with a list',
  },
  'arrow-before-the-first': {
    find: ' first:[&>svg]:hidden',
    replace: '',
    breaks: 'An arrow stands between two items',
    test: 'has arrows between its items',
  },
} satisfies Mutants
