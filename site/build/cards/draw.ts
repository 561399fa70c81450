/** Draws the pictures for social cards: words laid out by satori, over shapes of our own, as PNGs with a palette. */

import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { createElement } from 'react'
import type { Font, default as Satori, SatoriNode } from 'satori'
import type { Card } from '../../seo/cards'
import { CardWords, headlineAt } from './card'
import { cardGround, cardTop, rule } from './ground'
import { palettePng } from './png'

// Required, since what it reads fonts with is CommonJS that writes to its exports: Vitest freezes those of an import.
const { default: satori } = createRequire(import.meta.url)('satori') as { default: typeof Satori }

const size = { width: 1200, height: 630 }

/** An SVG file without the beginning of its outer element, so that it can be placed in another. */
const inside = (svg: string) => svg.replace(/^[\s\S]*?<svg/, '')

/** Lines of the headline that leave the address below it free. */
const mostLines = 4

/** @param mark The brand's mark, as an SVG file. */
export async function drawCard(card: Card, fonts: Font[], mark: string): Promise<Buffer> {
  let lines = 0
  const onNodeDetected = ({ left, top, height }: SatoriNode) => {
    if (left === headlineAt.left && top === headlineAt.top) lines = Math.max(lines, Math.round(height / rule))
  }
  const words = await satori(createElement(CardWords, { card }), { ...size, fonts, onNodeDetected })
  if (lines === 0 || lines > mostLines)
    throw new Error(
      `${card.file}: its headline takes ${lines} lines, at most ${mostLines}: shorten the page's h1.`,
    )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${cardGround(card, inside(mark))}${words}${cardTop(card)}</svg>`
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return palettePng(image.pixels, image.width, image.height)
}
