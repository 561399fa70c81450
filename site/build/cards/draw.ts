/**
 * Draws the pictures for social cards as PNGs with a palette: satori lays out the texts, over shapes that are
 * drawn here.
 */

import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { createElement } from 'react'
import type { Font, default as Satori, SatoriNode } from 'satori'
import type { Card } from '../../seo/cards'
import { cardBackground, cardForeground, rule } from './background'
import { CardTexts, headlineAt } from './card'
import { palettePng } from './png'

// `require`, because satori's font reader is a CommonJS module that writes to its own exports, and Vitest
// freezes those of an imported module.
const { default: satori } = createRequire(import.meta.url)('satori') as { default: typeof Satori }

const size = { width: 1200, height: 630 }

/** An SVG file without the start of its `<svg>` tag, so that it can be placed in another file. */
const inside = (svg: string) => svg.replace(/^[\s\S]*?<svg/, '')

/** With more lines the headline would cover the address below it. */
const mostLines = 4

/** @param mark The logo of the brand, as an SVG file. */
export async function drawCard(card: Card, fonts: Font[], mark: string): Promise<Buffer> {
  let lines = 0
  const onNodeDetected = ({ left, top, height }: SatoriNode) => {
    if (left === headlineAt.left && top === headlineAt.top) lines = Math.max(lines, Math.round(height / rule))
  }
  const words = await satori(createElement(CardTexts, { card }), { ...size, fonts, onNodeDetected })
  if (lines === 0 || lines > mostLines)
    throw new Error(
      `${card.file}: its headline takes ${lines} lines, at most ${mostLines}: shorten the page's h1.`,
    )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${cardBackground(card, inside(mark))}${words}${cardForeground(card)}</svg>`
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return palettePng(image.pixels, image.width, image.height)
}
