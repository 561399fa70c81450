/**
 * Makes a whole theme from a few values: `import { createTheme } from '@kaksha/design-system/create-theme'`.
 * It has no dependencies, and needs no React and no browser.
 */
import { checkTheme, ThemeError, type ThemeReport } from '../check-theme.ts'
import { contrast, fromOklch, hex, nearestPassing, parseColour, type Triple, toOklch } from '../colour.ts'
import type { ThemeTokens } from '../names.ts'
import { type Theme, themes } from '../themes.ts'
import { rule } from './css.ts'
import {
  type ColourValue,
  colourValues,
  completeColours,
  defaultColour,
  type GivenColours,
  type Palette,
  paletteOf,
  replacedColour,
} from './palette.ts'
import { brandCss, colourGroups, hostThemeCss, sizesOf, themeCss } from './theme-css.ts'

export type { ThemeReport, ThemeTokens } from '../check-theme.ts'
export { ThemeError } from '../check-theme.ts'
export { themeCss } from './theme-css.ts'

/** The values of a brand. Colours are written as `#rrggbb`, `rgb()`, `hsl()`, `oklch()` or a name of CSS. */
export interface ThemeValues {
  /**
   * The colour of main buttons. Their text is light on a dark accent and dark on a light one. A dark accent is lighter in
   * the dark theme, and in accent-coloured sections and emphasis on dark surfaces.
   */
  accent: string
  /** Text, solid buttons, dark surfaces and the dark theme. By default a dark shade of the accent. */
  ink?: string
  /**
   * The background of the page in the light theme. Its tinted sections, cards, lines and borders have the same hue. By
   * default a pale tint of the accent.
   */
  paper?: string
  /** Links and the focus outline. By default a shade of the accent. */
  link?: string
  /** The corners of controls in pixels; panels have twice, windows three times as much. By default 4. */
  radius?: number
  /** The font family, as in CSS. Your site has to load the font. */
  font?: string
  /** The font family of headings. By default the same. */
  headingFont?: string
  /**
   * The name of a brand for a part of a page: the style sheet applies to elements with `data-brand="name"` and what is in
   * them, also one inside another. Dialogs and toasts are put at the end of the document: give their provider a
   * `portalContainer` inside the element. By default the theme is for the whole page.
   */
  brand?: string
  /**
   * How `html` is marked in the dark theme of your page, as a selector: `[data-mode="night"]`. The theme is light where it
   * does not apply, whatever the device prefers. By default the theme follows `data-theme`, the classes `dark` and
   * `light`, and the device.
   */
  darkSelector?: string
}

/**
 * A given colour that was made lighter or darker: some text would lack contrast with it, or a dark accent could not be seen
 * on the page, its tinted sections or its cards.
 */
export interface ThemeChange {
  value: ColourValue
  given: string
  used: string
}

export interface CreatedTheme {
  /** For `checkTheme`, for a brand file, or to change single colours before `themeCss`. */
  tokens: ThemeTokens
  /** The style sheet to load beside the design system's: light, dark and high contrast, all surfaces. */
  css: string
  /** The given colours that had to be changed. The lighter shades of a dark accent in the dark theme are not listed. */
  changes: readonly ThemeChange[]
  /** The result of the check: the contrast of every permitted pair, on every surface of every theme. */
  report: ThemeReport
}

