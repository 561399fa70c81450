import type { Mutants } from '../../testing/mutants.ts'

export default {
  unnamed: {
    find: `aria-label={label}
`,
    replace: `aria-label=""
`,
    breaks: 'WCAG 4.1.2: the tab list has an accessible name',
    by: 'feature-tabs.full.test.tsx',
    test: 'tabs, horizontal, automatic > are a named list',
  },
  'heading-level-fixed': {
    find: '<Heading level={heading} size="h2">',
    replace: '<Heading level={3} size="h2">',
    breaks: 'WCAG 1.3.1: titles are headings of the given level',
    test: 'applies the heading level',
  },
  'illustration-lost': {
    find: 'before.includes(id) ? before : [...before, id]',
    replace: '[id]',
    breaks: 'A panel keeps its illustration after it was shown once',
    test: 'renders its illustration when it is first shown, and keeps it',
  },
  'keyboard-not-awaited': {
    find: 'onFocus={onApproach}',
    replace: '',
    breaks: 'onApproach is called for keyboard users too',
    test: 'calls onApproach on hover and on focus',
  },
  'loads-all-at-once': {
    find: 'opened.includes(feature.id) && illustrationOf',
    replace: 'illustrationOf',
    breaks: 'An illustration is rendered when its panel is first shown, not before',
    test: 'has the text of every panel in the server markup',
  },
} satisfies Mutants
