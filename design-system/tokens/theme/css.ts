/** Generates CSS rules for colours. It does not need Node, because the documentation uses it in the browser. */
import { surfaces, type Theme, themes } from '../themes.ts'

export const declaration = (name: string, value: string) => `  --ds-${name}: ${value};`

export type Groups = Record<string, Record<string, string>>

/** The classes of next-themes and shadcn/ui. */
const classes = '.dark:where(:not([data-theme]))'
/** The theme that the page has chosen. */
const chosen = (theme: 'dark' | 'contrast', root: string, dark = `[data-theme="dark"], ${classes}`) =>
  theme === 'dark' ? `${root}:is(${dark})` : `${root}[data-theme="contrast"]`
/** The theme of the device. `:where` keeps its specificity low, so that a chosen one always overrides it. */
const followed = (root: string, dark = '.dark, .light') => `${root}:where(:not([data-theme], ${dark}))`

export const rule = (selector: string, lines: string[]) => `${selector} {\n${lines.join('\n')}\n}`

/**
 * The rules of one theme for a selector prefix: values of the page on the prefix, and of each surface inside it. Values
 * equal to `base`'s, which applies to the same elements, are left out, because the CSS is inlined in every page.
 */
function themeRules(groups: Groups, root: string, scheme: 'light' | 'dark', base: Groups = {}) {
  const lines = (name: string) =>
    Object.entries(groups[name] ?? {})
      .filter(([token, value]) => base[name]?.[token] !== value)
      .map(([token, value]) => declaration(token, value))
  return [
    rule(root, [declaration('scheme', scheme), ...lines('root'), ...lines('page')]),
    ...surfaces
      .slice(1)
      .filter((surface) => lines(surface).length > 0)
      .map((surface) => {
        const inside = `${root} [data-surface="${surface}"]`
        // The element of a brand may be a surface itself; a document is not.
        const itself = `${root}[data-surface="${surface}"]`
        return rule(root.endsWith(':scope') ? `${inside},\n${itself}` : inside, lines(surface))
      }),
  ].join('\n')
}

export const media = (query: string, body: string) =>
  `@media ${query} {\n${body.replace(/^(?=.)/gm, '  ')}\n}`

/**
 * All themes for the documents that `prefix` selects. The other themes contain only the differences from the light
 * theme, which applies to the same elements. With `darkSelector`, it decides between light and dark, and the device does
 * not.
 */
export function themedRules(
  { light, dark, contrast }: Record<Theme, Groups>,
  prefix: string,
  darkSelector?: string,
) {
  const system = followed(prefix, darkSelector)
  return [
    themeRules(light, prefix, 'light'),
    // Pages are printed in the light theme.
    ...(darkSelector === undefined
      ? [media('screen and (prefers-color-scheme: dark)', themeRules(dark, system, 'dark', light))]
      : []),
    media('(prefers-contrast: more)', themeRules(contrast, system, 'light')),
    media('screen', themeRules(dark, chosen('dark', prefix, darkSelector), 'dark', light)),
    themeRules(contrast, chosen('contrast', prefix), 'light', light),
  ]
}

/**
 * All themes of a brand for the elements that `selector` selects and what is in them: inside `@scope`, because of nested
 * brands the nearest has to win. A theme contains all its values, because the rules of the page's brand for the same
 * theme are more specific than this brand's for the light theme.
 */
export function scopedRules(
  { light, dark, contrast }: Record<Theme, Groups>,
  selector: string,
  sizes: string[],
) {
  const system = `${followed(':root')} :scope`
  const rules = [
    rule(':scope', [
      ...sizes,
      '  color-scheme: var(--ds-scheme);',
      '  background: var(--ds-bg);',
      '  color: var(--ds-text);',
      '  font-family: var(--ds-font-sans);',
    ]),
    themeRules(light, ':scope', 'light'),
    media('screen and (prefers-color-scheme: dark)', themeRules(dark, system, 'dark')),
    media('(prefers-contrast: more)', themeRules(contrast, system, 'light')),
    media('screen', themeRules(dark, `${chosen('dark', ':root')} :scope`, 'dark')),
    themeRules(contrast, `${chosen('contrast', ':root')} :scope`, 'light'),
  ].join('\n')
  return `@scope (${selector}) {\n${rules.replace(/^(?=.)/gm, '  ')}\n}\n`
}

/**
 * The values that a brand changes. They are repeated in every theme, because the light value of the brand would
 * otherwise override the default dark theme's.
 */
export function changed(brand: Record<Theme, Groups>, plain: Record<Theme, Groups>) {
  const differs = (group: string, name: string) =>
    themes.some((theme) => brand[theme][group]?.[name] !== plain[theme][group]?.[name])
  const changedGroups = (groups: Groups) =>
    Object.fromEntries(
      Object.entries(groups).map(([group, values]) => [
        group,
        Object.fromEntries(Object.entries(values).filter(([name]) => differs(group, name))),
      ]),
    )
  return Object.fromEntries(themes.map((theme) => [theme, changedGroups(brand[theme])])) as Record<
    Theme,
    Groups
  >
}
