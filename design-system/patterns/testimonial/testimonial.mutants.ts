import type { Mutants } from '../../testing/mutants.ts'

export default {
  'stars-spoken': {
    find: '<span aria-hidden="true" className="flex gap-1">',
    replace: '<span role="img" aria-label="stars" className="flex gap-1">',
    breaks: 'WCAG 1.1.1: stars are hidden, because the text says the same',
    test: 'shows each rating once as text',
  },
  'rating-by-picture-alone': {
    find: 'values={{ rating }}',
    replace: '',
    breaks: 'WCAG 1.1.1: the rating is available as text',
    test: 'shows each rating once as text',
  },
  'sample-unsaid': {
    find: '<LabelText {...texts} name="sample" own={labels} />',
    replace: '',
    breaks: 'An invented testimonial is labelled as a sample',
    test: 'has a visible label if it is a sample',
  },
  'not-a-quotation': {
    find: '<blockquote className="min-w-0 text-[1.375rem]/[1.45] md:order-2">',
    replace: '<blockquote role="none" className="min-w-0 text-[1.375rem]/[1.45] md:order-2">',
    breaks: 'WCAG 1.3.1: a quotation is a blockquote',
    test: 'is a list of quotations',
  },
  'person-last': {
    find: '<blockquote className="min-w-0 text-[1.375rem]/[1.45] md:order-2">',
    replace: '<blockquote className="min-w-0 text-[1.375rem]/[1.45]">',
    breaks: 'The author is shown in the first column',
    test: 'at 1280 px the author is shown beside',
  },
} satisfies Mutants
