import { room } from '../mutant.ts'

export default room('design-system/components/card', {
  'not-a-surface': {
    find: "data-surface={surface === 'board' || surface === 'artefact' ? surface : undefined}",
    replace: '',
    breaks: 'WCAG 1.4.3: words on slate take the colours of slate',
    test: 'has a field of its own on each surface',
  },
  'edgeless-in-forced-colours': {
    find: 'min-w-0 forced-colors:border-2',
    replace: 'min-w-0',
    breaks: 'WCAG 1.4.11: in forced colours a card has an edge',
    test: 'has an edge in forced colours',
  },
  'element-ignored': {
    find: "const Tag = as as 'div'",
    replace: "const Tag = 'div'",
    breaks: 'WCAG 1.3.1: a card in a list is an item of it',
    test: 'is an article, or an item of a list',
  },
})
