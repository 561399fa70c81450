/** The texts of a card: the headline and, beside it, a drawing with texts. `shapes.ts` draws what is behind them. */
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import type { Card, Motif } from '../../seo/cards'
import { type Colours, colours, minuteAt, minutes, rule } from './shapes'

/** Satori requires `display` on every element that has several children. */
const Box = ({ children, ...style }: CSSProperties & { children?: ReactNode }) => (
  <div style={{ display: 'flex', ...style }}>{children}</div>
)

const at = (left: number, top: number, width: number, height?: number) =>
  ({ position: 'absolute', left, top, width, ...(height && { height }) }) as const

/** Paper has its own colours, whatever the background of the card. */
const paper = colours('paper')

/** A sheet of paper on the card. Its content is a column. */
const Paper = (props: ComponentProps<typeof Box>) => (
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
const PaperTitle = (props: ComponentProps<typeof Box>) => (
  <Box fontSize={36} fontWeight={800} letterSpacing="-.025em" {...props} />
)

/** A page of the fee register. An unpaid fee is marked by a word and a coloured background. */
function Register({ title, rows }: Extract<Motif, { name: 'register' }>) {
  return (
    <Paper left={744} width={516} borderRadius={8} paddingBottom={22}>
      <PaperTitle padding="24px 30px 18px">{title}</PaperTitle>
      <Box height={6} marginLeft={30} width={470} backgroundColor={paper.text} />
      {rows.map(({ cells: [student, fee, status], due }) => (
        <Box
          key={student}
          padding="13px 30px"
          fontSize={24}
          borderBottom={`1px solid ${paper.borderSubtle}`}
          backgroundColor={due ? paper.errorSubtle : paper.background}
        >
          <Box width={150} fontWeight={800}>
            {student}
          </Box>
          <Box width={110}>{fee}</Box>
          <Box fontWeight={800} color={due ? paper.error : paper.ok}>
            {status}
          </Box>
        </Box>
      ))}
    </Paper>
  )
}

/** A teacher's site as in the hero. It is cut off at the edge of the picture, because the page continues. */
function Site({ school, address, live, what, courses }: Extract<Motif, { name: 'site' }>) {
  return (
    <Paper left={790} width={520} height={500} borderRadius={14}>
      <Box
        padding="16px 28px"
        fontSize={21}
        color={paper.muted}
        borderBottom={`2px solid ${paper.borderSubtle}`}
      >
        {address}
      </Box>
      <PaperTitle padding="22px 28px 20px">{school}</PaperTitle>
      <Box flexDirection="column" padding="22px 28px 26px" backgroundColor={paper.infoSubtle}>
        <Box fontSize={21} color={paper.muted}>
          {live}
        </Box>
        <Box
          marginTop={6}
          width={330}
          fontSize={31}
          lineHeight={1.15}
          fontWeight={800}
          letterSpacing="-.02em"
        >
          {what}
        </Box>
      </Box>
      <Box flexDirection="column" padding="8px 28px">
        {courses.map(([title, fee]) => (
          <Box
            key={title}
            width={350}
            padding="13px 0"
            fontSize={23}
            justifyContent="space-between"
            borderBottom={`1px solid ${paper.borderSubtle}`}
          >
            <span style={{ fontWeight: 800 }}>{title}</span>
            <span>{fee}</span>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

const TextList = ({ lines, ink }: Extract<Motif, { name: 'list' }> & { ink: Colours }) => (
  <Box
    {...at(796, 150, 404, 500)}
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
  <Box {...at(760, 150, 440)} flexDirection="column" alignItems="flex-start">
    <Box fontSize={280} lineHeight="260px" fontWeight={800} letterSpacing="-.055em" color={ink.text}>
      {price}
    </Box>
    <Box marginTop={70} width={412} justifyContent="center" fontSize={32} fontWeight={800} color={ink.accent}>
      {note}
    </Box>
  </Box>
)

/** A tile like the logo's, with a character in its visible part. */
const Tile = ({ sign, ink }: Extract<Motif, { name: 'tile' }> & { ink: Colours }) => (
  <Box
    {...at(842, 166, 430, 430)}
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

/** A zero, which `shapes.ts` draws over as if erased. */
const ErasedZero = ({ ink }: { ink: Colours }) => (
  <Box
    {...at(830, 120, 320)}
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
  <Box {...at(0, 0, 1200, 630)} fontWeight={800}>
    {minutes.map((minute) => (
      <Box
        key={minute}
        {...at(884, minuteAt(minute) - 18, 50, 36)}
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
        {...at(980, minuteAt(from) - 19, 200)}
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
function motifTexts(motif: Motif, ink: Colours) {
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
