import { cva } from 'class-variance-authority'

/** The use of each variant value. Shown in the documentation. */
export const productPreviewDescriptions = {
  colour: {
    marigold: 'The colour of the accent.',
    river: 'Blue, as links are.',
    leaf: 'Green, as what went well is.',
    terra: 'Red, as errors are.',
  },
} as const

export type PreviewColour = keyof typeof productPreviewDescriptions.colour

/** Background and text colours of a subject. For the surface `paper`. */
export const subjectFill = cva('', {
  variants: {
    colour: {
      marigold: 'bg-accent text-on-accent',
      river: 'bg-link text-page',
      leaf: 'bg-ok text-page',
      terra: 'bg-error text-page',
    },
  },
})
