import { changed, type Groups, themedRules } from '../../../design-system/tokens/build/css.ts'
import {
  type ColourName,
  checkTheme,
  type Surface,
  type Theme,
  ThemeError,
  type ThemeTokens,
} from '../../../design-system/tokens/check-theme.ts'
import { hex } from '../../../design-system/tokens/colour.ts'
import { defaults } from '../../../design-system/tokens/names.ts'
import { resolveColours } from '../../../design-system/tokens/theme-input.ts'
import { surfaces, themes } from '../../../design-system/tokens/themes.ts'

/** The typed colours, by token path: `light.page.text-2`. */
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
export function coloursOf(draft: Draft) {
  const colours = resolveColours(tokensOf(draft))
  const value = (theme: Theme, surface: Surface, name: string) => {
    const { rgb, alpha } = colours[theme][surface][name as ColourName]
    return (
      hex(rgb) +
      (alpha < 1
        ? Math.round(alpha * 255)
            .toString(16)
            .padStart(2, '0')
        : '')
    )
  }
  const group = (theme: Theme, surface: Surface, names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, value(theme, surface, name)]))
  const groups = (theme: Theme): Groups => ({
    root: group(theme, 'page', defaults.light.root),
    ...Object.fromEntries(surfaces.map((surface) => [surface, group(theme, surface, defaults.light.page)])),
  })
  return Object.fromEntries(themes.map((theme) => [theme, groups(theme)])) as Record<Theme, Groups>
}

/** The style sheet to load after that of the design system. */
export const sheetOf = (draft: Draft) =>
  `${themedRules(changed(coloursOf(draft), coloursOf({})), ':root').join('\n')}\n`
