import type { Mutants } from '../../testing/mutants.ts'

export default {
  'named-by-a-digit': {
    in: 'parts.tsx',
    find: ' aria-label={useFillIn()(name, { page })}',
    replace: '',
    breaks: 'WCAG 2.4.4: a link says that it leads to a page',
    test: 'names its links, marks this page',
  },
  'current-by-colour-alone': {
    find: "aria-current={one === page ? 'page' : undefined}",
    replace: '',
    breaks: 'WCAG 1.3.1: this page is marked for screen readers too',
    test: 'names its links, marks this page',
  },
  'numbers-on-a-phone': {
    find: 'flex flex-wrap max-xs:hidden',
    replace: 'flex flex-wrap',
    breaks: 'WCAG 1.4.10: on a phone the position stands in one row',
    test: 'shows the position instead of the numbers on a phone',
  },
  'one-left-out': {
    find: 'gap === 2 ? [one - 1, one] : [0, one]',
    replace: '[0, one]',
    breaks: 'Three dots never stand for one page',
    test: 'on page 4 of 7 shows',
  },
} satisfies Mutants
