import { cva } from 'class-variance-authority'
import { subjectSwatch } from '../_internal/subject-colours.ts'
import { Illustration, type IllustrationProps } from './illustration.tsx'

/** The use of each value. */
export const colourCardDescriptions = {
  colour: {
    marigold: 'The colour of the accent.',
    river: 'Blue, as links are.',
    leaf: 'Green, as what went well is.',
    terra: 'Red, as errors are.',
  },
} as const

const swatch = cva('h-20 forced-color-adjust-none', {
  variants: { colour: subjectSwatch },
})

export type Swatch = { colour: keyof typeof colourCardDescriptions.colour; name: string }

export type ColourCardProps = IllustrationProps & { swatches: readonly Swatch[] }

/** A printed colour card: the name of a school above its colours. It has no corners, borders or marks of a control. */
export const ColourCard = ({ swatches, ...rest }: ColourCardProps) => (
  <Illustration {...rest}>
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 p-5 pb-6">
      {swatches.map(({ colour, name }) => (
        <li key={colour}>
          <div className={swatch({ colour })} />
          <p className="mt-2">{name}</p>
        </li>
      ))}
    </ul>
  </Illustration>
)
