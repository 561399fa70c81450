/** Derives the raw colours of a theme from the four colours of a brand. */
import { contrast, hex, parseColour, shade, type Triple, toOklab } from '../colour.ts'
import { defaults, type PaletteName } from '../names.ts'

export const colourValues = ['accent', 'ink', 'paper', 'link'] as const
export type ColourValue = (typeof colourValues)[number]
export type BrandColours = Record<ColourValue, Triple>
export type GivenColours = Partial<BrandColours> & { accent: Triple }
export type Palette = Record<string, string>

/** The palette colour that a value replaces. */
export const anchors = { accent: 'marigold', ink: 'ink', paper: 'paper', link: 'river' } as const

/**
 * The given colour whose hue and chroma each palette colour takes: lines and borders those of the background that they
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
export const original = (name: PaletteName) => parseColour(defaults.palette[name] ?? '')?.rgb ?? [0, 0, 0]

export const cylinder = (rgb: Triple) => {
  const [lightness, a, b] = toOklab(rgb)
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/**
 * The chroma of a palette colour grows at most this many times: more colourful surfaces and lines would
 * distract from the content.
 */
const mostColourful = 1.6

/**
 * A palette colour with the hue of `value`, its share of chroma, and the lightness of Kaksha's own colour. What belongs
 * to the paper is as much lighter or darker than the given paper as Kaksha's is than Kaksha's paper.
 */
function like(name: PaletteName, family: ColourValue, value: Triple): Triple {
  const [own, from, to] = [cylinder(original(name)), cylinder(original(anchors[family])), cylinder(value)]
  const isPaper = family === 'paper'
  const lightness = own.lightness + (isPaper ? to.lightness - from.lightness : 0)
  // Beside a colourful page, lines and sections may be as colourful as the page.
  const most = isPaper ? Math.max(own.chroma, to.chroma) : own.chroma * mostColourful
  return shade(Math.min(1, lightness), Math.min((own.chroma * to.chroma) / from.chroma, most), to.hue)
}

/** An accent of this chroma or more gives ink and paper their whole chroma. The nearer to grey it is, the greyer they are. */
const colourful = 0.04

/** The colours that were not given, from the accent. */
export function complete(given: GivenColours): BrandColours {
  const accent = cylinder(given.accent)
  const inHueOfAccent = (name: PaletteName, share: number) => {
    const { lightness, chroma } = cylinder(original(name))
    return shade(lightness, chroma * share * Math.min(1, accent.chroma / colourful), accent.hue)
  }
  const paper = given.paper ?? inHueOfAccent('paper', 0.4)
  const isReadable = contrast(given.accent, paper) >= 5.5
  return {
    accent: given.accent,
    ink: given.ink ?? inHueOfAccent('ink', 1),
    paper,
    link: given.link ?? (isReadable ? given.accent : inHueOfAccent('river', 1)),
  }
}

/** Every colour of the palette that belongs to a colour of the brand. */
export function paletteOf(colours: BrandColours): Palette {
  const palette: Palette = {}
  for (const name of paletteNames) {
    const family = familyOf(name)
    if (!family) continue
    const rgb = name === anchors[family] ? colours[family] : like(name, family, colours[family])
    const { alpha } = parseColour(defaults.palette[name] ?? '') ?? { alpha: 1 }
    palette[name] =
      alpha === 1 ? hex(rgb) : `rgb(${rgb.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`
  }
  return palette
}
