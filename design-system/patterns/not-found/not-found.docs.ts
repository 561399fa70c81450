import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'The page for an address that leads nowhere.',
  use: [
    'For the status 404, served with that status.',
    'For other ends too, such as 410, with a headline of their own.',
  ],
  avoid: [
    { when: 'The address is right and something failed.', instead: 'UnexpectedError' },
    { when: 'A search found nothing.', instead: 'Text, with what to try' },
  ],
  rules: [
    { do: 'Offer a way on that works.', dont: 'Send people back to a page that they did not come from.' },
    {
      do: 'Serve it with the status 404: search engines go by it.',
      dont: 'Redirect every wrong address to the home page.',
    },
  ],
  parts: ['NotFound'],
  examples: [
    { story: 'Wiped', caption: 'The zero is wiped off; it is read as written.' },
    { story: 'WithoutAZero', caption: 'A headline without a zero.' },
    { story: 'LongWords', caption: 'Another number, and more to say.' },
  ],
} satisfies ComponentDocs
