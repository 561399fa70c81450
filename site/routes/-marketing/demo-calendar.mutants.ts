import type { Mutants } from '../../../design-system/testing/mutants.ts'

export default {
  'fetched-by-strangers': {
    find: "location.hash === '#book' || fromOurPages()",
    replace: 'true',
    breaks: 'The promise that the scheduling company gets no request before the visitor opens the calendar',
    test: 'has to press the button after arriving from another site',
  },
} satisfies Mutants
