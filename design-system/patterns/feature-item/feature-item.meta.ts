import { componentMeta, html } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'A feature in a list: an icon beside a title and a sentence.',
  use: [
    'For three to twelve features of equal importance, inside a FeatureList.',
    'In a container of at least 18rem. The list has as many columns as fit.',
  ],
  avoid: {
    'For steps in a fixed order.': 'StepList',
    'For a list that visitors scan from top to bottom.': 'ServiceList',
    'For features that should be distinguished by colour.': 'FeatureCard',
  },
  rules: {
    'Content: write in one sentence what the visitor gets: “Parents are reminded before a fee is due.”':
      'Name the implementation: “cron-based reminders”.',
    'Use a different icon for each item. If the items are reasons, use the same tick for all of them.':
      'Repeat an icon for unrelated items. Visitors look for what these items have in common.',
  },
  parts: ['FeatureList', 'FeatureItem'],
  examples: {
    Default: 'One, two or three columns, depending on the available width.',
    Narrow: 'Long words in a narrow column.',
  },
  component: 'FeatureItem',
  pattern: html('Unordered list', 'grouping-content.html#the-ul-element'),
  roles: [
    { role: 'list', nameFrom: 'aria-label, if the heading before it is not specific enough' },
    { role: 'listitem', nameFrom: 'its content' },
    { role: 'heading', nameFrom: 'title of the item' },
  ],
  wcag: '1.1.1 1.3.1 1.3.2 1.4.3 1.4.10 1.4.12',
})
