import type { ColourName } from '../names.ts'
import type { Surface, Theme } from '../themes.ts'

interface Pair {
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
export const contrastSentence = ({ theme, surface, foreground, background, hex, ratio }: Pair) =>
  `${themeNames[theme]} theme, ${surface}: ${foreground} (${hex.foreground}) on ${background} (${hex.background}) has a contrast of ${shown(ratio)} to 1`

/** What a pair needs, as the end of the sentence. */
export const needed = ({ required, criteria }: { required: number; criteria: readonly string[] }) =>
  `needs ${required} to 1 (WCAG ${criteria.join(', ')}).`
