import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'Leads back to the top of a long page, and comes only once the first screen has been left.',
  use: ['Once a page, last, where pages are longer than four screens or so.'],
  avoid: [
    { when: 'The site has a SideMenu, which has it already.', instead: 'SideMenu' },
    { when: 'It would lead to a place within the page.', instead: 'Link to that place’s id' },
    { when: 'The pages are short.', instead: 'nothing' },
  ],
  rules: [
    {
      do: 'Give the `main` of the page an id and `tabIndex={-1}`, and name it as `focusId`: the focus goes there.',
      dont: 'Scroll alone: the next Tab would lead back down to where people came from.',
    },
    {
      do: 'Put it inside a landmark, such as the footer.',
      dont: 'Put it beside the landmarks, where people who move by them never pass.',
    },
  ],
  parts: ['ScrollToTop'],
  examples: [
    { story: 'OnALongPage', caption: 'At the end of a page. Scroll up: it goes with the first screen.' },
    { story: 'InFrench', caption: 'Another name.' },
  ],
} satisfies ComponentDocs
