import { room } from '../mutant.ts'

export default room('design-system/patterns/side-menu', {
  unnamed: {
    find: `        aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 2.4.1: the navigation says which one it is',
    test: 'is whole and out of sight in the server’s markup',
  },
  'current-unmarked': {
    find: 'current={href === currentPath}',
    replace: 'current={false}',
    breaks: 'WCAG 2.4.8: the page that is shown is marked',
    test: 'the list > marks the page that is shown',
  },
  'top-unnamed': {
    find: `          aria-label={topLabel}
`,
    replace: '',
    breaks: 'WCAG 4.1.2: the arrow has a name',
    test: 'keys > Enter on Back to top:',
  },
  'panel-exposed': {
    find: `        <ul
          {...panel}`,
    replace: `        <ul
          id={panel.id}`,
    breaks: 'WCAG 2.4.3: a closed menu is out of the tree',
    test: 'disclosure > begins closed',
  },
  'leaves-while-open': {
    find: 'data-shown={past || open || undefined}',
    replace: 'data-shown={past || undefined}',
    breaks: 'WCAG 2.4.3: an open menu does not vanish under the hand',
    test: 'stays while its list is open',
  },
  'new-tab-unsaid': {
    find: 'external={external} current',
    replace: 'current',
    breaks: 'WCAG 3.2.5: that a tab opens is said before',
    test: 'the list > has six links in rows of 48 px',
  },
  'focus-elsewhere': {
    find: 'const up = () => scrollToTop(focusId)',
    replace: "const up = () => scrollToTop('top')",
    breaks: 'WCAG 2.4.3: the focus goes to the top with the page',
    test: 'keys > Enter on Back to top:',
  },
})
