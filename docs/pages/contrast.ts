import { type RefObject, useEffect, useState } from 'react'
import { useMediaQuery } from '../../design-system/hooks/use-media-query.ts'
import { contrast as between, parseColour } from '../../design-system/tokens/colour.ts'
import { singlePairs } from '../../design-system/tokens/pairs.ts'
import { type Surface, surfaces, themes } from '../../design-system/tokens/themes.ts'
import tokens from '../../design-system/tokens/tokens.plain.gen.json'
import { useSettings } from '../ladle/settings.tsx'

const { root, page } = tokens.light

/** Colour tokens whose values depend on the surface, and those that have one value in a theme. */
export const colours = Object.keys(page)
export const fixedColours = Object.entries(root).flatMap(([name, token]) =>
  token.$type === 'color' ? name : [],
)

/** The number of pairs that the tests compute, in every theme and on every surface. */
export const provenPairs = (themes.length * surfaces.length * singlePairs.length).toLocaleString('en-IN')

/** The values of all tokens on a surface of the light theme: shown until the computed ones are known. */
const lightValues = (surface: Surface) =>
  Object.fromEntries(
    Object.entries({ ...root, ...page, ...tokens.light[surface] }).map(([name, { $value }]) => [
      name,
      String($value),
    ]),
  )

/** The computed values of tokens at an element on a surface, in the current theme and brand. */
export function useTokens(place: RefObject<HTMLElement | null>, surface: Surface, names: readonly string[]) {
  const { theme, brand } = useSettings()
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  const more = useMediaQuery('(prefers-contrast: more)')
  const [values, setValues] = useState<Record<string, string>>(() => lightValues(surface))
  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and brand change the computed style, which is read here
  useEffect(() => {
    if (!place.current) return
    const style = getComputedStyle(place.current)
    setValues(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--ds-${name}`).trim()])))
  }, [place, names, theme, brand, dark, more])
  return values
}

export function contrast(a = '', b = '') {
  const first = parseColour(a)
  const second = parseColour(b)
  return first && second ? between(first.rgb, second.rgb) : 0
}
