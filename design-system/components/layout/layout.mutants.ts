import type { Mutants } from '../../testing/mutants.ts'

export default {
  'fixed-columns': {
    find: 'minmax(min(100%,20rem),1fr)',
    replace: 'minmax(20rem,1fr)',
    breaks: 'WCAG 1.4.10: one column on a phone, without scrolling sideways',
    test: 'has as many columns as there is room for',
  },
  'row-overflows': {
    find: 'flex-row flex-wrap',
    replace: 'flex-row',
    breaks: 'WCAG 1.4.10: a row wraps',
    test: 'wraps a row where there is too little room',
  },
} satisfies Mutants
