import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'The foot of every page: who this is, and links in titled columns.',
  use: [
    'Once a page, as the last landmark.',
    'With the ways to reach a person in the same place on every page (WCAG 3.2.6).',
  ],
  avoid: [
    { when: 'It holds what people must read before they go on.', instead: 'the page itself' },
    { when: 'It has a form.', instead: 'a section of its own' },
  ],
  rules: [
    { do: 'Give links the words of the pages that they lead to.', dont: 'Repeat the whole navigation.' },
    { do: 'Update `[data-year]` where a page may outlive the year.', dont: 'Write the year into the text.' },
  ],
  parts: ['SiteFooter'],
  examples: [
    { story: 'Whole', caption: 'With everything.' },
    { story: 'WithSettings', caption: 'With a choice that holds for the whole site.' },
    { story: 'Least', caption: 'With the least.' },
    { story: 'ManyLinks', caption: 'A long name and many links.' },
  ],
} satisfies ComponentDocs
