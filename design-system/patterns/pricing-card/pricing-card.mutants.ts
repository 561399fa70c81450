import type { Mutants } from '../../testing/mutants.ts'

export default {
  unnamed: {
    find: `      aria-labelledby={id}
`,
    replace: '',
    breaks: 'WCAG 2.4.6: each plan is named by its title',
    test: 'the popular plan > has a dark surface, a text label',
  },
  'price-unspoken': {
    find: `<VisuallyHidden>
        {price === 0`,
    replace: `<VisuallyHidden aria-hidden="true">
        {price === 0`,
    breaks: 'WCAG 1.3.1: screen readers get the price as a sentence',
    test: 'the price > is one sentence for screen readers',
  },
  'price-spoken-twice': {
    find: `aria-hidden="true"
        className={figure`,
    replace: 'className={figure',
    breaks: 'Screen readers get the price once',
    test: 'the price > is one sentence for screen readers',
  },
  'free-unsaid': {
    find: `{price === 0 && \`\${free}: \`}`,
    replace: '',
    breaks: 'A price of zero is announced as free',
    test: 'the price > is one sentence for screen readers',
  },
  'hidden-price-shown': {
    find: 'if (price === undefined)',
    replace: 'if (price === null)',
    breaks: 'A hidden price is not shown',
    test: 'the price > is not shown without one',
  },
  'popular-by-colour-alone': {
    find: '{popular && <Badge',
    replace: '{false && <Badge',
    breaks: 'WCAG 1.4.1: the popular plan has a text label',
    test: 'the popular plan > has a dark surface, a text label',
  },
  'sample-unsaid': {
    find: '{sample && <Badge>{text.sample}</Badge>}',
    replace: '',
    breaks: 'A sample plan has a text label',
    test: 'labels a sample as one',
  },
  'heading-skipped': {
    find: 'level: heading === 2 ? 3 : 4',
    replace: 'level: 4',
    breaks: 'WCAG 1.3.1: no heading level is skipped',
    test: 'has headings one level below its title',
  },
} satisfies Mutants
