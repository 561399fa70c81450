import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'A button that returns to the top of a long page; it appears after the first screen.',
  use: [
    'Use it once, as the last control of a page, if pages are longer than about four screens.',
    'It scrolls to the top and moves the focus to the element with the id `focusId`. Under reduced motion it scrolls without animation.',
  ],
  avoid: [
    { when: 'The site has a SideMenu, which includes this button.', instead: 'SideMenu' },
    { when: 'It should lead to a place inside the page.', instead: 'Link to the id of that place' },
    { when: 'The pages are short.', instead: 'nothing' },
  ],
  rules: [
    {
      do: 'Give the `main` element an id and `tabIndex={-1}`, and pass the id as `focusId`.',
      dont: 'Only scroll: the next Tab would move from the old position (WCAG 2.2, 2.4.3 Focus Order).',
    },
    {
      do: 'Place it inside a landmark, such as the footer.',
      dont: 'Place it outside all landmarks: screen-reader users who move by landmarks would miss it.',
    },
    {
      do: 'Content: keep the name “Back to top”, or its translation in `label`.',
      dont: 'Name it by its icon (“Arrow up”).',
    },
  ],
  parts: ['ScrollToTop'],
  examples: [
    { story: 'Default', caption: 'At the end of a page. Scroll up: it disappears on the first screen.' },
    { story: 'InFrench', caption: 'With another name.' },
  ],
} satisfies ComponentDocs
