import { hex, parseColour } from '../colour.ts'
import { type ColourName, defaults, type PaletteName, type ThemeTokens } from '../names.ts'
import { resolveColours, textOf } from '../theme-input.ts'
import { type Surface, surfaces, type Theme, themes } from '../themes.ts'
import { changed, declaration, type Groups, scopedRules, themedRules } from './css.ts'

const alphaDigits = (alpha: number) =>
  alpha < 1
    ? Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')
    : ''

/** The shadow of a theme, in the colours of the palette. */
const shadowOf = (name: Theme, { palette = {} }: ThemeTokens) =>
  defaults.shadows[name].replace(/\{palette\.([^}]+)\}/g, (_, colour: PaletteName) => {
    const colourOf = palette[colour]
    const value = typeof colourOf === 'object' ? textOf(colourOf.$value) : colourOf
    const { rgb, alpha } = parseColour(String(value ?? defaults.palette[colour])) ?? {
      rgb: [0, 0, 0],
      alpha: 1,
    }
    return hex(rgb) + alphaDigits(alpha)
  })

/** Every colour and the shadow of every theme and surface, as text for CSS. */
export function colourGroups(theme: ThemeTokens) {
  const colours = resolveColours(theme)
  const group = (name: Theme, surface: Surface, tokens: object) =>
    Object.fromEntries(
      Object.keys(tokens).map((token) => {
        const { rgb, alpha } = colours[name][surface][token as ColourName]
        return [token, hex(rgb) + alphaDigits(alpha)]
      }),
    )
  const groups = (name: Theme): Groups => ({
    root: { ...group(name, 'page', defaults.light.root), shadow: shadowOf(name, theme) },
    ...Object.fromEntries(surfaces.map((surface) => [surface, group(name, surface, defaults.light.page)])),
  })
  return Object.fromEntries(themes.map((name) => [name, groups(name)])) as Record<Theme, Groups>
}

/** The style sheet to load beside the design system's: the colours that differ from the defaults. */
export const themeCss = (theme: ThemeTokens, prefix = ':root') =>
  `${themedRules(changed(colourGroups(theme), colourGroups({})), prefix).join('\n')}\n`

/** The same for a page that marks its dark theme by a selector: all colours, because the defaults follow another one. */
export const hostThemeCss = (theme: ThemeTokens, darkSelector: string) =>
  `${themedRules(colourGroups(theme), ':root', darkSelector).join('\n')}\n`

/** The style sheet of a brand for the elements with this `data-brand`, in a page of any brand. */
export const brandCss = (theme: ThemeTokens, brand: string, sizes: string[]) =>
  scopedRules(colourGroups(theme), `[data-brand="${brand}"]`, sizes)

/** Sizes and type of a brand, which do not depend on the theme. */
export function sizesOf({
  radius,
  font,
  headingFont,
}: {
  radius?: number
  font?: string
  headingFont?: string
}) {
  return [
    ...(radius === undefined
      ? []
      : [
          declaration('radius-control', `${radius}px`),
          declaration('radius-panel', `${radius * 2}px`),
          declaration('radius-window', `${radius * 3}px`),
        ]),
    ...(font === undefined ? [] : [declaration('font-sans', font.trim())]),
    ...(headingFont === undefined ? [] : [declaration('font-heading', headingFont.trim())]),
  ]
}
