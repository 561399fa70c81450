import { room } from '../mutant.ts'

export default room('design-system/patterns/testimonial', {
  'stars-spoken': {
    in: 'stars.tsx',
    find: '<span aria-hidden="true" className="flex gap-1">',
    replace: '<span role="img" aria-label="stars" className="flex gap-1">',
    breaks: 'WCAG 1.1.1: stars are silent, since the words say them',
    test: 'shows each rating in words, once',
  },
  'rating-by-picture-alone': {
    find: '{ratingLabel(rating)}',
    replace: '',
    breaks: 'WCAG 1.1.1: the rating is there in words',
    test: 'shows each rating in words, once',
  },
  'sample-unsaid': {
    find: `{sampleLabel}
`,
    replace: '',
    breaks: 'The promise that what is invented says so',
    test: 'says that it is a sample',
  },
  'not-a-quotation': {
    find: '<blockquote className="min-w-0 text-[1.375rem]/[1.45] md:order-2">',
    replace: '<blockquote role="none" className="min-w-0 text-[1.375rem]/[1.45] md:order-2">',
    breaks: 'WCAG 1.3.1: a quotation is one',
    test: 'is a list of quotes',
  },
  'person-last': {
    find: '<blockquote className="min-w-0 text-[1.375rem]/[1.45] md:order-2">',
    replace: '<blockquote className="min-w-0 text-[1.375rem]/[1.45]">',
    breaks: 'The promise that the person stands at the start, for who looks',
    test: 'at 1280 px who said it stands beside',
  },
})
