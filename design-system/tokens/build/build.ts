/**
 * Generates CSS custom properties, the resolved tokens as JSON and a module of all colours for `check-theme.ts` from the DTCG
 * tokens, and a style sheet of the brands. Run by `npm run tokens`, which fails if the colours of a brand lack
 * contrast. A test fails if the generated files are out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import StyleDictionary from 'style-dictionary'
import type { DesignTokens, TransformedToken } from 'style-dictionary/types'
import { changed, declaration, media, rule, themedRules } from '../theme/css.ts'
import { type Surface, surfaces, type Theme, themes } from '../themes.ts'
import { standardDocument } from './dtcg.ts'
import { brands, readTheme, renderThemes, written } from './themes-module.ts'

/** A file of the folder of tokens. */
const inTokens = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** Resolves references and converts composite values (shadow, easing, font list) to CSS. */
async function resolve(tokens: DesignTokens, brand?: string): Promise<TransformedToken[]> {
  const dictionary = new StyleDictionary({
    tokens,
    include: [inTokens('source/palette.json')],
    source: brand ? [inTokens(`brands/${brand}.json`)] : [],
    log: { verbosity: 'silent', warnings: 'disabled' },
    platforms: {
      css: {
        transforms: [
          'attribute/cti',
          'name/kebab',
          'fontFamily/css',
          'cubicBezier/css',
          'shadow/css/shorthand',
        ],
      },
    },
  })
  const { allTokens } = await dictionary.getPlatformTokens('css')
  return allTokens.filter((token) => token.path[0] !== 'palette')
}

const cssValue = (token: TransformedToken) => String(token.$extensions?.css ?? token.$value)

/** Every colour of every theme and surface, resolved. Used by the contrast test. */
export async function resolveThemes(brand?: string) {
  const result = {} as Record<Theme, Record<Surface | 'root', Record<string, string>>>
  for (const theme of themes) {
    const groups = Object.fromEntries(
      ['root', ...surfaces].map((group) => [group, {}]),
    ) as (typeof result)[Theme]
    for (const token of await resolve(await readTheme(theme), brand)) {
      const [group, name] = token.path as [Surface | 'root', string]
      // A brand file also has groups that are not colours.
      if (groups[group]) groups[group][name] = cssValue(token)
    }
    result[theme] = groups
  }
  return result
}

const scale = async () => JSON.parse(await readFile(inTokens('source/scale.json'), 'utf8'))

const sizes = async (brand?: string) =>
  (await resolve(await scale(), brand)).map((token) => declaration(token.path.join('-'), cssValue(token)))

type Densities = Record<'default' | 'compact' | 'touch', Record<string, { $value: string }>>

const densities = async (): Promise<Densities> =>
  JSON.parse(await readFile(inTokens('source/density.json'), 'utf8')).density

/** The sizes of controls: of the page, and of the elements with `data-density`, also one inside another. */
async function densityRules() {
  const { default: plain, compact, touch } = await densities()
  const lines = (density: Densities['touch']) =>
    Object.entries(density).map(([name, { $value }]) => declaration(`size-${name}`, $value))
  return [
    rule(':root,\n[data-density="default"]', lines(plain)),
    rule('[data-density="compact"]', lines(compact)),
    media('(pointer: coarse)', rule('[data-density="compact"]', lines(touch))),
  ]
}

/** The generated style sheet. */
export async function renderCss() {
  const colours = await resolveThemes()
  const border = colours.contrast.root['panel-border']
  if (!border) throw new Error('theme.contrast.json has no panel-border.')
  const rules = [
    rule(':root', await sizes()),
    ...(await densityRules()),
    ...themedRules(colours, ':root'),
    // Without a chosen theme it would darken the fields of a site that is light only.
    rule(':root[data-theme]', ['  color-scheme: var(--ds-scheme);']),
    // They remove backgrounds.
    media('(forced-colors: active)', rule(':root', [declaration('panel-border', border)])),
  ]
  return `${[written('tokens/source/'), ...rules].join('\n')}\n`
}

/** The style sheet of the brands, for documents with `data-brand` on the root element. */
export async function renderBrandCss() {
  const plain = { colours: await resolveThemes(), sizes: await sizes() }
  const rules = await Promise.all(
    brands.map(async (brand) => {
      const root = `:root[data-brand="${brand}"]`
      const ownSizes = (await sizes(brand)).filter((line) => !plain.sizes.includes(line))
      const colours = themedRules(changed(await resolveThemes(brand), plain.colours), root)
      return [...(ownSizes.length > 0 ? [rule(root, ownSizes)] : []), ...colours].join('\n')
    }),
  )
  const body = rules.join('\n').replace(/^(?=.)/gm, '  ')
  return `${written('tokens/brands/')}\n@layer theme {\n${body}\n}\n`
}

/** The tokens of a theme that are no colours. */
const otherTypes: Record<string, string> = { shadow: 'shadow', 'panel-border': 'dimension' }

/** All tokens with references resolved, with values as in CSS: for tools that read colours as hex. */
async function plainDocument() {
  const out: Record<string, unknown> = await scale()
  out.density = await densities()
  for (const [theme, groups] of Object.entries(await resolveThemes())) {
    out[theme] = Object.fromEntries(
      Object.entries(groups).map(([group, values]) => [
        group,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            { $type: otherTypes[name] ?? 'color', $value: value },
          ]),
        ),
      ]),
    )
  }
  return out
}

const json = (document: object) => `${JSON.stringify(document, null, 2)}\n`
export const renderPlainJson = async () => json(await plainDocument())
export const renderStandardJson = async () => json(standardDocument(await plainDocument()))

/** The contrast failures of a brand, one sentence per line. */
async function illegible(brand: string) {
  // Imported here, because check-theme.ts reads themes.gen.ts, which has just been written.
  const { checkTheme } = await import('../check-theme.ts')
  const { failures } = checkTheme(JSON.parse(await readFile(inTokens(`brands/${brand}.json`), 'utf8')))
  return failures.map(({ message }) => `${brand}: ${message}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(inTokens('themes.gen.ts'), await renderThemes())
  await writeFile(inTokens('tokens.gen.css'), await renderCss())
  await writeFile(inTokens('tokens.plain.gen.json'), await renderPlainJson())
  await writeFile(inTokens('tokens.gen.json'), await renderStandardJson())
  await writeFile(inTokens('brands.gen.css'), await renderBrandCss())
  const lines = (await Promise.all(brands.map(illegible))).flat()
  if (lines.length > 0) {
    console.error(lines.join('\n'))
    process.exitCode = 1
  }
}
