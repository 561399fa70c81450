import type { Mutants } from '../../testing/mutants.ts'

export default {
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
    breaks: 'WCAG 1.3.1: titles are headings of the given level',
    test: 'renders no note if there is none',
  },
  'note-unnamed': {
    find: '<LabelText part="stepItem" name="note" english={stepItemLabels} own={labels} />',
    replace: '',
    breaks: 'A note has a title',
    test: 'is an ordered list with number, title, text and note',
  },
  'place-unsaid': {
    find: 'data-numbers={numbers}',
    replace: '',
    breaks: 'States are exposed as data attributes',
    test: 'shows the numbers in the margin',
  },
} satisfies Mutants
