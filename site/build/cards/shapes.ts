/** The shapes of a picture as SVG: ruled lines as in an exercise book, and a drawing. */
import tokens from '@kaksha/design-system/tokens.plain.json'
import type { Card } from '../../seo/cards'

const { light } = tokens

/** The colours on a background. */
export const colours = (background: Card['background'] | 'paper') => {
  const set = light[background]
  return {
    background: set.bg.$value,
    tint: set['bg-tint'].$value,
    surface: set.surface.$value,
    text: set.text.$value,
    muted: set['text-muted'].$value,
    border: set.border.$value,
    borderSubtle: set['border-subtle'].$value,
    margin: set.margin.$value,
    error: set.error.$value,
    errorSubtle: set['error-subtle'].$value,
    ok: set.ok.$value,
    infoSubtle: set['info-subtle'].$value,
    accent: light.root.accent.$value,
    onAccent: light.root['on-accent'].$value,
    inverse: light.root.inverse.$value,
    inverseStrong: light.root['inverse-strong'].$value,
    onInverse: light.inverse.text.$value,
  }
}

export type Colours = ReturnType<typeof colours>

/** Pixels between two ruled lines. The baseline of the headline is on a line. */
export const rule = 84
const firstRule = 154
const margin = 150

/** The ruler on the page about us: the numbers 0 to 10 from top to bottom. */
export const minutes = Array.from({ length: 11 }, (_, minute) => minute)
export const minuteAt = (minute: number) => 45 + minute * 54

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
const path = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

/**
 * Ruled lines, and a double margin line. On the accent colour, where only dark text has enough contrast, the
 * lines are dark and translucent.
 */
function page({ background, borderSubtle, margin: line }: Colours, thin: number) {
  const lines = Array.from({ length: 6 }, (_, index) =>
    rect(0, firstRule + index * rule, 1200, 2, borderSubtle),
  )
  return [
    rect(0, 0, 1200, 630, background),
    `<g opacity="${thin}">${lines.join('')}${rect(margin, 0, 2, 630, line)}${rect(margin + 7, 0, 2, 630, line)}</g>`,
  ].join('')
}

/** The ledge under a board, with chalk on it. */
const ledge = ({ border, inverseStrong, text, muted, accent }: Colours) =>
  [
    rect(0, 612, 1200, 18, inverseStrong),
    rect(0, 611, 1200, 2, border),
    rect(640, 597, 74, 14, text, 'rx="3"'),
    rect(640, 597, 12, 14, muted, 'rx="3"'),
    rect(726, 598, 44, 13, accent, 'rx="3"'),
  ].join('')

const ruler = ({ accent, onAccent }: Colours) => {
  const ticks = Array.from({ length: 101 }, (_, tenth) => {
    const length = tenth % 10 === 0 ? 44 : tenth % 5 === 0 ? 31 : 18
    return rect(836, minuteAt(tenth / 10) - 1, length, tenth % 5 === 0 ? 2.5 : 1.25, onAccent)
  })
  return [rect(835, -10, 116, 650, accent, `stroke="${onAccent}" stroke-width="3"`), ...ticks].join('')
}

const gong = ({ text, inverse, accent, onInverse }: Colours) =>
  `<g transform="translate(800 -40) scale(1.12)">${[
    path('M120-10 176 118M300-10 244 118', text, 5),
    `<circle cx="210" cy="290" r="186" fill="${inverse}"/>`,
    path('M176 124h0M244 124h0', accent, 16),
    path('M214 146c82 0 146 62 146 143s-64 146-148 146S64 372 64 290s62-142 144-145', onInverse, 4),
    path('M214 206c50 2 86 36 86 84s-38 86-88 86-88-36-88-84 36-84 84-86', onInverse, 3.5),
    `<circle cx="210" cy="290" r="26" fill="${accent}"/>`,
  ].join('')}</g>`

