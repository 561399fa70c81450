import type { Mutants } from '../../testing/mutants.ts'

export default {
  unnamed: {
    find: `        aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 2.4.1: the navigation has an accessible name',
    test: 'is complete and hidden in the server markup',
  },
  'current-unmarked': {
    find: 'current={href === currentPath}',
    replace: 'current={false}',
    breaks: 'WCAG 2.4.8: the current page is marked',
    test: 'the list > marks the link to the current page',
  },
  'top-unnamed': {
    find: `          aria-label={topLabel}
`,
    replace: '',
    breaks: 'WCAG 4.1.2: the arrow button has an accessible name',
    test: 'keys > Enter on Back to top:',
  },
  'panel-exposed': {
    find: `        <ul
          {...panel}`,
    replace: `        <ul
          id={panel.id}`,
    breaks: 'WCAG 2.4.3: a closed menu is not in the accessibility tree',
    test: 'disclosure > begins closed',
  },
  'leaves-while-open': {
    find: 'data-shown={past || open || undefined}',
    replace: 'data-shown={past || undefined}',
    breaks: 'WCAG 2.4.3: an open menu is not hidden while it is used',
    test: 'stays visible while its list is open',
  },
  'new-tab-unsaid': {
    find: 'external={external} current',
    replace: 'current',
    breaks: 'WCAG 3.2.5: a link says that it opens a new tab',
    test: 'the list > has six links in rows of 48 px',
  },
  'focus-elsewhere': {
    find: 'const up = () => scrollToTop(focusId)',
    replace: "const up = () => scrollToTop('top')",
    breaks: 'WCAG 2.4.3: focus moves to the top with the page',
    test: 'keys > Enter on Back to top:',
  },
} satisfies Mutants
