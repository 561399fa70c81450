import type { Mutants } from '../../../design-system/testing/mutants.ts'

export default {
  'fetched-by-strangers': {
    find: "location.hash === '#book' || fromOurPages()",
    replace: 'true',
    breaks: 'The promise that nothing is asked of a company before somebody asked for it',
    test: 'has to press the button after arriving from another site',
  },
} satisfies Mutants
