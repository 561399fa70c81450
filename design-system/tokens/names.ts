import { written } from './themes.gen.ts'
import type { Surface, Theme } from './themes.ts'

type Written = typeof written

/** A raw colour, which only themes refer to. */
export type PaletteName = keyof Written['palette']
/** What means the same on every surface. */
export type RootName = keyof Written['light']['root']
/** What each surface gives a meaning of its own. */
export type SurfaceName = keyof Written['light']['page']
export type ColourName = RootName | SurfaceName

/** A colour as a token file has it: the value alone, or the token. */
export type ColourToken = string | { readonly $value: string }
/** `{palette.ink}` leads to a raw colour. */
type Group<Name extends string> = { readonly [name in Name]?: ColourToken } & { readonly $type?: string }

/**
 * Colours in the place of ours, as a brand's file has them: in the palette, where they go wherever it is used, or for
 * one surface of one theme. What is left out stays as it is. Sizes may be there, and are not looked at.
 */
export type ThemeTokens = {
  readonly $description?: string
  readonly palette?: Group<PaletteName>
} & {
  readonly [theme in Theme]?: {
    readonly $description?: string
    readonly root?: Group<RootName> & { readonly lift?: unknown }
  } & { readonly [surface in Surface]?: Group<SurfaceName> }
} & { readonly [sizes in Written['sizes'][number]]?: unknown }

type Defaults = { readonly palette: Record<string, string> } & Record<
  Theme,
  Record<Surface | 'root', Record<string, string>>
> & { readonly sizes: readonly string[] }

/** What is there as long as nobody says otherwise. */
export const defaults: Defaults = written
