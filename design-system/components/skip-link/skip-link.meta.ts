import { tabRows, wai } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'The first tab stop of a page: a link past the header to the content.',
  use: [
    'Use it once on every page, before everything else in the body.',
    'It is visually hidden until it has the focus.',
  ],
  avoid: [
    { when: 'It leads everybody to a part of a long page.', instead: 'Link in a table of contents' },
    { when: 'It returns to the top.', instead: 'ScrollToTop' },
  ],
  rules: [
    {
      do: 'Give its target the id and `tabIndex={-1}`, so that the focus moves.',
      dont: 'Point to an element that cannot take the focus: in some browsers the next Tab starts at the top again.',
    },
    {
      do: 'Keep it in the page at all times.',
      dont: 'Hide it with `display: none`: it could not be reached by keyboard (WCAG 2.2, 2.4.1 Bypass Blocks).',
    },
    { do: 'Content: say where it leads: “Skip to main content”.', dont: 'Write only “Skip”.' },
  ],
  parts: ['SkipLink'],
  examples: [
    { story: 'Focused', caption: 'With the focus: shown over the page.', isolated: true },
    { story: 'Default', caption: 'Without the focus: press Tab.', isolated: true },
  ],
  contract: {
    component: 'SkipLink',
    pattern: wai('Bypass block link', 'WCAG22/Techniques/general/G1'),
    roles: [{ role: 'link', nameFrom: 'its content' }],
    keys: [
      ...tabRows('Reaches it first on the page and makes it visible.'),
      { key: 'Enter', does: 'Moves the focus to the target, which has tabIndex -1.' },
    ],
    focus: 'It is first in the tab order.',
    transcripts: [{ story: 'Default' }],
    wcag: ['2.1.1', '2.4.1', '2.4.3', '2.4.7', '2.4.11'],
    withoutJavaScript: {
      says: 'It works completely.',
      works: { Default: [{ follows: 'Skip to main content', to: '#lesson' }] },
    },
  },
} satisfies ComponentMeta
