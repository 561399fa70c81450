import { apg, componentMeta, operable } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'The path from the home page to this page, through the levels of the site.',
  use: [
    'Use breadcrumbs on a site with three levels or more, on every page below the home page.',
    'Put them between the header and `main`, so that the skip link skips them too.',
    'Source: the APG pattern Breadcrumb, and WCAG 2.2, 2.4.8 Location. GOV.UK uses them in the same way, and found that people who arrive from a search engine use them to see where they are.',
  ],
  avoid: {
    'The pages are steps of one task.': 'Stepper, with a Link “Back”',
    'The site has two levels.': 'The navigation of SiteHeader',
    'It should show where the visitor came from.': 'The Back button of the browser',
  },
  rules: {
    'Content: use the titles of the pages, shortened if they are long, from the home page to this page.':
      'Write “You are here”, or use other words than the page that the link leads to.',
    'Leave out `href` of this page: it is text then, and its item has `aria-current="page"`.':
      'Link this page to itself.',
  },
  parts: ['Breadcrumbs', 'BreadcrumbsItem'],
  examples: {
    Default: 'Three levels.',
    Long: 'A long path wraps, and nothing of it is cut off.',
  },
  pattern: apg('Breadcrumb', 'breadcrumb'),
  roles: [
    { role: 'navigation', nameFrom: "labels.navigation, 'Breadcrumb'" },
    { role: 'list', nameFrom: 'no name' },
    { role: 'link', nameFrom: 'its content' },
  ],
  states: {
    'aria-current': 'On the last item: this page. It is text, not a link.',
  },
  keys: [{ key: 'Enter', does: 'Follows the link.' }],
  focus: 'The links are in the tab order. This page is not.',
  transcripts: [{ story: 'Default' }],
  wcag: operable('1.3.1 1.4.3 1.4.10 2.4.4 2.4.8'),
  works: { Default: [{ follows: 'Courses', to: '#courses' }, { reads: 'Tabla for beginners' }] },
})
