import {
  type ColourName,
  checkTheme,
  type Surface,
  type Theme,
  ThemeError,
  type ThemeTokens,
} from '../../../design-system/tokens/check-theme.ts'
import { hex } from '../../../design-system/tokens/colour.ts'
import { changed, type Groups, themedRules } from '../../../design-system/tokens/css.ts'
import { defaults } from '../../../design-system/tokens/names.ts'
import { resolveColours } from '../../../design-system/tokens/theme-input.ts'
import { surfaces, themes } from '../../../design-system/tokens/themes.ts'

/** What was typed, by its path: `light.page.text-2`. */
export type Draft = Readonly<Record<string, string>>

/** Where a colour is written: what means the same everywhere is in the group `root`. */
export const pathOf = (theme: Theme, surface: Surface, name: ColourName) =>
  `${theme}.${name in defaults.light.root ? 'root' : surface}.${name}`

/** As `checkTheme` takes it. */
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

/** Without what cannot be read as a colour yet: somebody is still typing it. */
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

/** Every colour of a draft that can be read, as it will be seen. */
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

/** The stylesheet that a site would load after ours. */
export const sheetOf = (draft: Draft) =>
  `${themedRules(changed(coloursOf(draft), coloursOf({})), ':root').join('\n')}\n`