/** Throws for an unknown name, or a value that cannot be parsed. */
function read(values: ThemeValues) {
  const problems: { path: string; message: string }[] = []
  const knownKeys = [...colourValues, 'radius', 'font', 'headingFont', 'brand', 'darkSelector']
  for (const name of Object.keys(values))
    if (!knownKeys.includes(name))
      problems.push({
        path: name,
        message: `There is no value “${name}”. Known are: ${knownKeys.join(', ')}.`,
      })
  const colours: Partial<Record<ColourValue, Triple>> = {}
  for (const name of colourValues) {
    const text = values[name]
    if (text === undefined) continue
    const colour = typeof text === 'string' ? parseColour(text) : undefined
    if (colour?.alpha === 1) colours[name] = colour.rgb
    else
      problems.push({
        path: name,
        message: `“${text}” cannot be read as an opaque colour of sRGB. Write #rrggbb, rgb(), hsl(), oklch() or a name of CSS.`,
      })
  }
  if (values.accent === undefined)
    problems.push({ path: 'accent', message: 'Give the colour of your brand, such as "#ffb118".' })
  const { radius = 4, brand } = values
  if (!(typeof radius === 'number' && radius >= 0 && radius <= 40))
    problems.push({ path: 'radius', message: 'Write a number of pixels from 0 to 40.' })
  for (const path of ['font', 'headingFont'] as const) {
    const font = values[path]
    if (font !== undefined && (typeof font !== 'string' || /[;{}]/.test(font) || font.trim() === ''))
      problems.push({ path, message: 'Write a list of font families, as in CSS.' })
  }
  if (brand !== undefined && !(typeof brand === 'string' && /^[\w-]+$/.test(brand)))
    problems.push({ path: 'brand', message: 'Write a name of letters, digits and hyphens.' })
  const { darkSelector } = values
  if (
    darkSelector !== undefined &&
    !(typeof darkSelector === 'string' && /^[^;{}]*[^;{}\s][^;{}]*$/.test(darkSelector))
  )
    problems.push({ path: 'darkSelector', message: 'Write a selector of CSS that applies to html.' })
  if (darkSelector !== undefined && brand !== undefined)
    problems.push({ path: 'darkSelector', message: 'It is for a whole page: leave out the brand.' })
  if (problems.length > 0) throw new ThemeError(problems)
  return colours as GivenColours
}

/** Changes of the palette, and of single tokens where a colour has two uses. */
type Draft = { palette: Palette } & Record<string, Record<string, Record<string, { $value: string }>>>

/** More rounds than any theme needs: each corrects every pair that fails, and rarely breaks another. */
const rounds = 24

/** Replaces colours that lack contrast by the nearest that have it, until every pair passes. */
function correctColours(draft: Draft) {
  let report = checkTheme(draft as ThemeTokens)
  for (let round = 0; round < rounds && !report.passes; round++) {
    const farthest = new Map<string, { difference: number; tokens: ThemeTokens }>()
    for (const { nearest } of report.failures) {
      if (!nearest) continue
      const place = JSON.stringify(nearest.tokens, (key, value) => (key === '$value' ? '' : value))
      if ((farthest.get(place)?.difference ?? -1) < nearest.difference) farthest.set(place, nearest)
    }
    for (const { tokens } of farthest.values()) merge(draft, tokens)
    report = checkTheme(draft as ThemeTokens)
  }
  return report
}

/** Writes the one colour of `tokens` into the draft. */
function merge(draft: Record<string, unknown>, tokens: object) {
  for (const [name, value] of Object.entries(tokens)) {
    if (typeof value !== 'object' || '$value' in value) draft[name] = (value as { $value: string }).$value
    else {
      draft[name] ??= {}
      merge(draft[name] as Record<string, unknown>, value)
    }
  }
}

/**
 * The fill of primary buttons, its shade on hover and the text on it: light text if it is legible, else ink. The given
 * colour changes only if neither is.
 */
function fillOf(accent: Triple, ink: Triple, minimum: number) {
  const white = defaultColour('white')
  const isDark = contrast(accent, white) >= minimum
  const label = isDark ? white : ink
  const fill = isDark ? accent : (nearestPassing(accent, label, minimum) ?? accent)
  const { lightness, chroma, hue } = toOklch(fill)
  // Away from the text, which keeps the contrast, unless the fill is nearly black or white.
  const away = isDark ? -0.07 : 0.07
  const step = lightness + away < 0.15 || lightness + away > 1 ? -away : away
  return { fill, hover: fromOklch(lightness + step, chroma, hue), label }
}

/** The colour, or the nearest shade of it that is seen on each of the backgrounds (WCAG 1.4.11). */
const seenOn = (colour: Triple, backgrounds: readonly Triple[]) =>
  backgrounds.reduce((current, background) => nearestPassing(current, background, 3) ?? current, colour)

/**
 * Fills primary buttons with the given accent. In the dark theme a dark accent is made lighter, so that marks of a site in
 * the accent are seen there, as far as its text stays white; in high contrast its text has 7 to 1.
 */
