/** Colours as rules of CSS. Nothing here needs Node: the documentation writes a sheet from what is tried on its page. */
import { surfaces, type Theme, themes } from './themes.ts'

export const declaration = (name: string, value: string) => `  --ds-${name}: ${value};`

export type Groups = Record<string, Record<string, string>>

export const rule = (selector: string, lines: string[]) => `${selector} {\n${lines.join('\n')}\n}`

/**
 * One theme's rules below a prefix: the page's own values on the prefix, each surface inside it.
 * Values equal to those of `base`, which apply to the same elements, are left out: the CSS is inlined in every page.
 */
function themeRules(groups: Groups, root: string, scheme: 'light' | 'dark', base: Groups = {}) {
  const lines = (name: string) =>
    Object.entries(groups[name] ?? {})
      .filter(([token, value]) => base[name]?.[token] !== value)
      .map(([token, value]) => declaration(token, value))
  return [
    rule(root, [`  color-scheme: ${scheme};`, ...lines('root'), ...lines('page')]),
    ...surfaces
      .slice(1)
      .filter((surface) => lines(surface).length > 0)
      .map((surface) => rule(`${root} [data-surface="${surface}"]`, lines(surface))),
  ].join('\n')
}

const media = (query: string, body: string) => `@media ${query} {\n${body.replace(/^(?=.)/gm, '  ')}\n}`

/**
 * All themes for the documents that `prefix` selects. The later ones say what differs from the light one, which
 * applies to the same elements.
 */
export function themedRules({ light, dark, contrast }: Record<Theme, Groups>, prefix: string) {
  // `:where` keeps the system's choice as weak as a plain class, so that a theme set by hand always wins.
  const system = `${prefix}:where(:not([data-theme]))`
  return [
    themeRules(light, prefix, 'light'),
    // A page goes onto white paper, whatever it looked like on the screen.
    media('screen and (prefers-color-scheme: dark)', themeRules(dark, system, 'dark', light)),
    media('(prefers-contrast: more)', themeRules(contrast, system, 'light')),
    media('screen', themeRules(dark, `${prefix}[data-theme="dark"]`, 'dark', light)),
    themeRules(contrast, `${prefix}[data-theme="contrast"]`, 'light', light),
  ]
}

/**
 * What a brand changes, in any theme: in the others it has to be said again, since the brand's light value would
 * win over that of the plain dark theme.
 */
export function changed(own: Record<Theme, Groups>, plain: Record<Theme, Groups>) {
  const differs = (group: string, name: string) =>
    themes.some((theme) => own[theme][group]?.[name] !== plain[theme][group]?.[name])
  const kept = (groups: Groups) =>
    Object.fromEntries(
      Object.entries(groups).map(([group, values]) => [
        group,
        Object.fromEntries(Object.entries(values).filter(([name]) => differs(group, name))),
      ]),
    )
  return Object.fromEntries(themes.map((theme) => [theme, kept(own[theme])])) as Record<Theme, Groups>
}
