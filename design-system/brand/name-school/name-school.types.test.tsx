import type { Preview } from '../product-preview/product-preview.tsx'
import { NameSchool } from './name-school.tsx'

const sample = {} as Preview
const colours = { label: 'Colour', choices: [{ colour: 'leaf', name: 'Leaf' }] } as const
const addressOf = () => ({ address: '' })

// Props that NameSchool rejects. `npm run types` checks this file; it is not executed.
export const rejected = [
  // @ts-expect-error: label is required
  <NameSchool key="1" sample={sample} sampleLabel="" addressOf={addressOf} colours={colours} />,
  // @ts-expect-error: sampleLabel is required, because it is the text alternative
  <NameSchool key="2" label="Name?" sample={sample} addressOf={addressOf} colours={colours} />,
  <NameSchool
    key="3"
    label="Name?"
    sample={sample}
    sampleLabel=""
    addressOf={addressOf}
    // @ts-expect-error: a colour needs a name
    colours={{ label: 'Colour', choices: [{ colour: 'leaf' }] }}
  />,
]
