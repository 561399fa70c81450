/**
 * Creates font subsets with the characters that pages use, and writes the @font-face rules. Run by `npm run tokens`.
 * Latin is one file. The rupee sign, which is in the latin-ext file of the family, is another, and not inlined: a
 * strict content security policy refuses `data:`. Vite would inline so small a file.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** A file of the folder of tokens. */
const inTokens = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const source = (name: string) =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/atkinson-hyperlegible-next/${name}`)
const family = 'Atkinson Hyperlegible Next'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Basic Latin, Latin-1, Œ of French and typographic punctuation, with the opening quotation marks of German. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ–—‘’‚“”„•…‹›€−×`
/** Text uses weights from 400 to 800. Lighter masters would add 5 KB. */
const variationAxes = { wght: { min: 400, max: 800, default: 400 } }

const woff2 = { targetFormat: 'woff2', variationAxes } as const
const main = await subsetFont(
  await readFile(source('files/atkinson-hyperlegible-next-latin-wght-normal.woff2')),
  latin,
  woff2,
)
const rupee = await subsetFont(
  await readFile(source('files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2')),
  '₹',
  woff2,
)

// Arial scaled to the same widths and line box, so that the font swap causes no layout shift. The metrics of both fonts are
// from @capsizecss/metrics 4.3.0 (widths of Latin text), the formulas from createFontStack in @capsizecss/core.
const atkinson = { ascent: 984, descent: 316, unitsPerEm: 1000, averageWidth: 444 }
const arial = { unitsPerEm: 2048, averageWidth: 913 }
const sizeAdjust = atkinson.averageWidth / atkinson.unitsPerEm / (arial.averageWidth / arial.unitsPerEm)
const percent = (share: number) => `${Number((share * 100).toFixed(4))}%`
const adjusted = (length: number) => percent(length / (atkinson.unitsPerEm * sizeAdjust))

const face = (lines: string[]) => `@font-face {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`
const css = [
  '/* Written by tokens/build/fonts.ts. Do not edit. */',
  face([
    `font-family: "${family}"`,
    'src: url("./fonts/atkinson-hyperlegible-next-latin.woff2") format("woff2")',
    'font-weight: 400 800',
    'font-display: swap',
  ]),
  face([
    `font-family: "${family}"`,
    'src: url("./fonts/atkinson-hyperlegible-next-rupee.woff2?no-inline") format("woff2")',
    'font-weight: 400 800',
    'font-display: swap',
    'unicode-range: U+20B9',
  ]),
  face([
    'font-family: "Atkinson Fallback"',
    'src: local("Arial"), local("Liberation Sans"), local("Roboto")',
    `ascent-override: ${adjusted(atkinson.ascent)}`,
    `descent-override: ${adjusted(atkinson.descent)}`,
    'line-gap-override: 0%',
    `size-adjust: ${percent(sizeAdjust)}`,
  ]),
]
await writeFile(inTokens('fonts/atkinson-hyperlegible-next-latin.woff2'), main)
await writeFile(inTokens('fonts/atkinson-hyperlegible-next-rupee.woff2'), rupee)
await writeFile(inTokens('fonts.gen.css'), `${css.join('\n')}\n`)
await copyFile(source('LICENSE'), inTokens('fonts/LICENSE'))