function fillButtons(draft: Draft, accent: Triple, ink: Triple) {
  // The palette's accent, which is light enough for text to be read at length, is used where it is the given colour.
  if (draft.palette.marigold === hex(accent)) return
  const white = defaultColour('white')
  const black = defaultColour('black')
  const groups = colourGroups(draft as ThemeTokens)
  const backgrounds = (theme: Theme) =>
    ['bg', 'bg-tint', 'surface'].map((name) => parseColour(groups[theme].page?.[name] ?? '')?.rgb ?? white)
  const isDark = contrast(accent, white) >= 4.5
  const visibleAccent = seenOn(accent, backgrounds('dark'))
  const fills = {
    // A light accent keeps the colour of the brand on a light page, where it cannot be seen as a mark.
    light: fillOf(isDark ? seenOn(accent, backgrounds('light')) : accent, ink, 4.5),
    dark: fillOf(
      isDark ? (nearestPassing(visibleAccent, white, 4.5) ?? visibleAccent) : visibleAccent,
      ink,
      4.5,
    ),
    contrast: fillOf(isDark ? (nearestPassing(accent, white, 7) ?? accent) : accent, black, 7),
  }
  for (const theme of themes) {
    const { fill, hover, label } = fills[theme]
    merge(draft, {
      [theme]: {
        root: {
          accent: { $value: hex(fill) },
          'accent-hover': { $value: hex(hover) },
          'on-accent': { $value: hex(label) },
        },
      },
    })
  }
  // Cards are lighter than the page. On some, no colour is seen that can have white text.
  const [, , card = black] = backgrounds('dark')
  const darker = contrast(card, fills.dark.fill) < 3 && nearestPassing(card, fills.dark.fill, 3)
  if (darker) merge(draft, { dark: { page: { surface: { $value: hex(darker) } } } })
}

/** The style sheet: of the whole page, or of the elements of a brand. */
function cssOf(values: ThemeValues, tokens: ThemeTokens) {
  const sizes = sizesOf(values)
  if (values.brand !== undefined) return brandCss(tokens, values.brand, sizes)
  const { darkSelector } = values
  const colours = darkSelector === undefined ? themeCss(tokens) : hostThemeCss(tokens, darkSelector)
  return (sizes.length > 0 ? `${rule(':root', sizes)}\n` : '') + colours
}

/**
 * Creates a theme for light, dark and high contrast, with all surfaces, from the colours of a brand. Every pair of colours
 * that the components use has the contrast that WCAG 2.2 asks for, and 7 to 1 for body text: a given colour that does
 * not allow this is replaced by the nearest of the same hue, and listed in `changes`. So is a dark accent that cannot be
 * seen on the light page. Primary buttons have the accent.
 *
 * @throws {ThemeError} for a value that does not exist or cannot be read.
 * @example
 * const { css, changes } = createTheme({ accent: '#1d4ed8' })
 */
export function createTheme(values: ThemeValues): CreatedTheme {
  const requested = read(values)
  const colours = completeColours(requested)
  // Tinted sections are a step darker than the paper, and have text too.
  colours.paper = nearestPassing(colours.paper, defaultColour('black'), 8) ?? colours.paper
  colours.ink = nearestPassing(colours.ink, defaultColour('paper-2'), 10) ?? colours.ink
  // Sections in the accent and emphasis on dark surfaces: ink has to be legible on it, so it becomes lighter.
  colours.accent = nearestPassing(colours.accent, colours.ink, 7) ?? colours.accent
  const draft = { palette: paletteOf(colours) } as Draft
  fillButtons(draft, requested.accent, colours.ink)
  const report = correctColours(draft)
  const changes = colourValues.flatMap((value): ThemeChange[] => {
    const colour = requested[value]
    const used =
      value === 'accent'
        ? colourGroups(draft as ThemeTokens).light.root?.accent
        : draft.palette[replacedColour[value]]
    return colour && used && used !== hex(colour) ? [{ value, given: hex(colour), used }] : []
  })
  const tokens = draft as ThemeTokens
  return { tokens, css: cssOf(values, tokens), changes, report }
}
