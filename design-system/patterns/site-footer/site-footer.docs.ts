import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'The footer of every page: the brand, contact information and links in titled columns.',
  use: [
    'Once on every page, as the last landmark.',
    'With contact details in the same place on every page (WCAG 3.2.6, Consistent Help).',
  ],
  avoid: [
    { when: 'For information that visitors need before they continue.', instead: 'the page itself' },
    { when: 'For a form.', instead: 'a section of its own' },
  ],
  rules: [
    {
      do: 'Content: use the title of the target page as link text.',
      dont: 'Repeat the whole navigation.',
    },
    {
      do: 'Update the element `[data-year]` with a script if a page may be served in the next year.',
      dont: 'Write the year as part of a sentence.',
    },
  ],
  parts: ['SiteFooter'],
  types: ['FooterColumn', 'FooterLink'],
  examples: [
    { story: 'Default', caption: 'With all parts.' },
    { story: 'WithSettings', caption: 'With a setting for the whole site.' },
    { story: 'Minimal', caption: 'With the required parts only.' },
    { story: 'ManyLinks', caption: 'A long name and many links.' },
  ],
} satisfies ComponentDocs
