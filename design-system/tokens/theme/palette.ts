/** Derives the palette colours of a theme from the four colours of a brand. */
import { contrast, fromOklch, hex, parseColour, type Triple, toOklch } from '../colour.ts'
import { defaults, type PaletteName } from '../names.ts'

export const colourValues = ['accent', 'ink', 'paper', 'link'] as const
export type ColourValue = (typeof colourValues)[number]
export type BrandColours = Record<ColourValue, Triple>
export type GivenColours = Partial<BrandColours> & { accent: Triple }
export type Palette = Record<string, string>

/** The palette colour that a value replaces. */
export const replacedColour = { accent: 'marigold', ink: 'ink', paper: 'paper', link: 'river' } as const

/**
 * The given colour whose hue and chroma each palette colour takes: lines and borders take the background's, which they
 * are on. Colours of errors and successes, black and white do not change.
 */
const familyOf = (name: PaletteName): ColourValue | undefined => {
  if (/^marigold/.test(name)) return 'accent'
  if (/^river/.test(name)) return 'link'
  if (/^(paper|card|(border|border-subtle)(-dim)?$|margin$)/.test(name)) return 'paper'
  if (
    /^(ink|slate|inverse|chalk|border|margin|scrim|shadow)/.test(name) &&
    !/^(scrim-strong|shadow-night)/.test(name)
  )
    return 'ink'
}

const paletteNames = Object.keys(defaults.palette) as PaletteName[]
/** Kaksha's own colour of this name. */
export const defaultColour = (name: PaletteName) =>
  parseColour(defaults.palette[name] ?? '')?.rgb ?? [0, 0, 0]

/**
 * The chroma of a palette colour is at most this many times Kaksha's, except beside a colourful paper: more
 * colourful surfaces and lines would distract from the content.
 */
const maxChromaRatio = 1.6

/**
 * A palette colour with the hue of `value`, its share of chroma, and the lightness of Kaksha's own colour. What belongs
 * to the paper is as much lighter or darker than the given paper as Kaksha's is than Kaksha's paper.
 */
function deriveColour(name: PaletteName, family: ColourValue, value: Triple): Triple {
  const defaultOklch = toOklch(defaultColour(name))
  const from = toOklch(defaultColour(replacedColour[family]))
  const to = toOklch(value)
  const isPaper = family === 'paper'
  const lightness = defaultOklch.lightness + (isPaper ? to.lightness - from.lightness : 0)
  // Beside a colourful page, lines and sections may be as colourful as the page.
  const maxChroma = isPaper ? Math.max(defaultOklch.chroma, to.chroma) : defaultOklch.chroma * maxChromaRatio
  return fromOklch(
    Math.min(1, lightness),
    Math.min((defaultOklch.chroma * to.chroma) / from.chroma, maxChroma),
    to.hue,
  )
}

/** With an accent of this chroma or more, ink and paper have their full chroma. Below, theirs falls with the accent's. */
const fullChroma = 0.04

/** The colours that were not given, from the accent. */
export function completeColours(given: GivenColours): BrandColours {
  const accent = toOklch(given.accent)
  const withAccentHue = (name: PaletteName, share: number) => {
    const { lightness, chroma } = toOklch(defaultColour(name))
    return fromOklch(lightness, chroma * share * Math.min(1, accent.chroma / fullChroma), accent.hue)
  }
  const paper = given.paper ?? withAccentHue('paper', 0.4)
  const isReadable = contrast(given.accent, paper) >= 5.5
  return {
    accent: given.accent,
    ink: given.ink ?? withAccentHue('ink', 1),
    paper,
    link: given.link ?? (isReadable ? given.accent : withAccentHue('river', 1)),
  }
}

/** Every colour of the palette that belongs to a colour of the brand. */
export function paletteOf(colours: BrandColours): Palette {
  const palette: Palette = {}
  for (const name of paletteNames) {
    const family = familyOf(name)
    if (!family) continue
    const rgb =
      name === replacedColour[family] ? colours[family] : deriveColour(name, family, colours[family])
    const { alpha } = parseColour(defaults.palette[name] ?? '') ?? { alpha: 1 }
    palette[name] =
      alpha === 1 ? hex(rgb) : `rgb(${rgb.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`
  }
  return palette
}
