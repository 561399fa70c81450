import { componentMeta, html } from '../../testing/contract-parts.ts'
import { featureCardDescriptions } from './feature-card.tsx'

export default componentMeta({
  summary:
    'A card that describes one feature: an icon beside a title, and a sentence, on a coloured background.',
  use: [
    'For two to eight features that visitors should be able to tell apart quickly.',
    'As items of a list, in a grid.',
  ],
  avoid: {
    'For a long list of items of equal importance.': 'ServiceList',
    'For a feature that needs no background.': 'FeatureItem',
    'For an offer with a button.': 'IntroCard',
  },
  rules: {
    'Choose the colours so that neighbouring cards differ.':
      'Use colour to convey meaning, for example red for a missing feature (WCAG 1.4.1).',
    'Content: write what the visitor can do: “Choose your colours once; every page follows.”':
      'Write only the name of a technology.',
  },
  parts: ['FeatureCard'],
  variants: featureCardDescriptions,
  examples: {
    Default: 'Four colours.',
    WithoutIcon: 'Without an icon.',
    OutsideAList: 'A single card outside a list.',
    LongWords: 'Long words in a narrow card.',
  },
  pattern: html('List item', 'grouping-content.html#the-li-element'),
  roles: [
    { role: 'listitem', nameFrom: 'its content; with `as` the role is article or none' },
    { role: 'heading', nameFrom: 'title' },
  ],
  wcag: '1.1.1 1.3.1 1.4.1 1.4.3 1.4.10 1.4.12',
})
