import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Pagination',
  pattern: {
    name: 'Navigation',
    url: 'https://html.spec.whatwg.org/multipage/sections.html#the-nav-element',
  },
  roles: [
    { role: 'navigation', nameFrom: "labels.navigation, 'Pagination'" },
    { role: 'link', nameFrom: "labels.page with the number, 'Page 3'; labels.previous; labels.next" },
  ],
  states: [{ attribute: 'aria-current', meaning: 'On the link of this page.' }],
  keys: [{ key: 'Enter', does: 'Follows the link.' }],
  focus: 'Every link is in the tab order: previous, the numbers, next.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'navigation, Pagination',
        'link, Previous',
        'link, Page 1',
        'link, Page 6, current page',
        'link, Page 12',
        'link, Next',
      ],
      never: ['Page 6 of 12'],
    },
    {
      story: 'Default',
      narrow: true,
      phrases: ['link, Previous', 'Page 6 of 12', 'link, Next'],
      never: ['Page 7'],
    },
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.10', '2.1.1', '2.4.4', '2.4.7', '2.5.3', '2.5.8', '4.1.2'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ follows: 'Next', to: '#page-7' }],
    },
  },
} satisfies A11yContract
