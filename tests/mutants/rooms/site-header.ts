import { room } from '../mutant.ts'

export default room('design-system/patterns/site-header', {
  'navigation-unnamed': {
    find: `        aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 2.4.1: the navigation says which one it is',
    test: 'on a wide screen > shows the links, marks the current one',
  },
  'current-unmarked': {
    in: 'navigation-items.tsx',
    find: "aria-current={href === currentPath ? 'page' : undefined}",
    replace: '',
    breaks: 'WCAG 2.4.8: the page that is shown is marked',
    test: 'on a wide screen > shows the links, marks the current one',
  },
  'new-tab-unsaid': {
    find: `        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
`,
    replace: '',
    breaks: 'WCAG 3.2.5: that a tab opens is said before',
    test: 'on a wide screen > opens the other application',
  },
  'menu-link-low': {
    find: '[&_a]:min-h-14',
    replace: '[&_a]:min-h-4',
    breaks: 'WCAG 2.5.8: links of the menu are 44 px high',
    test: 'has controls of 44 px at least',
  },
  'links-low': {
    find: '[&_a]:min-h-11 [&_a]:items-center [&_a]:px-[.72rem] nav:[&_a]:min-h-19',
    replace: '[&_a]:items-center [&_a]:px-[.72rem]',
    breaks: 'WCAG 2.5.8: links are 44 px high',
    test: 'on a wide screen > shows the links, marks the current one',
  },
  'no-navigation-without-script': {
    find: 'data-noscript="show"',
    replace: '',
    breaks: 'The contract: without JavaScript the links are in the header',
    test: 'has all links in the server’s markup',
  },
  'scrolls-away': {
    find: 'sticky top-0 z-10',
    replace: 'top-0 z-10',
    breaks: 'The promise that the header stays in sight',
    test: 'on a wide screen > shows the links',
  },
})
