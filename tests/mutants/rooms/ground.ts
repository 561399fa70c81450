import { room } from '../mutant.ts'

export default room('design-system', {
  'ring-off': {
    in: 'theme.css',
    find: 'outline: 3px solid var(--ds-focus);',
    replace: 'outline: none;',
    breaks: 'WCAG 2.4.7: focus is visible',
    test: 'draws the ring for keys, not for the pointer',
    by: 'components/tabs/tabs.test.tsx',
  },
  'lists-lose-their-role': {
    in: 'theme.css',
    find: 'list-style-type: "";',
    replace: 'list-style-type: none;',
    breaks: 'WCAG 1.3.1: a list keeps its role in Safari',
    test: 'is a list of its words',
    by: 'components/tick-list/tick-list.test.tsx',
  },
  'reduced-motion-glides': {
    in: 'theme.css',
    find: 'scroll-behavior: auto !important;',
    replace: 'scroll-behavior: smooth !important;',
    breaks: 'WCAG 2.3.3: no smooth scrolling with reduced motion',
    test: 'a strip that is too narrow > jumps to the chosen tab',
    by: 'components/tabs/tabs.test.tsx',
  },
  'surface-keeps-page-colours': {
    in: 'theme.css',
    find: `  [data-surface] {
    background: var(--ds-bg);
    color: var(--ds-text);`,
    replace: `  [data-surface] {
    background: var(--ds-bg);`,
    breaks: 'WCAG 1.4.3: text on a surface has the text colour of that surface',
    test: 'has a field of its own on each surface',
    by: 'components/card/card.test.tsx',
  },
})
