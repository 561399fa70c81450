/** Chooses the font for each part of a text in a PDF. */
import type { Font } from 'fontkit'

export type Weight = 400 | 700

/** A part of a text in one font. */
export type Run = {
  font: string
  text: string
  /** True if no font has some of its letters. */
  isReplaced?: boolean
}

export type PdfFont = { name: string; weight: Weight; data: Buffer; hasGlyph: (character: string) => boolean }

async function load(): Promise<PdfFont[]> {
  const [{ create }, { fontFiles }] = await Promise.all([import('fontkit'), import('./font-files')])
  return Object.entries(fontFiles).flatMap(([script, files]) =>
    ([400, 700] as const).map((weight) => {
      const data = Buffer.from(files[weight].replace(/^.*,/, ''), 'base64')
      const font = create(data) as Font
      const hasGlyph = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
      return { name: `${script}-${weight}`, weight, data, hasGlyph }
    }),
  )
}

let loaded: Promise<PdfFont[]> | undefined

/** Read once, when the first PDF is made. */
export function pdfFonts(): Promise<PdfFont[]> {
  loaded ??= load()
  return loaded
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Joiners and direction marks, which are invisible. */
const invisible = /\p{Default_Ignorable_Code_Point}/u

/** Printed instead of a letter that no font has. */
export const replacement = '?'

/**
 * The parts in reading order. A letter stays with its combining marks, and a space with the part before it.
 */
export function runsOf(text: string, fonts: readonly PdfFont[]): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const visible = [...segment].filter((character) => !invisible.test(character))
    const draws = (font: PdfFont) => visible.every(font.hasGlyph)
    const last = runs.at(-1)
    const font =
      fonts.find(({ name, hasGlyph }) => name === last?.font && segment === ' ' && hasGlyph(' ')) ??
      fonts.find(draws)
    const run: Run = font
      ? { font: font.name, text: segment }
      : { font: fonts[0]?.name ?? '', text: replacement, isReplaced: true }
    if (last?.font === run.font && last.isReplaced === run.isReplaced) last.text += run.text
    else runs.push(run)
  }
  return runs
}
