import { room } from '../mutant.ts'

export default room('design-system/patterns/intro-card', {
  'heading-level-fixed': {
    find: '<Heading level={heading} size="h2">',
    replace: '<Heading level={2} size="h2">',
    breaks: 'WCAG 1.3.1: the title is a heading of the level it is given',
    test: 'is only words where there are no points',
  },
  'points-lost': {
    find: 'items={points}',
    replace: 'items={[]}',
    breaks: 'The promise that the offer is told point by point',
    test: 'says the offer, its points and what to do',
  },
  'empty-box': {
    find: '{action && <div>{action}</div>}',
    replace: '<div>{action}</div>',
    breaks: 'The promise that nothing is drawn for what is not there',
    test: 'is only words where there are no points',
  },
})
