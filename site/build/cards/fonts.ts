/**
 * The fonts of the pictures: static instances of the site's variable font, because satori reads no variable
 * fonts.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'satori'
import subsetFont from 'subset-font'
import { fontName, scripts } from './font-names'

const source = (script: string) =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${script}-wght-normal.woff2`,
  )

const instance = async (
  text: string,
  script: (typeof scripts)[number],
  weight: 400 | 800,
): Promise<Font> => ({
  name: fontName(script),
  weight,
  style: 'normal',
  data: await subsetFont(await readFile(source(script)), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  }),
})

/** Both weights of the font, with the glyphs of a text. */
export const fontsFor = (text: string): Promise<Font[]> =>
  Promise.all(
    ([400, 800] as const).flatMap((weight) => scripts.map((script) => instance(text, script, weight))),
  )
