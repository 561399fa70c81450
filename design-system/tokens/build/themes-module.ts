/** Generates the module of all colours for `check-theme.ts`, so that the published function reads no files. */
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Surface, surfaces, type Theme, themes } from '../themes.ts'

/** A file of the folder of tokens. */
const inTokens = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** Other brands: each file replaces colours, and optionally sizes, of Kaksha. */
export const brands = readdirSync(inTokens('brands'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .sort()

/** The first line of a generated file. */
export const written = (source: string) =>
  `/* Written by tokens/build/build.ts from ${source}. Do not edit. */`

interface Raw {
  $type?: string
  $value?: unknown
}

const coloursIn = (group: Record<string, Raw>) =>
  Object.fromEntries(
    Object.entries(group)
      .filter(([name, { $type = 'color', $value }]) => !name.startsWith('$') && $value && $type === 'color')
      .map(([name, { $value }]) => [name, $value]),
  )

type ShadowPart = Record<'color' | 'offsetX' | 'offsetY' | 'blur' | 'spread', string>

/** A shadow as in CSS, with references to the palette: `0px 1px 0px 0px {palette.shadow-edge}`. */
const shadowText = (parts: readonly ShadowPart[]) =>
  parts
    .map(({ color, offsetX, offsetY, blur, spread }) => [offsetX, offsetY, blur, spread, color].join(' '))
    .join(', ')

type ThemeFile = Record<Surface | 'root', Record<string, Raw>>

/** The tokens of a theme. A surface that extends another one has only the values that differ (DTCG 2025.10, `$extends`). */
export async function readTheme(theme: Theme): Promise<ThemeFile> {
  const groups = JSON.parse(await readFile(inTokens(`source/theme.${theme}.json`), 'utf8'))
  for (const surface of surfaces) {
    const { $extends, ...own } = groups[surface]
    groups[surface] = { ...groups[$extends?.slice(1, -1)], ...own }
  }
  return groups
}

/** The palette and the themes as a module, so that the published function needs no files and no compiler. */
export async function renderThemes() {
  const parse = async (file: string) => JSON.parse(await readFile(inTokens(file), 'utf8'))
  const groups = async (theme: Theme) => {
    const source = await readTheme(theme)
    return [
      theme,
      Object.fromEntries((['root', ...surfaces] as const).map((name) => [name, coloursIn(source[name])])),
    ]
  }
  const shadowOf = async (theme: Theme) => {
    const { root } = await readTheme(theme)
    return [theme, shadowText(root.shadow?.$value as ShadowPart[])]
  }
  const { palette } = await parse('source/palette.json')
  const { $description, ...scale } = await parse('source/scale.json')
  const values = {
    palette: coloursIn(palette),
    ...Object.fromEntries(await Promise.all(themes.map(groups))),
    shadows: Object.fromEntries(await Promise.all(themes.map(shadowOf))),
    // Groups that a theme may contain and that are no colours.
    sizes: [...Object.keys(scale), 'density'],
  }
  return `${written('tokens/source/')}\nexport const written = ${JSON.stringify(values, null, 2)} as const\n`
}
