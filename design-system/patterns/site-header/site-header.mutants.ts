import type { Mutants } from '../../testing/mutants.ts'

export default {
  'navigation-unnamed': {
    find: `        aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 2.4.1: the navigation has an accessible name',
    test: 'on a wide screen > shows the links, marks the current one',
  },
  'current-unmarked': {
    find: 'aria-current={currentOf(href, match, currentPath)}',
    replace: '',
    breaks: 'WCAG 2.4.8: the current page is marked',
    test: 'on a wide screen > shows the links, marks the current one',
  },
  'actions-missing': {
    find: '{children && (',
    replace: '{children && !labels && (',
    breaks: 'The promise of `children`: the actions are shown at every width',
    test: 'on a wide screen > shows its actions',
  },
  'menu-link-low': {
    find: '[&_a]:min-h-14',
    replace: '[&_a]:min-h-4',
    breaks: 'WCAG 2.5.8: links of the menu are at least 44 px high',
    test: 'has controls of at least 44 px',
  },
  'links-low': {
    find: 'whitespace-nowrap [&_a]:flex',
    replace: 'whitespace-nowrap',
    breaks: 'WCAG 2.5.8: links are at least 44 px high',
    test: 'on a wide screen > shows the links, marks the current one',
  },
  'no-navigation-without-script': {
    find: 'data-noscript="show"',
    replace: '',
    breaks: 'The contract: without JavaScript the links are listed in the header',
    test: 'has all links in the server markup',
  },
  'scrolls-away': {
    find: 'sticky top-0 z-10',
    replace: 'top-0 z-10',
    breaks: 'The header stays visible on scroll',
    test: 'on a wide screen > shows the links',
  },
} satisfies Mutants
