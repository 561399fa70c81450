import { html } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'A list of services or topics, one row each: icon, title and sentence.',
  use: [
    'For four to ten items of equal importance that need one sentence each.',
    'Where visitors scan the titles. From 64rem the titles are in a separate column.',
  ],
  avoid: [
    { when: 'For items of a few words.', instead: 'CheckList' },
    { when: 'For items in a fixed order.', instead: 'StepList' },
    { when: 'For items with a colour or an image.', instead: 'FeatureCard' },
  ],
  rules: [
    {
      do: 'Content: start each title with the word that visitors look for: “Free subdomain with SSL”.',
      dont: 'Start every title with the same words.',
    },
    {
      do: 'Set `heading` to the level below the heading of the section.',
      dont: 'Skip a heading level for its size.',
    },
  ],
  parts: ['ServiceList', 'ServiceItem'],
  examples: [
    { story: 'Default', caption: 'A list of services.' },
    { story: 'UnderAPageTitle', caption: 'Directly below the title of a page.' },
  ],
  contract: {
    component: 'ServiceList',
    pattern: html('Unordered list', 'grouping-content.html#the-ul-element'),
    roles: [
      { role: 'list', nameFrom: 'aria-label, if the heading before it is not specific enough' },
      { role: 'listitem', nameFrom: 'its content' },
      { role: 'heading', nameFrom: 'title of the item' },
    ],
    keys: [],
    focus: 'Not focusable.',
    wcag: ['1.1.1', '1.3.1', '1.3.2', '1.4.10'],
    withoutJavaScript: {
      says: 'All content works.',
      works: {
        Default: [
          { reads: 'Analytics and reporting' },
          { reads: 'A short address of your own that students can type from memory.' },
        ],
      },
    },
  },
} satisfies ComponentMeta
