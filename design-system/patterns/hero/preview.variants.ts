import { cva } from 'class-variance-authority'

/** What each value is for, in one line; the documentation prints these. */
export const productPreviewDescriptions = {
  colour: {
    marigold: 'The colour of the accent.',
    river: 'Blue, as links are.',
    leaf: 'Green, as what went well is.',
    terra: 'Red, as errors are.',
  },
} as const

export type PreviewColour = keyof typeof productPreviewDescriptions.colour

/** A subject's colour with what can be read on it. Of an artefact: on slate the same names are chalks. */
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
