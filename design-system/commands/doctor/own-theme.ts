import { parseColour } from '../../tokens/colour.ts'
import { defaults } from '../../tokens/names.ts'
import { type Surface, surfaces, type Theme, themes } from '../../tokens/themes.ts'
import type { Place } from '../project/files.ts'
import type { Page } from '../project/pages.ts'

/** A colour that the project gives to a token. */
export interface OwnColour extends Place {
  value: string
}

/** Colours by their path in a theme: `light.page.text`. */
export type OwnTheme = Map<string, OwnColour>

const group = (name: string) => (Object.hasOwn(defaults.light.root, name) ? 'root' : 'page')
const isColour = (name: string) =>
  name !== 'shadow' && (Object.hasOwn(defaults.light.root, name) || Object.hasOwn(defaults.light.page, name))

/**
 * The theme, surface and brand that a selector applies to, by its `data-theme`, `data-surface` and
 * `data-brand`.
 */
function scopeOf(selector: string, conditions: readonly string[]) {
  const value = (name: string) =>
    selector.match(new RegExp(`\\[data-${name}\\s*=\\s*["']?([\\w-]+)["']?\\s*\\]`))?.[1]
  const plain = selector.replace(/:(where|not)\((?:[^()]|\([^()]*\))*\)/g, '')
  const surface = value('surface')
  const brand = value('brand')
  const rest = plain.replace(/\[data-(theme|surface|brand)[^\]]*\]/g, '').trim()
  const theme = /\[data-theme/.test(plain)
    ? value('theme')
    : conditions.some((condition) => /prefers-color-scheme:\s*dark/.test(condition))
      ? 'dark'
      : conditions.some((condition) => /prefers-contrast:\s*more/.test(condition))
        ? 'contrast'
        : undefined
  const isWhole = /^(:root|html|body|:host|\s|,)*$/.test(rest)
  if (!isWhole || (surface && !surfaces.includes(surface as Surface))) return undefined
  if (theme && !themes.includes(theme as Theme)) return undefined
  return { theme: theme as Theme | undefined, surface: (surface ?? 'page') as Surface, brand: brand ?? '' }
}

/** Conditions that do not depend on the visitor’s theme. */
const isOther = (condition: string) =>
  !/prefers-(color-scheme:\s*(dark|light)|contrast:\s*more)/.test(condition) &&
  !/^(screen|all)$/.test(condition)

/**
 * The colours that the style sheets of a page give to tokens, by brand. The key '' is the theme without a brand. A value
 * for `:root` applies to every theme, because the values of the package are in a layer.
 */
export function ownThemes(page: Page, note: (what: string, why: string) => void): Map<string, OwnTheme> {
  const rules = page.parts.filter((part) => part.kind === 'rule')
  const variables = new Map<string, string>()
  for (const { declarations, selectors } of rules)
    if (selectors.some((selector) => scopeOf(selector, [])))
      for (const { name, value } of declarations)
        if (name.startsWith('--') && !variables.has(name)) variables.set(name, value)

  const resolve = (value: string, depth = 0): string =>
    depth > 8
      ? value
      : value.replace(/var\(\s*(--[\w-]+)\s*(?:,\s*([^()]+))?\)/g, (found, name: string, fallback?: string) =>
          resolve(
            variables.get(name) ?? fallback ?? found,
            depth + (variables.has(name) || fallback ? 1 : 9),
          ),
        )

  const found = new Map<string, { general: OwnTheme; own: OwnTheme }>()
  for (const { selectors, declarations, conditions, file } of rules) {
    const colours = declarations.filter(({ name }) => name.startsWith('--ds-') && isColour(name.slice(5)))
    for (const { name, value, line } of colours) {
      const place = `${file}:${line}`
      const text = resolve(value)
        .replace(/\s*!important$/, '')
        .trim()
      if (conditions.some(isOther)) note(place, `${name} holds under “${conditions.join(' and ')}” only.`)
      else if (!parseColour(text))
        note(
          place,
          `The contrast of “${value}” (${name}) cannot be computed. #rrggbb, rgb() and oklch() can.`,
        )
      else
        for (const selector of selectors) {
          const scope = scopeOf(selector, conditions)
          if (!scope) note(place, `${name} holds in a part of the page only, \`${selector}\`.`)
          else {
            const entry = found.get(scope.brand) ?? { general: new Map(), own: new Map() }
            found.set(scope.brand, entry)
            const token = name.slice(5)
            const at = group(token) === 'root' ? 'root' : scope.surface
            const colour = { value: text, file, line }
            if (scope.theme) entry.own.set(`${scope.theme}.${at}.${token}`, colour)
            else for (const theme of themes) entry.general.set(`${theme}.${at}.${token}`, colour)
          }
        }
    }
  }
  const plain = found.get('')
  return new Map(
    [...found].map(([brand, { general, own }]) => [
      brand,
      new Map([...(plain?.general ?? []), ...(plain?.own ?? []), ...general, ...own]),
    ]),
  )
}
