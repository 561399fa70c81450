import type { Mutants } from '../../testing/mutants.ts'

export default {
  unnamed: {
    find: 'aria-label={label} className={className}',
    replace: 'className={className}',
    breaks: 'WCAG 2.4.1: a navigation has an accessible name',
    test: 'is a navigation with a list, and marks the current page, also inside a list',
  },
  'current-unmarked': {
    find: "aria-current={current ? 'page' : undefined}",
    replace: 'aria-selected={current}',
    breaks: 'WCAG 2.4.8: the current page is marked',
    test: 'is a navigation with a list, and marks the current page, also inside a list',
  },
  'new-tab-unsaid': {
    find: `            <NewTab />
`,
    replace: '',
    breaks: 'WCAG 3.2.5: that a link opens a new tab is announced',
    test: 'opens an external link in a new tab, announces it, and keeps the focus',
  },
  'new-tab-shares-opener': {
    find: "target: '_blank', rel: 'noopener'",
    replace: "target: '_blank', rel: 'opener'",
    breaks: 'The promise that another site gets no access to this window',
    test: 'opens an external link in a new tab, announces it, and keeps the focus',
  },
  'over-the-edge': {
    find: 'box.right > document.documentElement.clientWidth',
    replace: 'box.right < 0',
    breaks: 'WCAG 1.4.10: no list overflows the window',
    test: 'is below its button, over the page, and is aligned to the other side at the edge',
  },
  'list-unhidden': {
    find: `        {...panel}
        ref={list}`,
    replace: `        id={panel.id}
        ref={list}`,
    breaks: 'WCAG 2.4.3: a closed list is not in the accessibility tree',
    test: 'disclosure > begins closed',
  },
} satisfies Mutants
