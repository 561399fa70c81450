import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Leads past the header to the content. The first tab stop of a page.',
  use: ['Once on every page, before everything else in the body.'],
  avoid: [
    { when: 'It leads to a part of a long page for everybody.', instead: 'Link in a list of contents' },
    { when: 'It leads back to the top.', instead: 'ScrollToTop' },
  ],
  rules: [
    {
      do: 'Give its target the id and `tabIndex={-1}`: the focus really moves.',
      dont: 'Point it at an element that takes no focus: in some browsers the next Tab starts from the top again.',
    },
    {
      do: 'Keep it in the page at all times, out of sight until it has the focus.',
      dont: 'Hide it with `display: none`: nobody can reach it.',
    },
  ],
  parts: ['SkipLink'],
  examples: [
    { story: 'Focused', caption: 'With the focus: over the page, in marigold.', alone: true },
    { story: 'AtRest', caption: 'At rest: press Tab.', alone: true },
  ],
} satisfies ComponentDocs
