import type { Preview } from '../hero/product-preview.tsx'
import { NameSchool } from './name-school.tsx'

const sample = {} as Preview
const colours = { label: 'Colour', choices: [{ colour: 'leaf', name: 'Leaf' }] } as const
const addressOf = () => ({ address: '' })

// What the types of NameSchool refuse. Nothing runs this: it is checked by `npm run types`.
export const refused = [
  // @ts-expect-error: a field asks a question, which is its label
  <NameSchool key="1" sample={sample} sampleLabel="" addressOf={addressOf} colours={colours} />,
  // @ts-expect-error: the sample says what it shows
  <NameSchool key="2" label="Name?" sample={sample} addressOf={addressOf} colours={colours} />,
  <NameSchool
    key="3"
    label="Name?"
    sample={sample}
    sampleLabel=""
    addressOf={addressOf}
    // @ts-expect-error: a colour without a name is not there for everybody
    colours={{ label: 'Colour', choices: [{ colour: 'leaf' }] }}
  />,
]
