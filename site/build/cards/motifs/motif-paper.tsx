import type { ComponentProps } from 'react'
import { Box } from '../box'
import { colours } from '../colours'

/** Paper has its own colours, whatever the background of the card. */
export const paper = colours('paper')

/** A sheet of paper on the card. Its content is a column. */
export const Paper = (props: ComponentProps<typeof Box>) => (
  <Box
    position="absolute"
    top={150}
    flexDirection="column"
    backgroundColor={paper.background}
    color={paper.text}
    {...props}
  />
)

/** The title on the paper. */
export const PaperTitle = (props: ComponentProps<typeof Box>) => (
  <Box fontSize={36} fontWeight={800} letterSpacing="-.025em" {...props} />
)
