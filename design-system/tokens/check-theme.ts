/**
 * Checks the contrast of a theme: `import { checkTheme } from '@kaksha/design-system/check-theme'`.
 * It has no dependencies, and needs no React and no browser, so it runs in tests, builds and design tools.
 */
import { contrast, difference, hex, nearestPassing, type Triple } from './colour.ts'
import type { ColourName, ThemeTokens } from './names.ts'
import { contrastSentence, needed, needs, type SinglePair, singlePairs } from './pairs.ts'
import { type FoundColour, resolveColours } from './theme-input.ts'
import { type Surface, surfaces, type Theme, themes } from './themes.ts'

export type { ColourName, ColourToken, PaletteName, RootName, SurfaceName, ThemeTokens } from './names.ts'
export { ThemeError, type ThemeProblem } from './theme-input.ts'
export type { Surface, Theme } from './themes.ts'

/** A replacement for one colour of a pair, with which the pair passes. */
export interface NearestColour {
  /** The changed colour: the foreground, or the background if no foreground passes. */
  change: ColourName
  hex: string
  /** Contrast of the pair with the replacement. */
  ratio: number
  /** Difference from the original colour: deltaE OK. A just noticeable difference is about 0.02. */
  difference: number
  /** The replacement as tokens, at the place where the colour was defined. Merge it into the theme. */
  tokens: ThemeTokens
}

/** A pair of colours that lacks contrast. */
export interface ContrastFailure {
  theme: Theme
  surface: Surface
  foreground: ColourName
  background: ColourName
  /** The current colours. */
  hex: { foreground: string; background: string }
  /** From 1 to 21, not rounded. */
  ratio: number
  required: 7 | 4.5 | 3
  /** Success criteria of WCAG 2.2: 1.4.3, 1.4.6, 1.4.11, 2.4.7. */
  criteria: readonly string[]
  /** Undefined if both colours would have to change. */
  nearest?: NearestColour
  /** The failure as a sentence. */
  message: string
}

export interface ThemeReport {
  passes: boolean
  /** The number of computed pairs, on every surface of every theme. */
  pairs: number
  failures: ContrastFailure[]
}

/** `['light', 'page', 'text']` -> `{ light: { page: { text: { $value } } } }` */
const tokensAt = (path: readonly string[], $value: string) =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), { $value }) as ThemeTokens

function nearestFor(
  pair: SinglePair,
  foreground: FoundColour,
  background: FoundColour,
): NearestColour | undefined {
  const nearest = (change: ColourName, colour: FoundColour, against: Triple): NearestColour | undefined => {
    const rgb = nearestPassing(colour.rgb, against, pair.minimum)
    return (
      rgb && {
        change,
        hex: hex(rgb),
        ratio: contrast(rgb, against),
        difference: difference(colour.rgb, rgb),
        tokens: tokensAt(colour.path, hex(rgb)),
      }
    )
  }
  return (
    nearest(pair.foreground, foreground, background.rgb) ??
    nearest(pair.background, background, foreground.rgb)
  )
}

function sentence(failure: Omit<ContrastFailure, 'message'>, what: string) {
  const { nearest } = failure
  const help = nearest
    ? `The nearest ${nearest.change} that passes is ${nearest.hex}.`
    : 'No colour passes on this background, nor under this foreground: change both.'
  return `${contrastSentence(failure)}. ${what} ${needed(failure)} ${help}`
}

function failureOf(
  pair: SinglePair,
  theme: Theme,
  surface: Surface,
  colours: Record<ColourName, FoundColour>,
) {
  const foreground = colours[pair.foreground]
  const background = colours[pair.background]
  const ratio = contrast(foreground.rgb, background.rgb)
  if (ratio >= pair.minimum) return []
  const { criteria, minimum, what } = needs[pair.need]
  const failure = {
    theme,
    surface,
    foreground: pair.foreground,
    background: pair.background,
    hex: { foreground: hex(foreground.rgb), background: hex(background.rgb) },
    ratio,
    required: minimum,
    criteria,
    nearest: nearestFor(pair, foreground, background),
  }
  return [{ ...failure, message: sentence(failure, what) }]
}

/**
 * Computes the contrast of every permitted pair of colours, in every theme and on every surface. The given colours
 * replace the defaults. Reports each pair that lacks contrast, with the nearest colour that passes.
 *
 * @param theme A brand file or any part of one. Without it the default colours are checked.
 * @throws {ThemeError} for an unknown name, a colour that cannot be parsed, or a translucent colour.
 * @example
 * const { passes, failures } = checkTheme({ light: { page: { 'text-muted': '#8a8a8a' } } })
 * for (const { message } of failures) console.log(message)
 */
export function checkTheme(theme: ThemeTokens = {}): ThemeReport {
  const colours = resolveColours(theme)
  const places = themes.flatMap((name) => surfaces.map((surface) => [name, surface] as const))
  const failures = places.flatMap(([name, surface]) =>
    singlePairs.flatMap((pair) => failureOf(pair, name, surface, colours[name][surface])),
  )
  return { passes: failures.length === 0, pairs: places.length * singlePairs.length, failures }
}
