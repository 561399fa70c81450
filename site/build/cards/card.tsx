import type { Card } from '../../seo/cards'
import { type Colours, colours } from './colours'
import { Box, motifTexts } from './motifs'
import { rule } from './shapes'

/** Satori reads no variable fonts; it looks in the second file, which has the rupee sign, for what the first lacks. */
export const fonts = ['latin', 'latin-ext'] as const

/** Position of the headline, in pixels. */
export const headlineAt = { left: 196, top: 166 }

/** Each sentence starts a new line. */
const linesOf = ({ headline }: Card) => headline.flatMap((line) => line.split(/(?<=[.?!]) /))

/** A long headline has a smaller font, so that it fits into four lines. */
const sizeOf = (card: Card) =>
  Math.max(...linesOf(card).map((line) => line.length)) > 36 || linesOf(card).length === 2 ? 74 : 84

const underline = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 24" preserveAspectRatio="none" width="300" height="24"><g fill="none" stroke="${colour}" stroke-linecap="round"><path d="M3 14C48 8 120 5 190 5.500c46 .4 82 2 107 4.5" stroke-width="5"/><path d="M291 11.500C220 11 130 14 62 20.5" stroke-width="3"/></g></svg>`,
  )}`

function Headline({ card, ink }: { card: Card; ink: Colours }) {
  const { accent, chalked } = card
  return linesOf(card).map((line, index) => (
    <Box
      key={line}
      position="relative"
      alignSelf="flex-start"
      color={index === accent ? ink.accent : ink.text}
    >
      {index === chalked && (
        <img
          alt=""
          src={underline(ink.text)}
          width="103%"
          height={22}
          style={{ position: 'absolute', left: '-1.5%', top: '86%' }}
        />
      )}
      {line}
    </Box>
  ))
}

/** The texts of a picture; `shapes.ts` draws the shapes behind them. */
export function CardTexts({ card }: { card: Card }) {
  const ink = colours(card.background)
  return (
    <Box width={1200} height={630} position="relative" fontFamily={fonts.join(', ')} color={ink.text}>
      {motifTexts(card.motif, ink)}
      <Box
        position="absolute"
        left={196}
        top={54}
        height={64}
        alignItems="center"
        fontSize={40}
        fontWeight={800}
        letterSpacing="-.035em"
      >
        {card.brand}
      </Box>
      <Box
        position="absolute"
        {...headlineAt}
        width={620}
        flexDirection="column"
        fontSize={sizeOf(card)}
        lineHeight={`${rule}px`}
        fontWeight={800}
        letterSpacing="-.04em"
        textWrap="balance"
      >
        <Headline card={card} ink={ink} />
      </Box>
      <Box position="absolute" left={196} bottom={52} fontSize={26} lineHeight="30px" color={ink.muted}>
        {card.address}
      </Box>
    </Box>
  )
}
