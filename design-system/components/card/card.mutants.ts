import type { Mutants } from '../../testing/mutants.ts'

export default {
  'not-a-surface': {
    find: "data-surface={surface === 'inverse' || surface === 'paper' ? surface : undefined}",
    replace: '',
    breaks: 'WCAG 1.4.3: text on a dark surface has the colours of that surface',
    test: 'has its own background on each surface, and takes its text colour from there',
  },
  'edgeless-in-forced-colours': {
    find: 'min-w-0 forced-colors:border-2',
    replace: 'min-w-0',
    breaks: 'WCAG 1.4.11: in forced colours a card has a border',
    test: 'has a border in forced colours, which remove its background',
  },
  'element-ignored': {
    find: "const Tag = as as 'div'",
    replace: "const Tag = 'div'",
    breaks: 'WCAG 1.3.1: a card in a list is an item of it',
    test: 'is an article or a list item with `as`',
  },
} satisfies Mutants
