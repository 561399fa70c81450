import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Card',
  pattern: {
    name: 'Native grouping elements',
    url: 'https://html.spec.whatwg.org/multipage/sections.html#the-article-element',
  },
  roles: [
    { role: 'generic', nameFrom: 'no name; screen-reader users find its heading' },
    { role: 'article', nameFrom: 'with as="article": aria-labelledby, if it is passed' },
    { role: 'listitem', nameFrom: 'with as="li": no name' },
    {
      role: 'region',
      nameFrom: 'with as="section": aria-label or aria-labelledby, which the type requires',
    },
  ],
  states: [{ attribute: 'data-surface', meaning: 'For styling: selects the colours of the surface.' }],
  keys: [],
  focus: 'It cannot be focused. It contains a Button or a Link that can.',
  transcripts: [
    {
      story: 'InAList',
      phrases: [
        'list',
        'listitem, level 1, position 1, set size 2',
        'heading, Fee register, level 3',
        'Who has paid, who has not, and since when.',
        'listitem, level 1, position 2, set size 2',
        'heading, Attendance, level 3',
      ],
    },
    {
      story: 'Offer',
      phrases: [
        'region, 14 days free',
        'heading, 14 days free, level 2',
        'After that you choose. Without a choice nothing is charged.',
        'button, Start Free Trial',
        'end of region, 14 days free',
      ],
    },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.10', '1.4.11'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ reads: 'Who has paid, who has not, and since when.' }],
    },
  },
} satisfies A11yContract
