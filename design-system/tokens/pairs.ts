import type { ColourName } from './names.ts'
import type { Surface, Theme } from './themes.ts'

/** The uses of a foreground colour: minimum contrast, criteria of WCAG 2.2, and the name in messages. */
export const needs = {
  /** Level AAA, for body text. */
  reading: { minimum: 7, criteria: ['1.4.6'], what: 'Text to be read at length' },
  text: { minimum: 4.5, criteria: ['1.4.3'], what: 'Text' },
  /** Borders of controls, icons, fills of buttons, progress, state indicators. */
  mark: { minimum: 3, criteria: ['1.4.11'], what: 'An edge, an icon or a mark' },
  focus: { minimum: 3, criteria: ['2.4.7', '1.4.11'], what: 'The focus ring' },
} as const
export type Need = keyof typeof needs

/** A foreground that is permitted on these backgrounds, on every surface of every theme. */
export interface Pair {
  foreground: ColourName
  backgrounds: readonly ColourName[]
  need: Need
}

const fields = ['bg', 'bg-tint', 'surface'] as const
const subtle = ['error-subtle', 'ok-subtle', 'info-subtle', 'accent-subtle'] as const
/** All backgrounds of text and controls. A card of any colour can contain any of them. */
const grounds = [...fields, ...subtle] as const

/**
 * Every permitted pair. A test fails if a class list combines other colours.
 *
 * The focus outline is checked against the background. It is 3px away from its control (`theme.css`), so the background
 * is on both sides of it, and also at the same pixels without focus, which is what WCAG 2.4.13 compares. If an outline
 * has to be inside its control, the control is filled with a background colour; the tests list these places.
 *
 * Contrast is symmetric: a button that is filled with `text` on hover and has text in `bg` is the first pair.
 */
export const pairs: readonly Pair[] = [
  { foreground: 'text', backgrounds: grounds, need: 'reading' },
  { foreground: 'text-muted', backgrounds: ['bg'], need: 'reading' },
  { foreground: 'text-muted', backgrounds: ['bg-tint', 'surface', ...subtle], need: 'text' },
  { foreground: 'link', backgrounds: grounds, need: 'text' },
  // Also the label of a destructive button, in `bg` on `error`.
  { foreground: 'error', backgrounds: grounds, need: 'text' },
  { foreground: 'ok', backgrounds: grounds, need: 'text' },
  // The border of the primary button, the text of a badge in chalk, emphasis on dark surfaces, and marks of a site.
  { foreground: 'accent-border', backgrounds: grounds, need: 'text' },
  // Labels of primary buttons. Kaksha's own brands have 7 to 1 here, which a test checks.
  { foreground: 'on-accent', backgrounds: ['accent', 'accent-hover'], need: 'text' },
  { foreground: 'on-solid', backgrounds: ['solid', 'solid-hover'], need: 'reading' },
  { foreground: 'border', backgrounds: grounds, need: 'mark' },
  { foreground: 'solid', backgrounds: grounds, need: 'mark' },
  { foreground: 'solid-hover', backgrounds: grounds, need: 'mark' },
  { foreground: 'focus', backgrounds: grounds, need: 'focus' },
]

/** Decorative colours, which convey no information, each with the reason. */
export const decoration: Readonly<Partial<Record<ColourName, string>>> = {
  'border-subtle': 'Lines between rows that are also separated by space. Borders of controls use `border`.',
  margin: 'The double margin line.',
  inverse: 'The drawing of the gong. As a background it is `bg` of the surface `inverse`.',
  'inverse-strong': 'The background of a video before its first frame, and of the drawn ledge.',
  scrim: 'Dims the page behind a dialog. The dialog itself is opaque.',
}

export interface SinglePair {
  foreground: ColourName
  background: ColourName
  need: Need
  minimum: number
}

/** Every single pair. */
export const singlePairs: readonly SinglePair[] = pairs.flatMap(({ foreground, backgrounds, need }) =>
  backgrounds.map((background) => ({ foreground, background, need, minimum: needs[need].minimum })),
)

interface Contrast {
  theme: Theme
  surface: Surface
  foreground: ColourName
  background: ColourName
  hex: { foreground: string; background: string }
  ratio: number
}

const themeNames: Record<Theme, string> = { light: 'Light', dark: 'Dark', contrast: 'High contrast' }

/** Never rounds up, so that a ratio shown as 4.5 passes. */
const shown = (ratio: number) => String(Math.floor(ratio * 100) / 100)

/** The contrast of two colours and where they are used, as the beginning of a sentence. */
export const contrastSentence = ({ theme, surface, foreground, background, hex, ratio }: Contrast) =>
  `${themeNames[theme]} theme, ${surface}: ${foreground} (${hex.foreground}) on ${background} (${hex.background}) has a contrast of ${shown(ratio)} to 1`

/** What a pair needs, as the end of the sentence. */
export const needed = ({ required, criteria }: { required: number; criteria: readonly string[] }) =>
  `needs ${required} to 1 (WCAG ${criteria.join(', ')}).`
