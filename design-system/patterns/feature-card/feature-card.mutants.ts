import type { Mutants } from '../../testing/mutants.ts'

export default {
  'heading-level-fixed': {
    find: '<Heading level={heading} size="h3"',
    replace: '<Heading level={3} size="h3"',
    breaks: 'WCAG 1.3.1: the title is a heading of the given level',
    test: 'can be an article, with the given heading level',
  },
  'not-an-item': {
    find: "as = 'li',",
    replace: "as = 'div',",
    breaks: 'WCAG 1.3.1: a card is a list item',
    test: 'is a list item',
  },
  'colour-lost': {
    find: 'surface={subjectSurface[colour]}',
    replace: 'surface="accent"',
    breaks: 'Cards of different colours have different backgrounds',
    test: 'has a different background for each colour',
  },
} satisfies Mutants
