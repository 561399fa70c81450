import type { ComponentDocs } from '../../testing/docs.ts'

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
} satisfies ComponentDocs
