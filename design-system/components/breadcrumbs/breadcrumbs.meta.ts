import { apg, operable } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'The path from the home page to this page, through the levels of the site.',
  use: [
    'Use breadcrumbs on a site with three levels or more, on every page below the home page.',
    'Put them between the header and `main`, so that the skip link skips them too.',
    'Source: the APG pattern Breadcrumb, and WCAG 2.2, 2.4.8 Location. GOV.UK uses them in the same way, and found that people who arrive from a search engine use them to see where they are.',
  ],
  avoid: [
    { when: 'The pages are steps of one task.', instead: 'Stepper, with a Link “Back”' },
    { when: 'The site has two levels.', instead: 'The navigation of SiteHeader' },
    { when: 'It should show where the visitor came from.', instead: 'The Back button of the browser' },
  ],
  rules: [
    {
      do: 'Content: use the titles of the pages, shortened if they are long, from the home page to this page.',
      dont: 'Write “You are here”, or use other words than the page that the link leads to.',
    },
    {
      do: 'Leave out `href` of this page: it is text then, and its item has `aria-current="page"`.',
      dont: 'Link this page to itself.',
    },
  ],
  parts: ['Breadcrumbs', 'BreadcrumbsItem'],
  examples: [
    { story: 'Default', caption: 'Three levels.' },
    { story: 'Long', caption: 'A long path wraps, and nothing of it is cut off.' },
  ],
  contract: {
    component: 'Breadcrumbs',
    pattern: apg('Breadcrumb', 'breadcrumb'),
    roles: [
      { role: 'navigation', nameFrom: "labels.navigation, 'Breadcrumb'" },
      { role: 'list', nameFrom: 'no name' },
      { role: 'link', nameFrom: 'its content' },
    ],
    states: [{ attribute: 'aria-current', meaning: 'On the last item: this page. It is text, not a link.' }],
    keys: [{ key: 'Enter', does: 'Follows the link.' }],
    focus: 'The links are in the tab order. This page is not.',
    transcripts: [{ story: 'Default' }],
    wcag: operable('1.3.1', '1.4.3', '1.4.10', '2.4.4', '2.4.8'),
    withoutJavaScript: {
      says: 'It works completely.',
      works: { Default: [{ follows: 'Courses', to: '#courses' }, { reads: 'Tabla for beginners' }] },
    },
  },
} satisfies ComponentMeta
