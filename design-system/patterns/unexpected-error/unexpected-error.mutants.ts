import type { Mutants } from '../../testing/mutants.ts'

export default {
  'retry-dead': {
    find: '<Button variant="primary" onClick={onRetry}>',
    replace: '<Button variant="primary">',
    breaks: 'WCAG 3.3.1: the button tries again',
    test: 'calls onRetry',
  },
  'no-way-on': {
    find: '} href={link.href}',
    replace: '}',
    breaks: 'WCAG 2.1.1: the other way is a link',
    test: 'shows the exact text of the heading first',
  },
  'nothing-told': {
    find: `        lead={children}
`,
    replace: '',
    breaks: 'WCAG 3.3.1: what happened is told',
    test: 'shows the exact text of the heading first',
  },
  'focus-left-behind': {
    find: 'useFocusOnMount<HTMLHeadingElement>(takesFocus)',
    replace: 'useFocusOnMount<HTMLHeadingElement>(false)',
    breaks: 'WCAG 2.4.3: focus moves to the content that replaces the page',
    test: 'moves focus to its headline',
  },
} satisfies Mutants
