import { componentMeta, isolated, tabRows, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'The first tab stop of a page: a link past the header to the content.',
  use: [
    'Use it once on every page, before everything else in the body.',
    'It is visually hidden until it has the focus.',
  ],
  avoid: {
    'It leads everybody to a part of a long page.': 'Link in a table of contents',
    'It returns to the top.': 'ScrollToTop',
  },
  rules: {
    'Give its target the id and `tabIndex={-1}`, so that the focus moves.':
      'Point to an element that cannot take the focus: in some browsers the next Tab starts at the top again.',
    'Keep it in the page at all times.':
      'Hide it with `display: none`: it could not be reached by keyboard (WCAG 2.2, 2.4.1 Bypass Blocks).',
    'Content: say where it leads: “Skip to main content”.': 'Write only “Skip”.',
  },
  parts: ['SkipLink'],
  examples: {
    Focused: isolated('With the focus: shown over the page.'),
    Default: isolated('Without the focus: press Tab.'),
  },
  pattern: wai('Bypass block link', 'WCAG22/Techniques/general/G1'),
  roles: [{ role: 'link', nameFrom: 'its content' }],
  keys: [
    ...tabRows('Reaches it first on the page and makes it visible.'),
    { key: 'Enter', does: 'Moves the focus to the target, which has tabIndex -1.' },
  ],
  focus: 'It is first in the tab order.',
  transcripts: [{ story: 'Default' }],
  wcag: '2.1.1 2.4.1 2.4.3 2.4.7 2.4.11',
  works: { Default: [{ follows: 'Skip to main content', to: '#lesson' }] },
})
