import type { Mutants } from './testing/mutants.ts'

export default {
  'ring-off': {
    in: 'theme.css',
    find: 'outline: 3px solid var(--ds-focus);',
    replace: 'outline: none;',
    breaks: 'WCAG 2.4.7: the focus is visible',
    test: 'shows the focus ring for keys, not for the pointer',
    by: 'components/tabs/tabs.test.tsx',
  },
  'lists-lose-their-role': {
    in: 'theme.css',
    find: 'list-style-type: "";',
    replace: 'list-style-type: none;',
    breaks: 'WCAG 1.3.1: a list is announced as a list in Safari too',
    test: 'is a list of its items; the ticks are hidden',
    by: 'components/check-list/check-list.test.tsx',
  },
  'reduced-motion-glides': {
    in: 'theme.css',
    find: 'scroll-behavior: auto !important;',
    replace: 'scroll-behavior: smooth !important;',
    breaks: 'WCAG 2.3.3: pages scroll without animation under reduced motion',
    test: 'a strip that is too narrow > scrolls to the selected tab without animation under reduced motion',
    by: 'components/tabs/tabs.test.tsx',
  },
  'surface-keeps-page-colours': {
    in: 'theme.css',
    find: 'color: var(--ds-text);\n  }',
    replace: '}',
    breaks: 'WCAG 1.4.3: text on a dark surface has the colours of that surface',
    test: 'has its own background on each surface, and takes its text colour from there',
    by: 'components/card/card.test.tsx',
  },
} satisfies Mutants
