import type { Motif } from '../../../seo/cards'
import { minuteAt, minutes } from '../background'
import { Box } from '../box'
import type { Colours } from '../colours'
import { Register } from './motif-register'
import { Site } from './motif-site'

const TextList = ({ lines, ink }: Extract<Motif, { name: 'list' }> & { ink: Colours }) => (
  <Box
    position="absolute"
    left={796}
    top={150}
    width={404}
    height={500}
    padding="16px 0 0 24px"
    flexDirection="column"
    backgroundColor={ink.background}
  >
    <Box height={8} backgroundColor={ink.text} />
    {lines.map((line) => (
      <Box
        key={line}
        height={rowHeight}
        alignItems="center"
        fontSize={26}
        fontWeight={800}
        letterSpacing="-.01em"
        borderBottom={`2px solid ${ink.borderSubtle}`}
      >
        {line}
      </Box>
    ))}
  </Box>
)
const rowHeight = 67

const Price = ({ price, note, ink }: Extract<Motif, { name: 'price' }> & { ink: Colours }) => (
  <Box position="absolute" left={760} top={150} width={440} flexDirection="column" alignItems="flex-start">
    <Box fontSize={280} lineHeight="260px" fontWeight={800} letterSpacing="-.055em" color={ink.text}>
      {price}
    </Box>
    <Box marginTop={70} width={412} justifyContent="center" fontSize={32} fontWeight={800} color={ink.accent}>
      {note}
    </Box>
  </Box>
)

/** A tile like that of the logo, with a character in its visible part. */
const Tile = ({ sign, ink }: Extract<Motif, { name: 'tile' }> & { ink: Colours }) => (
  <Box
    position="absolute"
    left={842}
    top={166}
    width={430}
    height={430}
    backgroundColor={ink.accent}
    borderRadius={62}
    color={ink.onAccent}
    fontSize={sign === '?' ? 400 : 540}
    lineHeight={sign === '?' ? '440px' : '610px'}
    fontWeight={800}
  >
    <Box width={358} justifyContent="center">
      {sign}
    </Box>
  </Box>
)

/** A zero, which `background.ts` draws over as if erased. */
const ErasedZero = ({ ink }: { ink: Colours }) => (
  <Box
    position="absolute"
    left={830}
    top={120}
    width={320}
    justifyContent="center"
    fontSize={480}
    lineHeight="460px"
    fontWeight={800}
    color={ink.text}
  >
    0
  </Box>
)

/** Ten minutes from top to bottom. Each step is labelled where it begins. */
const Ruler = ({ steps, ink }: Extract<Motif, { name: 'ruler' }> & { ink: Colours }) => (
  <Box position="absolute" left={0} top={0} width={1200} height={630} fontWeight={800}>
    {minutes.map((minute) => (
      <Box
        key={minute}
        position="absolute"
        left={884}
        top={minuteAt(minute) - 18}
        width={50}
        height={36}
        alignItems="center"
        justifyContent="flex-end"
        fontSize={25}
        color={ink.onAccent}
      >
        {minute}
      </Box>
    ))}
    {steps.map(({ from, title }) => (
      <Box
        key={title}
        position="absolute"
        left={980}
        top={minuteAt(from) - 19}
        width={200}
        fontSize={31}
        lineHeight="38px"
        letterSpacing="-.02em"
      >
        {title}
      </Box>
    ))}
  </Box>
)

/** The texts of a drawing, if it has any. */
export function motifTexts(motif: Motif, ink: Colours) {
  switch (motif.name) {
    case 'site':
      return <Site {...motif} />
    case 'register':
      return <Register {...motif} />
    case 'list':
      return <TextList {...motif} ink={ink} />
    case 'price':
      return <Price {...motif} ink={ink} />
    case 'tile':
      return <Tile {...motif} ink={ink} />
    case 'eraser':
      return <ErasedZero ink={ink} />
    case 'ruler':
      return <Ruler {...motif} ink={ink} />
  }
}
