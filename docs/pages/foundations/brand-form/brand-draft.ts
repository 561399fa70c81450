import {
  type ContrastFailure,
  checkTheme,
  type ThemeTokens,
} from '../../../../design-system/tokens/check-theme.ts'
import { contrastSentence, needed } from '../../../../design-system/tokens/pairs.ts'
import {
  type CreatedTheme,
  createTheme,
  type ThemeChange,
  ThemeError,
  type ThemeValues,
} from '../../../../design-system/tokens/theme/create-theme.ts'
import { declaration, type Groups, rule } from '../../../../design-system/tokens/theme/css.ts'
import { colourGroups, sizesOf } from '../../../../design-system/tokens/theme/theme-css.ts'
import { surfaces } from '../../../../design-system/tokens/themes.ts'

/** The texts of the form, by the name of the value. An empty one is left to `createTheme`. */
export type BrandTexts = Readonly<Record<Exclude<keyof ThemeValues, 'darkSelector'>, string>>

export const start: BrandTexts = {
  accent: '#1d4ed8',
  ink: '',
  paper: '',
  link: '',

  radius: '',
  font: '',
  headingFont: '',
  brand: '',
}

/** A theme with the values that it was made from. */
export interface Brand {
  values: ThemeValues
  theme: CreatedTheme
}

function valuesOf(texts: BrandTexts) {
  const values = Object.entries(texts).flatMap(([name, text]) => {
    const value = text.trim()
    return value ? [[name, name === 'radius' ? Number(value) : value] as const] : []
  })
  // `createTheme` refuses a form without an accent.
  return Object.fromEntries(values) as unknown as ThemeValues
}

/** The brand, or what is wrong with each text. */
export function brandOf(texts: BrandTexts): { brand?: Brand; problems: ReadonlyMap<string, string> } {
  const values = valuesOf(texts)
  try {
    return { brand: { values, theme: createTheme(values) }, problems: new Map() }
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error
    return { problems: new Map(error.problems.map(({ path, message }) => [path, message])) }
  }
}

/** In quotes for a shell, where `"`, `$` and others mean something else inside double quotes. */
const quoted = (text: string) => (/["$`\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`)

/** The command that writes the same style sheet. */
export const commandOf = (values: ThemeValues) =>
  [
    'npx @kaksha/design-system theme',
    ...Object.entries(values).map(
      ([name, value]) => `--${name} ${typeof value === 'number' ? value : quoted(value)}`,
    ),
    '--out src/theme.css',
  ].join(' ')

/** The pairs that would lack contrast if a colour that was changed were used as it was given. */
export function failuresWith({ tokens }: CreatedTheme, { given, used }: ThemeChange) {
  const asGiven = JSON.parse(JSON.stringify(tokens).replaceAll(`"${used}"`, `"${given}"`)) as ThemeTokens
  return checkTheme(asGiven).failures.filter(({ hex }) => Object.values(hex).includes(given))
}

/** As in the messages of `checkTheme`, without the colour that it would change: `createTheme` may change the other one. */
export const sentence = (failure: ContrastFailure) => `${contrastSentence(failure)} and ${needed(failure)}`

const previewThemes = ['light', 'dark'] as const
export type PreviewTheme = (typeof previewThemes)[number]

/** The attribute `data-brand` of a preview. */
export const previewBrand = (theme: PreviewTheme) => `preview-${theme}`

/** One theme of the brand, whatever the theme of the page. The rules of the page are in a cascade layer, so these win. */
function previewRules(groups: Groups, theme: PreviewTheme, sizes: string[]) {
  const lines = (group: string) =>
    Object.entries(groups[group] ?? {}).map(([name, value]) => declaration(name, value))
  const selector = `[data-brand="${previewBrand(theme)}"]`
  return [
    rule(selector, [
      `  color-scheme: ${theme};`,
      ...sizes,
      ...lines('root'),
      ...lines('page'),
      '  background: var(--ds-bg);',
      '  color: var(--ds-text);',
      '  font-family: var(--ds-font-sans);',
    ]),
    ...surfaces.slice(1).map((surface) => rule(`${selector} [data-surface="${surface}"]`, lines(surface))),
  ]
}

/** The style sheet of the previews. */
export function previewCss({ values, theme }: Brand) {
  const groups = colourGroups(theme.tokens)
  return previewThemes.flatMap((name) => previewRules(groups[name], name, sizesOf(values))).join('\n')
}
