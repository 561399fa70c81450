import { written } from './themes.gen.ts'
import type { Surface, Theme } from './themes.ts'

type Written = typeof written

/** A palette colour. Only themes refer to it. */
export type PaletteName = keyof Written['palette']
/** Colours with the same value on every surface. */
export type RootName = keyof Written['light']['root']
/** Colours whose value depends on the surface. */
export type SurfaceName = keyof Written['light']['page']
export type ColourName = RootName | SurfaceName

/** A colour of DTCG 2025.10. `hex` is for people and older tools; `components` count. */
export interface ColourObject {
  readonly colorSpace: string
  readonly components: readonly (number | string)[]
  readonly alpha?: number
  readonly hex?: string
}
/** A colour in a token file: the value, or the token object. */
export type ColourToken = string | { readonly $value: string | ColourObject }
/** `{palette.ink}` refers to a palette colour. */
type Group<Name extends string> = { readonly [name in Name]?: ColourToken } & { readonly $type?: string }

/**
 * Colours that replace the defaults, in the format of a brand file: in the palette, for every use, or for one surface
 * of one theme. Others keep their default. Sizes are allowed and ignored.
 */
export type ThemeTokens = {
  readonly $description?: string
  readonly palette?: Group<PaletteName>
} & {
  readonly [theme in Theme]?: {
    readonly $description?: string
    readonly root?: Group<RootName> & { readonly shadow?: unknown; readonly 'panel-border'?: unknown }
  } & { readonly [surface in Surface]?: Group<SurfaceName> }
} & { readonly [sizes in Written['sizes'][number]]?: unknown }

type Defaults = { readonly palette: Record<string, string> } & Record<
  Theme,
  Record<Surface | 'root', Record<string, string>>
> & { readonly shadows: Record<Theme, string>; readonly sizes: readonly string[] }

/** The default values. */
export const defaults: Defaults = written
