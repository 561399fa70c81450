import {
  type ColourName,
  checkTheme,
  type Surface,
  type Theme,
  ThemeError,
  type ThemeTokens,
} from '../../../design-system/tokens/check-theme.ts'
import { defaults } from '../../../design-system/tokens/names.ts'
import { colourGroups, themeCss } from '../../../design-system/tokens/theme/theme-css.ts'

/** The typed colours, by token path: `light.page.text-muted`. */
export type Draft = Readonly<Record<string, string>>

/** The token path of a colour. Colours that do not depend on the surface are in the group `root`. */
export const pathOf = (theme: Theme, surface: Surface, name: ColourName) =>
  `${theme}.${name in defaults.light.root ? 'root' : surface}.${name}`

/** The draft in the format of `checkTheme`. */
function tokensOf(draft: Draft): ThemeTokens {
  const tokens: Record<string, Record<string, Record<string, string>>> = {}
  for (const [path, value] of Object.entries(draft)) {
    const [theme = '', group = '', name = ''] = path.split('.')
    tokens[theme] ??= {}
    tokens[theme][group] ??= {}
    tokens[theme][group][name] = value
  }
  return tokens as ThemeTokens
}

/** Checks the draft. Ignores values that are not valid colours yet, because the user is still typing. */
export function examine(draft: Draft) {
  const problems = new Map<string, string>()
  try {
    return { ...checkTheme(tokensOf(draft)), problems, draft }
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error
    for (const { path, message } of error.problems) problems.set(path, message)
    const readable = Object.fromEntries(Object.entries(draft).filter(([path]) => !problems.has(path)))
    return { ...checkTheme(tokensOf(readable)), problems, draft: readable }
  }
}

/** The resolved colours of a draft. */
export const coloursOf = (draft: Draft) => colourGroups(tokensOf(draft))

/** The style sheet to load beside that of the design system. */
export const sheetOf = (draft: Draft) => themeCss(tokensOf(draft))
