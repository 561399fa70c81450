/**
 * `npm run cards`: draws the social cards and the icons into `site/public/`, with the settings of `.env`, as a build reads
 * them. Satori lays out the texts over the shapes of `shapes.ts`, resvg renders them, sharp reduces them to a palette.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tokens from '@kaksha/design-system/tokens.plain.json'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { createElement } from 'react'
import satori, { type Font, type SatoriNode } from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { runnerImport } from 'vite'
import type { Card } from '../../seo/cards'
import { root } from '../steps.ts'
import { CardTexts, fonts, headlineAt } from './card'
import { cardSettings, type Drawn, drawnFile, logo, look, publicFolder, textsOf, wordless } from './drawn'
import { cardBackground, cardForeground, rule } from './shapes'

/** With more lines the headline would cover the address below it. */
const mostLines = 4
/** Social networks leave out pictures that load too slowly. */
const mostBytes = 60 * 1024
const size = { width: 1200, height: 630 }

const render = (svg: string, fitTo?: ResvgRenderOptions['fitTo']) =>
  new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render()

/** Encodes a picture with few colours in a third of the size. */
const encode = (svg: string) => {
  const { pixels, width, height } = render(svg)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** One weight of the font, with the glyphs of a text. */
const instance = async (text: string, name: (typeof fonts)[number], weight: 400 | 800): Promise<Font> => {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${name}-wght-normal.woff2`,
  )
  const data = await subsetFont(await readFile(file), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  return { name, weight, style: 'normal', data }
}

const svgOf = (...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${parts.join('')}</svg>`

async function drawCard(card: Card, fonts: Font[]): Promise<Buffer> {
  let lines = 0
  const onNodeDetected = ({ left, top, height }: SatoriNode) => {
    if (left === headlineAt.left && top === headlineAt.top) lines = Math.max(lines, Math.round(height / rule))
  }
  const texts = await satori(createElement(CardTexts, { card }), { ...size, fonts, onNodeDetected })
  if (lines === 0 || lines > mostLines)
    throw new Error(
      `${card.file}: its headline takes ${lines} lines, at most ${mostLines}: shorten the page's h1.`,
    )
  const picture = await encode(svgOf(cardBackground(card, logo), texts, cardForeground(card)))
  if (picture.length > mostBytes)
    throw new Error(`${card.file} has ${picture.length} bytes, at most ${mostBytes}: draw it simpler.`)
  return picture
}

const icon = (svg: string, value: number) => render(svg, { mode: 'width', value }).asPng()

/** Filled to the edges with the accent colour, because phones cut such icons to their own shapes. */
const onAccent = (share: number) => {
  const place = 50 - share / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${tokens.light.root.accent.$value}"/>${logo.replace(/^[\s\S]*?<svg/, `<svg x="${place}" y="${place}" width="${share}" height="${share}"`)}</svg>`
}

/** Wraps a PNG of 32 pixels into an .ico file. Libraries for it write a bitmap of six times the size. */
const ico = (png: Buffer) => {
  const lengthAndOffset = Buffer.from(Uint32Array.of(png.length, 22).buffer)
  return Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]), lengthAndOffset, png])
}

// As in vite.config.ts.
if (process.env.SITE_URL) process.env.VITE_SITE_URL = process.env.SITE_URL
const { module } = await runnerImport<typeof import('../../seo/cards')>(
  fileURLToPath(new URL('../../seo/cards.ts', import.meta.url)),
  { configFile: false, root, logLevel: 'error' },
)
const cards = module.cards()
const text = `${JSON.stringify(cards)}0123456789`
const instances = await Promise.all(
  ([400, 800] as const).flatMap((weight) => fonts.map((name) => instance(text, name, weight))),
)
const pictures: Record<string, Buffer> = {
  'favicon.ico': ico(icon(logo, 32)),
  'icon-192.png': icon(logo, 192),
  'icon-512.png': icon(logo, 512),
  // The mark is inside a circle of 80% of the width, which no phone cuts off.
  'icon-maskable-512.png': icon(onAccent(78), 512),
  'apple-touch-icon.png': icon(onAccent(92), 180),
}
for (const card of cards) pictures[card.file] = await drawCard(card, instances)

await rm(join(publicFolder, 'social'), { recursive: true, force: true })
await mkdir(join(publicFolder, 'social'))
for (const [file, picture] of Object.entries(pictures)) await writeFile(join(publicFolder, file), picture)
await writeFile(wordless, await encode(svgOf(cardBackground({ background: 'inverse' }))))

const settings = cardSettings.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
const drawn: Drawn = { settings: Object.fromEntries(settings), look: look(), texts: textsOf(cards) }
await writeFile(drawnFile, `${JSON.stringify(drawn, null, 2)}\n`)
