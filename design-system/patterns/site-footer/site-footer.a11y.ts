import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'SiteFooter',
  pattern: {
    name: 'Contentinfo landmark',
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/contentinfo.html',
  },
  roles: [
    { role: 'contentinfo', nameFrom: 'none: one a page' },
    { role: 'heading', nameFrom: 'title of the column' },
    { role: 'list', nameFrom: 'none: the heading before it says what it holds' },
    { role: 'link', nameFrom: 'its content' },
  ],
  keys: [{ key: 'Enter', on: 'a link', does: 'Follows it.' }],
  focus: 'Links in the order of reading.',
  wcag: ['1.3.1', '1.4.10', '2.4.4', '2.5.8', '3.2.3', '3.2.6'],
  withoutJavaScript: 'Everything, with the year in which the page was built.',
  dates: { updated: '2026-11-21' },
} satisfies A11yContract
