import type { ComponentDocs } from '../../testing/docs.ts'
import { featureCardDescriptions } from './feature-card.tsx'

export default {
  summary: 'One feature on a flat wash under an ink edge.',
  use: ['For two to eight features that should be told apart at a glance.', 'In a list, beside each other.'],
  avoid: [
    { when: 'There are many of the same rank.', instead: 'ServiceList' },
    { when: 'It needs no field of its own.', instead: 'FeatureItem' },
    { when: 'It makes an offer with a button.', instead: 'IntroCard' },
  ],
  rules: [
    { do: 'Put the icon beside the title.', dont: 'Put it above: rows of icons over cards say nothing.' },
    {
      do: 'Choose colours so that neighbours differ.',
      dont: 'Give colours a meaning here: red is not “missing”.',
    },
  ],
  parts: ['FeatureCard'],
  variants: featureCardDescriptions,
  examples: [
    { story: 'Colours', caption: 'Four colours.' },
    { story: 'WithoutIcon', caption: 'Without an icon.' },
    { story: 'Alone', caption: 'Alone, outside of a list.' },
    { story: 'LongWords', caption: 'Long words in a narrow card.' },
  ],
} satisfies ComponentDocs
