import { room } from '../mutant.ts'

export default room('design-system/patterns/feature-card', {
  'heading-level-fixed': {
    find: '<Heading level={heading} size="h3"',
    replace: '<Heading level={3} size="h3"',
    breaks: 'WCAG 1.3.1: the title is a heading of the level it is given',
    test: 'stands alone as an article, at the level that is asked for',
  },
  'not-an-item': {
    find: "as = 'li',",
    replace: "as = 'div',",
    breaks: 'WCAG 1.3.1: a card is an item of its list',
    test: 'is an item of a list',
  },
  'colour-lost': {
    find: 'surface={washes[colour]}',
    replace: 'surface="accent"',
    breaks: 'The promise that cards are told apart at a glance',
    test: 'lies on another wash for every colour',
  },
})
