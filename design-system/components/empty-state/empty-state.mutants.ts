import type { Mutants } from '../../testing/mutants.ts'

export default {
  'wrong-level': {
    find: '<Heading level={level} size="h3">',
    replace: '<Heading level={6} size="h3">',
    breaks: 'WCAG 1.3.1: the title has its place in the outline of the page',
    test: 'is a heading of the given level',
  },
  unexplained: {
    find: '{children && <div',
    replace: '{!children && <div',
    breaks: 'The reason and what to do next are said',
    test: 'is a heading of the given level',
  },
  'empty-group': {
    find: '{actions && <ButtonGroup',
    replace: '{<ButtonGroup',
    breaks: 'Without actions there is no empty group',
    test: 'leaves out what it is not given',
  },
} satisfies Mutants
