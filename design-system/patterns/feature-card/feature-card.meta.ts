import { html } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'
import { featureCardDescriptions } from './feature-card.tsx'

export default {
  summary:
    'A card that describes one feature: an icon beside a title, and a sentence, on a coloured background.',
  use: [
    'For two to eight features that visitors should be able to tell apart quickly.',
    'As items of a list, in a grid.',
  ],
  avoid: [
    { when: 'For a long list of items of equal importance.', instead: 'ServiceList' },
    { when: 'For a feature that needs no background.', instead: 'FeatureItem' },
    { when: 'For an offer with a button.', instead: 'IntroCard' },
  ],
  rules: [
    {
      do: 'Choose the colours so that neighbouring cards differ.',
      dont: 'Use colour to convey meaning, for example red for a missing feature (WCAG 1.4.1).',
    },
    {
      do: 'Content: write what the visitor can do: “Choose your colours once; every page follows.”',
      dont: 'Write only the name of a technology.',
    },
  ],
  parts: ['FeatureCard'],
  variants: featureCardDescriptions,
  examples: [
    { story: 'Default', caption: 'Four colours.' },
    { story: 'WithoutIcon', caption: 'Without an icon.' },
    { story: 'OutsideAList', caption: 'A single card outside a list.' },
    { story: 'LongWords', caption: 'Long words in a narrow card.' },
  ],
  contract: {
    component: 'FeatureCard',
    pattern: html('List item', 'grouping-content.html#the-li-element'),
    roles: [
      { role: 'listitem', nameFrom: 'its content; with `as` the role is article or none' },
      { role: 'heading', nameFrom: 'title' },
    ],
    states: [],
    keys: [],
    focus: 'Not focusable.',
    wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '1.4.10', '1.4.12'],
    withoutJavaScript: {
      says: 'All content works.',
      works: { Default: [{ reads: 'Found by name' }, { reads: 'Export students and fees as a table.' }] },
    },
  },
} satisfies ComponentMeta
