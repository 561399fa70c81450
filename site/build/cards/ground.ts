/** What lies behind the words of a picture, as SVG: the page of the exercise book and the object on it. */
import type { Card } from '../../seo/cards'
import { type Colours, colours } from './colours'

/** Pixels between two ruled lines; the headline sits on them. */
export const rule = 84
const firstRule = 154
const margin = 150

/** The ruler of the page about us: eleven numbers from top to bottom. */
export const minutes = Array.from({ length: 11 }, (_, minute) => minute)
export const minuteAt = (minute: number) => 45 + minute * 54

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
const path = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

/** The letter's lines are hair, the margin's doubled; marigold bears ink only, so its lines are ink, thinned. */
function page({ ground, hair, margin: line }: Colours, thin: number) {
  const lines = Array.from({ length: 6 }, (_, index) => rect(0, firstRule + index * rule, 1200, 2, hair))
  return [
    rect(0, 0, 1200, 630, ground),
    `<g opacity="${thin}">${lines.join('')}${rect(margin, 0, 2, 630, line)}${rect(margin + 7, 0, 2, 630, line)}</g>`,
  ].join('')
}

/** The shelf under a board, with chalk on it. */
const ledge = ({ edge, deep, text, muted, accent }: Colours) =>
  [
    rect(0, 612, 1200, 18, deep),
    rect(0, 611, 1200, 2, edge),
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

const gong = ({ text, board, accent, chalk }: Colours) =>
  `<g transform="translate(800 -40) scale(1.12)">${[
    path('M120-10 176 118M300-10 244 118', text, 5),
    `<circle cx="210" cy="290" r="186" fill="${board}"/>`,
    path('M176 124h0M244 124h0', accent, 16),
    path('M214 146c82 0 146 62 146 143s-64 146-148 146S64 372 64 290s62-142 144-145', chalk, 4),
    path('M214 206c50 2 86 36 86 84s-38 86-88 86-88-36-88-84 36-84 84-86', chalk, 3.5),
    `<circle cx="210" cy="290" r="26" fill="${accent}"/>`,
  ].join('')}</g>`

/** Half an hour: its half of the dial is filled. */
const clock = ({ text, accent, ground }: Colours) => {
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)].map((part) => part * 186)
    const [a, b] = [x, y].map((part = 0) => part * 0.86)
    return path(
      `M${(x ?? 0).toFixed(1)} ${(y ?? 0).toFixed(1)}L${(a ?? 0).toFixed(1)} ${(b ?? 0).toFixed(1)}`,
      text,
      6,
    )
  })
  return `<g transform="translate(958 336)">${[
    `<circle r="216" fill="${ground}" stroke="${text}" stroke-width="8"/>`,
    `<path d="M0-148A148 148 0 0 1 0 148z" fill="${accent}"/>`,
    ...ticks,
    path('M0 0V-120M0 0V148', text, 10),
    `<circle r="13" fill="${text}"/>`,
  ].join('')}</g>`
}

const line = (x: number, y: number, width: number, fill: string) => rect(x, y, width, 8, fill, 'rx="4"')

/** A question, and its answer. */
const slips = ({ surface, text, edge, accent, onAccent }: Colours) =>
  [
    `<path d="M838 170h300a8 8 0 0 1 8 8v150a8 8 0 0 1-8 8H900l-44 42v-42h-18a8 8 0 0 1-8-8V178a8 8 0 0 1 8-8z" fill="${surface}" stroke="${text}" stroke-width="3"/>`,
    line(866, 214, 220, edge),
    line(866, 246, 244, edge),
    line(866, 278, 132, edge),
    `<path d="M918 410h220a8 8 0 0 1 8 8v150a8 8 0 0 1-8 8h-20v42l-44-42H918a8 8 0 0 1-8-8V418a8 8 0 0 1 8-8z" fill="${accent}" stroke="${text}" stroke-width="3"/>`,
    line(946, 454, 140, onAccent),
    line(946, 486, 164, onAccent),
    line(946, 518, 80, onAccent),
  ].join('')

/** A document: a heading under its bar, and paragraphs. */
const sheet = ({ surface, text, hair }: Colours) =>
  [
    rect(840, 150, 380, 500, surface, `stroke="${hair}" stroke-width="3"`),
    rect(880, 196, 330, 8, text),
    rect(880, 230, 190, 20, text, 'rx="4"'),
    ...[278, 308, 338].map((y, index) => line(880, y, index === 2 ? 190 : 300, hair)),
    rect(880, 386, 150, 16, text, 'rx="4"'),
    ...[426, 456, 486, 516].map((y, index) => line(880, y, index === 3 ? 230 : 300, hair)),
    rect(880, 564, 170, 16, text, 'rx="4"'),
    line(880, 604, 300, hair),
  ].join('')

/** A ring of chalk round what the plan costs. */
const ring = ({ accent }: Colours) =>
  `<g transform="translate(748 450) scale(2.7 2)">${path(
    'M132 8C96 1 40 2 18 12 -4 22 2 38 34 43c36 5 94 3 114-9 20-13 2-27-40-31',
    accent,
    2.4,
  )}</g>`

const duster = ({ text, ground }: Colours) =>
  `<g transform="translate(850 125) scale(4.7)">${[
    path('M-2 46C18 38 38 33 62 30', ground, 22),
    path('M-4 68C18 60 40 55 60 53', ground, 17),
    path('M-8 38C16 29 40 23 70 20', text, 1.5, 'opacity=".5"'),
    path('M-10 47C16 38 40 33 74 30', text, 9, 'opacity=".17"'),
    path('M-6 57C18 49 42 44 70 42', text, 2, 'opacity=".4"'),
    path('M-12 67C14 58 42 54 72 52', text, 8, 'opacity=".15"'),
    path('M-6 77C18 69 42 65 66 63', text, 1.5, 'opacity=".45"'),
  ].join('')}</g>`

/** What is drawn of the object, below its words. */
const below: Partial<Record<Card['motif']['name'], (ink: Colours) => string>> = {
  ruler,
  gong,
  clock,
  slips,
  sheet,
  price: ring,
}

/** What lies on its words. */
const above: typeof below = { duster }

export const cardGround = ({ ground, motif }: Card, mark: string): string => {
  const ink = colours(ground)
  return [
    page(ink, ground === 'marigold' ? 0.2 : ground === 'board' ? 0.7 : 0.75),
    below[motif.name]?.(ink) ?? '',
    ground === 'board' && motif.name !== 'site' ? ledge(ink) : '',
    `<svg x="52" y="54" width="64" height="64"${mark}`,
  ].join('')
}

export const cardTop = ({ ground, motif }: Card): string => above[motif.name]?.(colours(ground)) ?? ''
