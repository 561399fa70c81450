import { componentMeta, html } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A list of services or topics, one row each: icon, title and sentence.',
  use: [
    'For four to ten items of equal importance that need one sentence each.',
    'Where visitors scan the titles. From 64rem the titles are in a separate column.',
  ],
  avoid: {
    'For items of a few words.': 'CheckList',
    'For items in a fixed order.': 'StepList',
    'For items with a colour or an image.': 'FeatureCard',
  },
  rules: {
    'Content: start each title with the word that visitors look for: “Free subdomain with SSL”.':
      'Start every title with the same words.',
    'Set `heading` to the level below the heading of the section.': 'Skip a heading level for its size.',
  },
  parts: ['ServiceList', 'ServiceItem'],
  examples: {
    Default: 'A list of services.',
    UnderAPageTitle: 'Directly below the title of a page.',
  },
  pattern: html('Unordered list', 'grouping-content.html#the-ul-element'),
  roles: [
    { role: 'list', nameFrom: 'aria-label, if the heading before it is not specific enough' },
    { role: 'listitem', nameFrom: 'its content' },
    { role: 'heading', nameFrom: 'title of the item' },
  ],
  wcag: '1.1.1 1.3.1 1.3.2 1.4.10',
})
