import { room } from '../mutant.ts'

export default room('design-system/patterns/feature-tabs', {
  unnamed: {
    find: `aria-label={label}
`,
    replace: `aria-label=""
`,
    breaks: 'WCAG 4.1.2: the tabs say what they divide',
    test: 'tabs, horizontal, automatic > are a named list',
  },
  'heading-level-fixed': {
    find: '<Heading level={heading} size="h2">',
    replace: '<Heading level={3} size="h2">',
    breaks: 'WCAG 1.3.1: titles are headings of the level they are given',
    test: 'takes the level of its titles',
  },
  'artefact-lost': {
    find: 'before.includes(id) ? before : [...before, id]',
    replace: '[id]',
    breaks: 'The promise that a panel keeps what it has loaded',
    test: 'asks for its object when it is first shown, and keeps it',
  },
  'keyboard-not-awaited': {
    find: 'onFocus={onApproach}',
    replace: '',
    breaks: 'The promise that the keyboard fetches ahead as the pointer does',
    test: 'tells when the visitor comes near',
  },
  'loads-all-at-once': {
    find: '{opened.includes(feature.id) && artefact(feature)}',
    replace: '{artefact(feature)}',
    breaks: 'The promise that an object is asked for when its panel is first shown',
    test: 'has the words of every panel in the server’s markup',
  },
})
