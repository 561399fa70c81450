import type { Mutants } from '../../testing/mutants.ts'

export default {
  'order-not-exposed': {
    find: ' aria-sort={sort}',
    replace: '',
    breaks: 'WCAG 1.3.1: the order is exposed, not only drawn',
    test: 'marks the one sorted column',
  },
  'never-descending': {
    find: "sort === 'ascending' ? 'descending' : 'ascending'",
    replace: "'ascending'",
    breaks: 'A second press sorts in the other order',
    test: 'Enter on the button of a header',
  },
  'not-scrolled-by-keyboard': {
    find: ', tabIndex: 0 }',
    replace: ' }',
    breaks: 'WCAG 2.1.1: a wide table scrolls by keyboard',
    test: 'scrolls in a named region that can be focused',
  },
  'always-a-tab-stop': {
    find: 'setScrolls(box.scrollWidth > box.clientWidth)',
    replace: 'setScrolls(true)',
    breaks: 'WCAG 2.4.3: no tab stop without a purpose',
    test: 'is no tab stop and no region if it fits',
  },
} satisfies Mutants
