import { type RefObject, useEffect, useState } from 'react'
import { useMediaQuery } from '../../design-system/hooks/use-media-query.ts'
import { contrast as between, parseColour } from '../../design-system/tokens/colour.ts'
import { pairsOn } from '../../design-system/tokens/pairs.ts'
import { surfaces, themes } from '../../design-system/tokens/themes.ts'
import tokens from '../../design-system/tokens/tokens.gen.json'
import { useSettings } from '../ladle/use-settings.ts'

const { root, page } = tokens.light

/** What a colour may mean: on any surface, and everywhere the same. */
export const colours = Object.keys(page)
export const fixedColours = Object.entries(root).flatMap(([name, token]) =>
  token.$type === 'color' ? name : [],
)

/** How many pairs the tests compute, in every theme on every surface. */
export const provenPairs = themes.length * surfaces.reduce((sum, surface) => sum + pairsOn(surface).length, 0)

/** The values that tokens have where an element stands: of this theme, this brand, this surface. */
export function useTokens(place: RefObject<HTMLElement | null>, names: readonly string[]) {
  const { theme, brand } = useSettings()
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  const more = useMediaQuery('(prefers-contrast: more)')
  const [values, setValues] = useState<Record<string, string>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they change is read from the document
  useEffect(() => {
    if (!place.current) return
    const style = getComputedStyle(place.current)
    setValues(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--ds-${name}`).trim()])))
  }, [place, names, theme, brand, dark, more])
  return values
}

export function contrast(a = '', b = '') {
  const [first, second] = [parseColour(a), parseColour(b)]
  return first && second ? between(first.rgb, second.rgb) : 0
}
