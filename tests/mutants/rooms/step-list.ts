import { room } from '../mutant.ts'

export default room('design-system/patterns/step-list', {
  'not-ordered': {
    find: `<ol
      data-slot="step-list"`,
    replace: `<ul
      data-slot="step-list"`,
    breaks: 'WCAG 1.3.1: steps are an ordered list',
    test: 'is an ordered list',
  },
  'heading-level-fixed': {
    find: '<Heading level={heading} size="h2">',
    replace: '<Heading level={3} size="h2">',
    breaks: 'WCAG 1.3.1: titles are headings of the level they are given',
    test: 'leaves the note out where there is none',
  },
  'note-unnamed': {
    find: '<strong className="block">{noteLabel}</strong>',
    replace: '',
    breaks: 'The promise that a note says what it is',
    test: 'is an ordered list that reads number, title, text, note',
  },
  'place-unsaid': {
    find: 'data-numbers={numbers}',
    replace: '',
    breaks: 'The promise that states are attributes',
    test: 'hangs the numbers left of the text',
  },
})
