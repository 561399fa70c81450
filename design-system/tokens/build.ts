/**
 * DTCG tokens -> CSS custom properties and one resolved JSON file for other tools.
 * Run by `npm run tokens`; a test fails when the written files are stale.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import StyleDictionary from 'style-dictionary'
import type { TransformedToken } from 'style-dictionary/types'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The order is the order in the cascade. */
export const themes = ['light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]
/** A surface redefines the meaning of every colour below it: the same button works on paper and on slate. */
export const surfaces = ['page', 'board', 'board-deep', 'marigold', 'artefact'] as const
export type Surface = (typeof surfaces)[number]

/** Resolves references and turns composite values (shadow, curve, font list) into CSS. */
async function resolve(file: string): Promise<TransformedToken[]> {
  const dictionary = new StyleDictionary({
    include: [here('palette.json')],
    source: [here(file)],
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
const declaration = (name: string, value: string) => `  --ds-${name}: ${value};`

/** Every colour of every theme and surface, resolved: what the contrast test reads. */
export async function resolveThemes() {
  const result = {} as Record<Theme, Record<Surface | 'root', Record<string, string>>>
  for (const theme of themes) {
    const groups = Object.fromEntries(
      ['root', ...surfaces].map((group) => [group, {}]),
    ) as (typeof result)[Theme]
    for (const token of await resolve(`theme.${theme}.json`)) {
      const [group, name] = token.path as [Surface | 'root', string]
      groups[group][name] = cssValue(token)
    }
    result[theme] = groups
  }
  return result
}

const rule = (selector: string, lines: string[]) => `${selector} {\n${lines.join('\n')}\n}`

type Groups = Record<string, Record<string, string>>

/**
 * One theme's rules below a prefix: the page's own values on the prefix, each surface inside it.
 * Values equal to those of `base`, which apply to the same elements, are left out: the CSS is inlined in every page.
 */
function themeRules(groups: Groups, root: string, scheme: 'light' | 'dark', base: Groups = {}) {
  const lines = (name: string) =>
    Object.entries(groups[name] ?? {})
      .filter(([token, value]) => base[name]?.[token] !== value)
      .map(([token, value]) => declaration(token, value))
  return [
    rule(root, [`  color-scheme: ${scheme};`, ...lines('root'), ...lines('page')]),
    ...surfaces
      .slice(1)
      .filter((surface) => lines(surface).length > 0)
      .map((surface) => rule(`${root} [data-surface="${surface}"]`, lines(surface))),
  ].join('\n')
}

const media = (query: string, body: string) => `@media ${query} {\n${body.replace(/^(?=.)/gm, '  ')}\n}`

/** The whole generated stylesheet. */
export async function renderCss() {
  const themed = await resolveThemes()
  const scale = (await resolve('scale.json')).map((token) =>
    declaration(token.path.join('-'), cssValue(token)),
  )
  // `:where` keeps the system's choice as weak as a plain class, so that a theme set by hand always wins.
  const system = ':root:where(:not([data-theme]))'
  return `${[
    '/* Written by tokens/build.ts from the DTCG files beside it. Do not edit. */',
    rule(':root', scale),
    themeRules(themed.light, ':root', 'light'),
    media('(prefers-color-scheme: dark)', themeRules(themed.dark, system, 'dark', themed.light)),
    media('(prefers-contrast: more)', themeRules(themed.contrast, system, 'light')),
    themeRules(themed.dark, ':root[data-theme="dark"]', 'dark', themed.light),
    themeRules(themed.contrast, ':root[data-theme="contrast"]', 'light', themed.light),
  ].join('\n')}\n`
}

/** All tokens with references resolved, as one DTCG document. */
export async function renderJson() {
  const out: Record<string, unknown> = JSON.parse(await readFile(here('scale.json'), 'utf8'))
  for (const [theme, groups] of Object.entries(await resolveThemes())) {
    out[theme] = Object.fromEntries(
      Object.entries(groups).map(([group, values]) => [
        group,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            { $type: name === 'lift' ? 'shadow' : 'color', $value: value },
          ]),
        ),
      ]),
    )
  }
  return `${JSON.stringify(out, null, 2)}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(here('tokens.gen.css'), await renderCss())
  await writeFile(here('tokens.gen.json'), await renderJson())
}
