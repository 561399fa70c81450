import { componentMeta, html } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Replaces a list or a table that has no entries, and says what to do next.',
  use: [
    'Use it before there is a first entry, after the last one was removed, and when a search finds nothing.',
    'Leave out the empty list or table, its header row and its filters, unless a filter is the reason.',
    'Announce it if it replaces results without a new page: put its title into a live region that was there before.',
    'Source: WCAG 2.2, 4.1.3 Status Messages, for results that disappear; Nielsen Norman Group, “Designing Empty States in Complex Applications” (2022).',
  ],
  avoid: {
    'The entries are still loading.': 'Skeleton or Loading',
    'They could not be loaded.': 'Alert with a Button to try again',
    'The address does not exist.': 'NotFound',
  },
  rules: {
    'Content: say what is missing, then what brings it: “No students yet. Students appear here when they accept your invitation.”':
      'Apologise, joke, or write “No data”.',
    'After a search, repeat the word that was searched for, and offer to remove the filters.':
      'Offer to add an entry when a filter hides those that are there.',
  },
  parts: ['EmptyState'],
  examples: {
    Default: 'Before the first entry, with the action that makes it.',
    NothingFound: 'A search without results.',
  },
  pattern: html('Heading', 'sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements'),
  roles: [{ role: 'heading', nameFrom: 'title' }],
  focus: 'It cannot be focused. Its actions are in the tab order.',
  announcements: [
    'None. If it appears in the place of results after an action, announce its title in a live region of the page.',
  ],
  wcag: '1.1.1 1.3.1 1.4.3 1.4.10 2.4.6',
})
