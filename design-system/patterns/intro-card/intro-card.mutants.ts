import type { Mutants } from '../../testing/mutants.ts'

export default {
  'heading-level-fixed': {
    find: '<Heading level={heading} size="h2">',
    replace: '<Heading level={2} size="h2">',
    breaks: 'WCAG 1.3.1: the title is a heading of the given level',
    test: 'renders only text without points',
  },
  'points-lost': {
    find: 'items={points}',
    replace: 'items={[]}',
    breaks: 'The points of the offer are shown',
    test: 'shows the offer, its points and the action',
  },
  'empty-box': {
    find: '{action && <div>{action}</div>}',
    replace: '<div>{action}</div>',
    breaks: 'No empty element is rendered without an action',
    test: 'renders only text without points',
  },
} satisfies Mutants
