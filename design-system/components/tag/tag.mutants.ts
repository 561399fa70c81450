import type { Mutants } from '../../testing/mutants.ts'

export default {
  'focus-lost': {
    find: 'target.focus()',
    replace: 'void target',
    breaks: 'WCAG 2.4.3: the focus is not lost with a removed tag',
    test: 'moves the focus to the next tag when one is removed',
  },
  'button-named-remove': {
    find: '{ tag: children }',
    replace: "{ tag: '' }",
    breaks: 'WCAG 2.4.6: the button says which tag it removes',
    test: 'has a name for its button in every language',
  },
  'not-an-item': {
    find: "use(InList) ? 'li' : 'span'",
    replace: "use(InList) ? 'span' : 'span'",
    breaks: 'WCAG 1.3.1: tags of a list are its items',
    test: 'is an item of a named list',
  },
} satisfies Mutants
