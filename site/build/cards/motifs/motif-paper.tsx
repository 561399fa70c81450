import type { ComponentProps } from 'react'
import { Box } from '../box'
import { colours } from '../colours'

/** The colours of what is drawn on paper, whatever the ground of the card. */
export const paper = colours('artefact')

/** A sheet of paper on the card: what is on it runs downwards. */
export const Paper = (props: ComponentProps<typeof Box>) => (
  <Box
    position="absolute"
    top={150}
    flexDirection="column"
    backgroundColor={paper.ground}
    color={paper.text}
    {...props}
  />
)

/** The first words on it. */
export const PaperTitle = (props: ComponentProps<typeof Box>) => (
  <Box fontSize={36} fontWeight={800} letterSpacing="-.025em" {...props} />
)
