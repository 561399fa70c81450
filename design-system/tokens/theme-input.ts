import { type Colour, parseColour } from './colour.ts'
import { type ColourName, defaults, type ThemeTokens } from './names.ts'
import { pairs } from './pairs.ts'
import { type Surface, surfaces, type Theme, themes } from './themes.ts'

export interface ThemeProblem {
  /** The token path: `light.page.text-muted`. */
  path: string
  /** The problem and what to change. */
  message: string
}

/** The input is not a valid theme. No contrast was computed. */
export class ThemeError extends Error {
  override name = 'ThemeError'
  constructor(readonly problems: readonly ThemeProblem[]) {
    super(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'))
  }
}

export interface FoundColour extends Colour {
  /** The path where it is defined: `['palette', 'ink']`, or `['light', 'page', 'text']`. */
  path: readonly string[]
}

const paired = new Set(pairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]))
const groups = ['root', ...surfaces] as const

/** Edit distance: the number of letters to change, add or remove. */
function distance(a: string, b: string) {
  let row = [...b, ''].map((_, index) => index)
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...b].entries())
      next.push(Math.min(row[column]! + Number(letter !== other), row[column + 1]! + 1, next[column]! + 1))
    row = next
  }
  return row[b.length]!
}

/** "Did you mean …?", or the list of names if it is short. */
function hint(name: string, knownNames: readonly string[]) {
  const [nearest = ''] = [...knownNames].sort((a, b) => distance(name, a) - distance(name, b))
  if (distance(name, nearest) <= Math.max(2, name.length / 3)) return `Did you mean “${nearest}”?`
  return knownNames.length < 12
    ? `Known are: ${knownNames.join(', ')}.`
    : 'design-system/tokens/tokens.gen.json has them all.'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys to ignore: `$description` and other metadata, and what is no colour. */
const isColour = (name: string) => !name.startsWith('$') && name !== 'shadow' && name !== 'panel-border'

/** A colour of DTCG as text; other values as they are. */
export const textOf = (value: unknown) =>
  isRecord(value) && value.colorSpace === 'srgb' && Array.isArray(value.components)
    ? `rgb(${value.components.map((part) => `${Number(part) * 100}%`).join(' ')} / ${value.alpha ?? 1})`
    : value

/** The given values by path, `light.page.text`. Unknown names and invalid values become problems. */
function readTheme(theme: unknown, problems: ThemeProblem[]) {
  const values = new Map<string, string>()
  const report = (path: string, message: string) => problems.push({ path, message })
  const record = (value: unknown, path: string) => {
    if (isRecord(value)) return Object.entries(value)
    report(path, 'This has to be an object: names, and the colour of each.')
    return []
  }
  const take = (group: unknown, path: string, knownNames: readonly string[]) => {
    for (const [name, token] of record(group, path).filter(([key]) => isColour(key))) {
      const value = textOf(isRecord(token) ? token.$value : token)
      const colourPath = `${path}.${name}`
      if (!knownNames.includes(name))
        report(colourPath, `There is no colour “${name}”. ${elsewhere(name, path) ?? hint(name, knownNames)}`)
      else if (typeof value !== 'string')
        report(
          colourPath,
          'This is no colour. Write a text such as "#0a291f", or a colour of DTCG in “srgb”.',
        )
      else values.set(colourPath, value)
    }
  }
  const tops = ['palette', ...themes, ...defaults.sizes]
  for (const [name, group] of record(theme, 'theme').filter(([key]) => !key.startsWith('$'))) {
    if (name === 'palette') take(group, name, Object.keys(defaults.palette))
    else if (themes.includes(name as Theme))
      for (const [surface, tokens] of record(group, name).filter(([key]) => !key.startsWith('$')))
        if (groups.includes(surface as Surface))
          take(tokens, `${name}.${surface}`, Object.keys(defaults.light[surface as Surface]))
        else report(`${name}.${surface}`, `There is no surface “${surface}”. ${hint(surface, groups)}`)
    else if (!tops.includes(name)) report(name, `There is no theme “${name}”. ${hint(name, tops)}`)
  }
  return values
}

/** A colour in the wrong group. For example, `accent` has one value for all surfaces. */
function elsewhere(name: string, path: string) {
  const [theme] = path.split('.')
  if (theme === 'palette') return
  if (Object.hasOwn(defaults.light.root, name))
    return `It means the same on every surface: write it in “${theme}.root”.`
  if (Object.hasOwn(defaults.light.page, name))
    return `Each surface has its own: write it in “${theme}.page” and its like.`
}

const reference = /^\{palette\.([^}]+)\}$/

/** Resolves every colour of every theme and surface, with the given values. Throws for an invalid theme. */
export function resolveColours(theme: ThemeTokens) {
  const problems: ThemeProblem[] = []
  const values = readTheme(theme, problems)
  const parsed = new Map<string, FoundColour | undefined>()

  const parse = (path: string, text: string) => {
    const colour = parseColour(text)
    if (!colour)
      problems.push({
        path,
        message: `“${text}” cannot be read as a colour of sRGB. Write #rrggbb, rgb(), hsl(), oklch() or a name of CSS.`,
      })
    return colour && { ...colour, path: path.split('.') }
  }
  const colourAt = (path: string, text: string) => {
    if (!parsed.has(path)) parsed.set(path, parse(path, text))
    return parsed.get(path)
  }
  const find = (path: string, fallback: string) => {
    const text = values.get(path) ?? fallback
    const [, raw] = text.match(reference) ?? []
    if (!raw) return colourAt(path, text)
    const defaultValue = Object.hasOwn(defaults.palette, raw) && defaults.palette[raw]
    if (defaultValue) return colourAt(`palette.${raw}`, values.get(`palette.${raw}`) ?? defaultValue)
    problems.push({
      path,
      message: `The palette has no “${raw}”. ${hint(raw, Object.keys(defaults.palette))}`,
    })
  }

  const translucent = new Set<string>()
  const onSurface = (name: Theme, surface: Surface) => {
    const colours: Partial<Record<ColourName, FoundColour>> = {}
    for (const group of ['root', surface] as const)
      for (const [token, value] of Object.entries(defaults[name][group])) {
        const colour = find(`${name}.${group}.${token}`, value)
        if (colour && colour.alpha < 1 && paired.has(token as ColourName))
          // In the palette, or at the reference to the palette.
          translucent.add(
            values.has(colour.path.join('.')) ? colour.path.join('.') : `${name}.${group}.${token}`,
          )
        if (colour) colours[token as ColourName] = colour
      }
    return colours as Record<ColourName, FoundColour>
  }
  const colours = Object.fromEntries(
    themes.map((name) => [
      name,
      Object.fromEntries(surfaces.map((surface) => [surface, onSurface(name, surface)])),
    ]),
  ) as Record<Theme, Record<Surface, Record<ColourName, FoundColour>>>

  // Palette colours that no theme uses are validated too, to find typing errors.
  for (const [path, text] of values) if (path.startsWith('palette.')) colourAt(path, text)
  for (const path of translucent)
    problems.push({
      path,
      message: `“${values.get(path)}” is translucent, so its contrast depends on what lies below. Write the opaque colour that is seen.`,
    })
  if (problems.length > 0) throw new ThemeError(unique(problems))
  return colours
}

const unique = (problems: readonly ThemeProblem[]) => [
  ...new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem])).values(),
]
