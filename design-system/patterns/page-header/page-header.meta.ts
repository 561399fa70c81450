import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'The start of a page or of a section: headline, lead and actions.',
  use: [
    'Once at the top of a page, with `level={1}`, in the first Section. A home page can begin with it too; Hero is a drawing of this brand.',
    'At the top of a section, with `level={2}`.',
  ],
  avoid: {
    'For the bar with the logo and the navigation.': 'SiteHeader',
    'For the title of a part within a section.': 'Heading',
  },
  rules: {
    'Pass `label` if the Section around it shows the same label. Screen readers then read label and headline once.':
      'Repeat the label in the headline.',
    'Content: say in the lead what visitors can do here: “Write, call or visit. We answer on the same working day.”':
      'Repeat the headline in other words.',
  },
  parts: ['PageHeader'],
  examples: {
    Default: 'In a Section that shows the label in its margin.',
    WithActions: 'With actions.',
    OfASection: 'In a section, as an h2.',
    LongHeadline: 'A long headline wraps after about 18 characters.',
    HeadlineOnly: 'Headline only.',
  },
  pattern: wai('Headings', 'tutorials/page-structure/headings/'),
  roles: [
    { role: 'heading', nameFrom: 'label, then title; level 1, or 2 for a section' },
    { role: 'generic', nameFrom: 'none; a header inside a section or main is not a banner' },
  ],
  focus: 'Only the actions are focusable.',
  wcag: '1.3.1 1.4.3 1.4.10 1.4.12 2.4.2 2.4.6',
})
