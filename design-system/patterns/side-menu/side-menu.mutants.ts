import type { Mutants } from '../../testing/mutants.ts'

export default {
  unnamed: {
    find: `      aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 2.4.1: the navigation has an accessible name',
    test: 'is complete in the server markup',
  },
  'current-unmarked': {
    find: 'aria-current={currentOf(href, match, currentPath)}',
    replace: 'aria-current={undefined}',
    breaks: 'WCAG 2.4.8: the current page is marked',
    test: 'the list > marks the link to the current page',
  },
  'top-unnamed': {
    find: 'aria-label={labels.top}',
    replace: '',
    breaks: 'WCAG 4.1.2: the arrow button has an accessible name',
    test: 'keys > Enter on Back to top:',
  },
  'panel-exposed': {
    find: `      <ul
        {...panel}`,
    replace: `      <ul
        id={panel.id}`,
    breaks: 'WCAG 2.4.3: a closed menu is not in the accessibility tree',
    test: 'disclosure > begins closed',
  },
  'over-the-text': {
    find: "'sticky bottom-0",
    replace: "'fixed inset-x-0 bottom-0",
    breaks: 'The contract: it has its own room, and does not lie over text',
    test: 'on a small screen > has its own room at the end of the page',
  },
  'new-tab-unsaid': {
    find: 'external={external}',
    replace: '',
    breaks: 'WCAG 3.2.5: a link says that it opens a new tab',
    test: 'the list > has six links in rows of 48 px',
  },
  'focus-elsewhere': {
    find: 'scrollToTop(focusId)',
    replace: "scrollToTop('top')",
    breaks: 'WCAG 2.4.3: focus moves to the top with the page',
    test: 'keys > Enter on Back to top:',
  },
} satisfies Mutants