/** A clock that shows half an hour: half of its dial is filled. */
const clock = ({ text, accent, background }: Colours) => {
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6
    const at = (radius: number) =>
      `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
    return path(`M${at(186)}L${at(186 * 0.86)}`, text, 6)
  })
  return `<g transform="translate(958 336)">${[
    `<circle r="216" fill="${background}" stroke="${text}" stroke-width="8"/>`,
    `<path d="M0-148A148 148 0 0 1 0 148z" fill="${accent}"/>`,
    ...ticks,
    path('M0 0V-120M0 0V148', text, 10),
    `<circle r="13" fill="${text}"/>`,
  ].join('')}</g>`
}

const line = (x: number, y: number, width: number, fill: string) => rect(x, y, width, 8, fill, 'rx="4"')

/** A question and its answer, as speech bubbles. */
const speechBubbles = ({ surface, text, border, accent, onAccent }: Colours) =>
  [
    `<path d="M838 170h300a8 8 0 0 1 8 8v150a8 8 0 0 1-8 8H900l-44 42v-42h-18a8 8 0 0 1-8-8V178a8 8 0 0 1 8-8z" fill="${surface}" stroke="${text}" stroke-width="3"/>`,
    line(866, 214, 220, border),
    line(866, 246, 244, border),
    line(866, 278, 132, border),
    `<path d="M918 410h220a8 8 0 0 1 8 8v150a8 8 0 0 1-8 8h-20v42l-44-42H918a8 8 0 0 1-8-8V418a8 8 0 0 1 8-8z" fill="${accent}" stroke="${text}" stroke-width="3"/>`,
    line(946, 454, 140, onAccent),
    line(946, 486, 164, onAccent),
    line(946, 518, 80, onAccent),
  ].join('')

/** A document: a heading below a bar, and paragraphs. */
const paperDocument = ({ surface, text, borderSubtle }: Colours) =>
  [
    rect(840, 150, 380, 500, surface, `stroke="${borderSubtle}" stroke-width="3"`),
    rect(880, 196, 330, 8, text),
    rect(880, 230, 190, 20, text, 'rx="4"'),
    ...[278, 308, 338].map((y, index) => line(880, y, index === 2 ? 190 : 300, borderSubtle)),
    rect(880, 386, 150, 16, text, 'rx="4"'),
    ...[426, 456, 486, 516].map((y, index) => line(880, y, index === 3 ? 230 : 300, borderSubtle)),
    rect(880, 564, 170, 16, text, 'rx="4"'),
    line(880, 604, 300, borderSubtle),
  ].join('')

/** A chalk circle around the price. */
const circle = ({ accent }: Colours) =>
  `<g transform="translate(748 450) scale(2.7 2)">${path(
    'M132 8C96 1 40 2 18 12 -4 22 2 38 34 43c36 5 94 3 114-9 20-13 2-27-40-31',
    accent,
    2.4,
  )}</g>`

const eraser = ({ text, background }: Colours) =>
  `<g transform="translate(850 125) scale(4.7)">${[
    path('M-2 46C18 38 38 33 62 30', background, 22),
    path('M-4 68C18 60 40 55 60 53', background, 17),
    path('M-8 38C16 29 40 23 70 20', text, 1.5, 'opacity=".5"'),
    path('M-10 47C16 38 40 33 74 30', text, 9, 'opacity=".17"'),
    path('M-6 57C18 49 42 44 70 42', text, 2, 'opacity=".4"'),
    path('M-12 67C14 58 42 54 72 52', text, 8, 'opacity=".15"'),
    path('M-6 77C18 69 42 65 66 63', text, 1.5, 'opacity=".45"'),
  ].join('')}</g>`

/** Drawings below the texts. */
const below: Partial<Record<Card['motif']['name'], (ink: Colours) => string>> = {
  ruler,
  gong,
  clock,
  'speech-bubbles': speechBubbles,
  document: paperDocument,
  price: circle,
}

/** Drawings over the texts. */
const above: typeof below = { eraser }

/** @param logo An SVG file. Without it, and without a drawing, the background shows nothing that could become wrong. */
export const cardBackground = (
  { background, motif }: Pick<Card, 'background'> & Partial<Pick<Card, 'motif'>>,
  logo?: string,
): string => {
  const ink = colours(background)
  return [
    page(ink, background === 'accent' ? 0.2 : background === 'inverse' ? 0.7 : 0.75),
    (motif && below[motif.name]?.(ink)) ?? '',
    background === 'inverse' && motif?.name !== 'site' ? ledge(ink) : '',
    logo?.replace(/^[\s\S]*?<svg/, '<svg x="52" y="54" width="64" height="64"') ?? '',
  ].join('')
}

export const cardForeground = ({ background, motif }: Card): string =>
  above[motif.name]?.(colours(background)) ?? ''
