import { componentMeta, html, operable } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Links to the pages of a list that is too long for one page.',
  use: [
    'Use it below a list of more than about 25 entries that people look through: results, courses, orders.',
    'Give every page its own address, so that it can be linked, reloaded and reached with Back.',
    'Add the number to the title of the page: “Courses (page 3 of 12)”. Screen readers announce the title first.',
    'Source: WCAG 2.2, 2.4.4 and 2.4.7, and the research of the GOV.UK Design System on its Pagination.',
  ],
  avoid: {
    'The pages are steps of one task.': 'Stepper',
    'All entries fit on one page without being slow.': 'One page, with a Table or a list',
    'More entries should load while the visitor scrolls.': 'Pagination: visitors can still reach the footer',
  },
  rules: {
    'Content: keep “Previous” and “Next”, and name the navigation if a page has two: “Courses”.':
      'Add “First” and “Last”: their numbers are always shown.',
    'Move the focus to the heading of the list if a router replaces the list without loading a page.':
      'Leave the focus at the bottom, below entries that have not been read.',
  },
  parts: ['Pagination'],
  examples: {
    Default: 'In the middle. On a phone it says “Page 6 of 12” in place of the numbers.',
    FirstPage: 'On the first page there is no link to a previous one.',
    RightToLeft: 'Right to left, with its own labels.',
  },
  pattern: html('Navigation', 'sections.html#the-nav-element'),
  roles: [
    { role: 'navigation', nameFrom: "labels.navigation, 'Pagination'" },
    { role: 'link', nameFrom: "labels.page with the number, 'Page 3'; labels.previous; labels.next" },
  ],
  states: {
    'aria-current': 'On the link of this page.',
  },
  keys: [{ key: 'Enter', does: 'Follows the link.' }],
  focus: 'Every link is in the tab order: previous, the numbers, next.',
  transcripts: [{ story: 'Default' }, { story: 'Default', narrow: true }],
  wcag: operable('1.3.1 1.4.1 1.4.3 1.4.10 2.4.4 2.5.3'),
  works: { Default: [{ follows: 'Next', to: '#page-7' }] },
})
