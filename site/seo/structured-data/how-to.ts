import type { HowTo, WithContext } from 'schema-dts'
import type { SectionCopy, SetupStep } from '../../content/types'
import { absolute } from '../site-url'

const guide = '/online-teaching-platform'

/** The setup guide's steps; each of its seven addresses shows them, and all refer to the canonical one. */
export const howTo = (copy: SectionCopy, steps: readonly SetupStep[]): WithContext<HowTo> => ({
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  '@id': absolute(`${guide}#how-to`),
  name: copy.headline,
  description: copy.lead,
  step: steps.map(({ title, description, helpText }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    url: absolute(`${guide}#steps`),
    itemListElement: [
      { '@type': 'HowToDirection', text: description },
      { '@type': 'HowToTip', text: helpText },
    ],
  })),
})
