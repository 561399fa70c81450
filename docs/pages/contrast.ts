import { useMode as addMode, modeLrgb, modeRgb, wcagContrast } from 'culori/fn'
import { type RefObject, useEffect, useState } from 'react'
import { useMediaQuery } from '../../design-system/hooks/use-media-query.ts'
import { type Pair, pairs } from '../../design-system/tokens/pairs.ts'
import tokens from '../../design-system/tokens/tokens.gen.json'
import { useSettings } from '../ladle/use-settings.ts'

addMode(modeRgb)
addMode(modeLrgb)

const { root, ...onSurfaces } = tokens.light
export type Surface = keyof typeof onSurfaces
export const surfaces = Object.keys(onSurfaces) as Surface[]

/** What a colour may mean: on any surface, and everywhere the same. */
export const colours = Object.keys(onSurfaces.page)
export const fixedColours = Object.entries(root).flatMap(([name, token]) =>
  token.$type === 'color' ? name : [],
)

export interface Proof {
  foreground: string
  background: string
  minimum: number
}

const on = (surface: Surface) => pairs.filter((pair: Pair) => !pair.on || pair.on.includes(surface))

/** Every pair that is allowed on a surface, once. */
export function proofsOn(surface: Surface): Proof[] {
  const all = on(surface).flatMap(({ foreground, backgrounds, minimum }) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  )
  return [...new Map(all.map((proof) => [`${proof.foreground} on ${proof.background}`, proof])).values()]
}

const themes = Object.values(tokens).filter((group) => typeof group === 'object' && 'page' in group)

/** How many pairs the tests compute, in every theme on every surface. */
export const provenPairs =
  themes.length * surfaces.reduce((sum, surface) => sum + proofsOn(surface).length, 0)

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

export const contrast = (a = '', b = '') => (a && b ? wcagContrast(a, b) : 0)
