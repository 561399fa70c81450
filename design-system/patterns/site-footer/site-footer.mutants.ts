import type { Mutants } from '../../testing/mutants.ts'

export default {
  'heading-level-wrong': {
    find: '2} size="label"',
    replace: '4} size="label"',
    breaks: 'WCAG 1.3.1: no heading level is skipped',
    test: 'has a titled list for each column',
  },
  'columns-not-lists': {
    find: `            <ul>
`,
    replace: `            <ul role="none">
`,
    breaks: 'WCAG 1.3.1: the links of a column are a list',
    test: 'has a titled list for each column',
  },
  'links-low': {
    find: '[&_li>a]:min-h-11 ',
    replace: '',
    breaks: 'WCAG 2.5.8: links are at least 44 px high',
    test: 'wraps a long address at 320 px, with links of 44 px',
  },
  'link-dead': {
    find: '<Anchor href={href}>',
    replace: '<Anchor>',
    breaks: 'WCAG 2.1.1: links have an address',
    test: 'keys > Enter on a link:',
  },
} satisfies Mutants
