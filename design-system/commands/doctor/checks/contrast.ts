import {
  type ContrastFailure,
  checkTheme,
  ThemeError,
  type ThemeTokens,
} from '../../../tokens/check-theme.ts'
import { placeText } from '../../project/files.ts'
import type { Page } from '../../project/pages.ts'
import type { Check, Problem } from '../finding.ts'
import { type OwnColour, type OwnTheme, ownThemes } from '../own-theme.ts'

function tokensOf(own: OwnTheme) {
  const tokens: Record<string, Record<string, Record<string, string>>> = {}
  for (const [path, { value }] of own) {
    const [theme = '', group = '', name = ''] = path.split('.')
    tokens[theme] ??= {}
    tokens[theme][group] ??= {}
    tokens[theme][group][name] = value
  }
  return tokens as ThemeTokens
}

/** The failures of a theme. Colours that cannot be checked, such as translucent ones, are left out and noted. */
function failuresOf(own: OwnTheme, note: (what: string, why: string) => void): ContrastFailure[] {
  try {
    return checkTheme(tokensOf(own)).failures
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error
    const rest = new Map(own)
    for (const { path, message } of error.problems) {
      const colour = own.get(path)
      if (colour) note(placeText(colour), message)
      rest.delete(path)
    }
    return rest.size < own.size ? failuresOf(rest, note) : []
  }
}

/** The colour of a failing pair that the project gave: the foreground, or else the background. */
function given({ theme, surface, foreground, background }: ContrastFailure, own: OwnTheme) {
  for (const name of [foreground, background])
    for (const group of [surface, 'root']) {
      const colour = own.get(`${theme}.${group}.${name}`)
      if (colour) return colour
    }
}

/** The pair passes level AA and fails only the enhanced contrast of level AAA. */
const isEnhanced = ({ ratio, required }: ContrastFailure) => required === 7 && ratio >= 4.5

/** One finding for each colour, with its worst pair. */
function findings(page: Page, note: (what: string, why: string) => void): Problem[] {
  return [...ownThemes(page, note)].flatMap(([brand, own]) => {
    const byColour = new Map<OwnColour, ContrastFailure[]>()
    for (const failure of failuresOf(own, note)) {
      const colour = given(failure, own)
      if (colour) byColour.set(colour, [...(byColour.get(colour) ?? []), failure])
    }
    return [...byColour].map(([{ file, line }, failures]): Problem => {
      const [worst] = failures.sort((a, b) => a.ratio / a.required - b.ratio / b.required)
      const { message, nearest } = worst!
      const problem = nearest ? message.slice(0, message.indexOf(' The nearest')) : message
      const more = failures.length - 1
      return {
        level: failures.every(isEnhanced) ? 'warning' : 'error',
        file,
        line,
        problem: `${brand ? `Brand “${brand}”. ` : ''}${problem}${more > 0 ? ` So do ${more} more pairs.` : ''}`,
        advice: nearest
          ? `Use ${nearest.hex} for \`--ds-${nearest.change}\`, the nearest colour that passes with this pair, or make the theme with \`npx @kaksha/design-system theme\`.`
          : 'Change both colours, or make the theme with `npx @kaksha/design-system theme`.',
      }
    })
  })
}

/** Whether the text has enough contrast in the project’s own theme. */
export const contrast: Check = {
  name: 'contrast',
  run: ({ pages, note }) => pages.flatMap((page) => findings(page, note)),
}
