import type { Mutants } from '../../design-system/testing/mutants.ts'

export default {
  'reloads-for-ever': {
    in: 'load.ts',
    find: "sessionStorage.setItem(mark(part), '1')",
    replace: '',
    breaks: 'The promise that a page reloads itself once at most',
    test: 'reloads once for a missing chunk',
    by: 'load.test.ts',
  },
} satisfies Mutants
