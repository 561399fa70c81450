import type { Mutants } from '../../testing/mutants.ts'

export default {
  'narrow-on-a-phone': {
    find: ' max-xs:[&>:is(a,button)]:w-full',
    replace: '',
    breaks: 'WCAG 2.5.8: on a phone buttons are as wide as their column',
    test: 'fills the width of a phone of 320 px, links and buttons alike',
  },
  'no-wrapping': {
    find: 'flex flex-wrap gap-4',
    replace: 'flex gap-4',
    breaks: 'WCAG 1.4.10: buttons wrap at 320 px instead of scrolling sideways',
    test: 'wraps instead of overflowing its column',
  },
  touching: {
    find: 'flex flex-wrap gap-4',
    replace: 'flex flex-wrap',
    breaks: 'WCAG 2.5.8: space between targets',
    test: 'places buttons side by side, as wide as their labels, if there is space',
  },
} satisfies Mutants
