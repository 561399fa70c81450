import type { ComponentDocs } from '../../testing/docs.ts'

export default {
  summary: 'How an inner page, or a section of one, begins: headline, lead, what to do first.',
  use: [
    'Once at the top of every page but the home page, with `level={1}`.',
    'At the top of a section, with `level={2}`.',
  ],
  avoid: [
    { when: 'It opens the home page.', instead: 'Hero' },
    { when: 'It is the bar with the logo and the navigation.', instead: 'SiteHeader' },
    { when: 'It is the title of a part within a section.', instead: 'Heading' },
  ],
  rules: [
    {
      do: 'Give `label` where the margin of the Sheet names the section: those who listen hear both, once.',
      dont: 'Write the name into the headline as well.',
    },
    {
      do: 'Say in the lead what somebody can do here.',
      dont: 'Repeat the headline in more words.',
    },
  ],
  parts: ['PageHeader'],
  examples: [
    { story: 'InASheet', caption: 'In a Sheet, which names it in the margin.' },
    { story: 'WithActions', caption: 'With what to do first.' },
    { story: 'OfASection', caption: 'Of a section: an h2.' },
    { story: 'LongHeadline', caption: 'A long headline stays within 18 letters a line.' },
    { story: 'HeadlineAlone', caption: 'A headline alone.' },
  ],
} satisfies ComponentDocs
