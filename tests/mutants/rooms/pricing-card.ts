import { room } from '../mutant.ts'

export default room('design-system/patterns/pricing-card', {
  unnamed: {
    find: `      aria-labelledby={id}
`,
    replace: '',
    breaks: 'WCAG 2.4.6: each plan is named by its title',
    test: 'the popular plan > stands on slate, says so in words',
  },
  'price-unspoken': {
    in: 'price.tsx',
    find: `<VisuallyHidden>
        {price === 0`,
    replace: `<VisuallyHidden aria-hidden="true">
        {price === 0`,
    breaks: 'WCAG 1.3.1: a price is spoken as a sentence',
    test: 'the price > is one sentence to the ear',
  },
  'price-spoken-twice': {
    in: 'price.tsx',
    find: '<b aria-hidden="true" className={figure',
    replace: '<b className={figure',
    breaks: 'The promise that a price is spoken once',
    test: 'the price > is one sentence to the ear',
  },
  'free-unsaid': {
    in: 'price.tsx',
    find: `{price === 0 && \`\${free}: \`}`,
    replace: '',
    breaks: 'The promise that nothing to pay is said in words',
    test: 'the price > is one sentence to the ear',
  },
  'hidden-price-shown': {
    in: 'price.tsx',
    find: 'if (price < 0)',
    replace: 'if (price < -1)',
    breaks: 'The promise that a hidden price is not shown',
    test: 'the price > below zero is not shown',
  },
  'popular-by-colour-alone': {
    find: '{popular && <Badge variant="chalk">{words.popular}</Badge>}',
    replace: '',
    breaks: 'WCAG 1.4.1: the popular plan says so',
    test: 'the popular plan > stands on slate, says so in words',
  },
  'sample-unsaid': {
    find: '{sample && <Badge>{words.sample}</Badge>}',
    replace: '',
    breaks: 'The promise that what is made up says so',
    test: 'marks a sample in words',
  },
  'heading-skipped': {
    find: 'level: heading === 2 ? 3 : 4',
    replace: 'level: 4',
    breaks: 'WCAG 1.3.1: no heading level is skipped',
    test: 'puts its headings one below its title',
  },
})
