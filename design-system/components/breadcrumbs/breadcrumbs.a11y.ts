import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'Breadcrumbs',
  pattern: { name: 'Breadcrumb', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/' },
  roles: [
    { role: 'navigation', nameFrom: "labels.navigation, 'Breadcrumb'" },
    { role: 'list', nameFrom: 'no name' },
    { role: 'link', nameFrom: 'its content' },
  ],
  states: [{ attribute: 'aria-current', meaning: 'On the last item: this page. It is text, not a link.' }],
  keys: [{ key: 'Enter', does: 'Follows the link.' }],
  focus: 'The links are in the tab order. This page is not.',
  transcripts: [
    {
      story: 'Default',
      phrases: [
        'navigation, Breadcrumb',
        'link, Home',
        'link, Courses',
        'listitem, level 1, current page, position 3, set size 3',
        'Tabla for beginners',
      ],
      never: ['image', '›'],
    },
  ],
  wcag: ['1.3.1', '1.4.3', '1.4.10', '2.1.1', '2.4.4', '2.4.7', '2.4.8', '2.5.8', '4.1.2'],
  withoutJavaScript: {
    says: 'It works completely.',
    works: {
      Default: [{ follows: 'Courses', to: '#courses' }, { reads: 'Tabla for beginners' }],
    },
  },
} satisfies A11yContract
