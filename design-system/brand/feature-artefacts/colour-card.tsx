import { cva } from 'class-variance-authority'
import { subjectSwatch } from '../../components/_internal/subject-colours.ts'
import { Artefact, type ArtefactProps } from './artefact.tsx'

/** The use of each value. */
export const colourCardDescriptions = {
  colour: {
    marigold: 'The colour of the accent.',
    river: 'Blue, as links are.',
    leaf: 'Green, as what went well is.',
    terra: 'Red, as errors are.',
  },
} as const

const swatch = cva('h-20 rounded-control border-2 border-fg forced-color-adjust-none', {
  variants: { colour: subjectSwatch },
})

export type Swatch = { colour: keyof typeof colourCardDescriptions.colour; name: string }

export type ColourCardProps = ArtefactProps & { swatches: readonly Swatch[] }

/** A colour card: the name and address of a school above its colours. The first colour is selected. */
export const ColourCard = ({ swatches, ...rest }: ColourCardProps) => (
  <Artefact {...rest}>
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 p-5 pb-6">
      {swatches.map(({ colour, name }, index) => (
        <li key={colour}>
          <div className={swatch({ colour })} />
          <b className="mt-2 flex items-center gap-2">
            <span
              data-chosen={index === 0 || undefined}
              className="size-4 flex-none rounded-full border-2 border-fg data-chosen:border-5"
            />
            {name}
          </b>
        </li>
      ))}
    </ul>
  </Artefact>
)
