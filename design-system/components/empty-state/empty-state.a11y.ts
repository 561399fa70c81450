import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'EmptyState',
  pattern: {
    name: 'Heading',
    url: 'https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements',
  },
  roles: [{ role: 'heading', nameFrom: 'title' }],
  keys: [],
  focus: 'It cannot be focused. Its actions are in the tab order.',
  announcements: [
    'None. If it appears in the place of results after an action, announce its title in a live region of the page.',
  ],
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'heading, No students yet, level 2',
        'Students appear here when they accept your invitation.',
        'button, Add a student',
      ],
      never: ['image'],
    },
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.3', '1.4.10', '2.4.6'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [
        { reads: 'No students yet' },
        { reads: 'Students appear here when they accept your invitation.' },
      ],
    },
  },
} satisfies A11yContract
