import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { __unstable__loadDesignSystem, compile, optimize } from '@tailwindcss/node'
import postcss from 'postcss'
import parser from 'postcss-selector-parser'

/** The prefix of every class of the package: `kds:px-6`. Tailwind allows letters only. */
export const prefix = 'kds'

/** The order of the cascade layers, which each style sheet declares, so that it does not depend on the first one. */
export const layers = '@layer theme, base, components, utilities;'
const theme = `@import "tailwindcss/theme.css" layer(theme) prefix(${prefix});`
const reset = '@import "tailwindcss/preflight.css" layer(base);'
const baseStyles = '@import "./theme.css";'
/** A layer below the utilities of the site, so that these override the components. */
const parts = `@import "tailwindcss/utilities.css" layer(components) source(none);
@config "../tailwind.config.ts";`
const themeCss = readFileSync(new URL('../theme.css', import.meta.url), 'utf8')
/** The selector of `theme.css` for languages whose letters are joined. */
const [joinedLetters] = themeCss.match(/:is\(:lang.*\)/)!
/** The rules of `theme.css` for paper and for pages without JavaScript, for elements of the package only. */
const withoutPresses = (themeCss.match(/^@media (?:print|\(scripting: none\)) \{[\s\S]*?^\}/gm) ?? [])
  .join('\n')
  .replace(/^ +(?=\[data-)/gm, `$&[class*="${prefix}:"]`)

/**
 * What `theme.css` sets for every element, for elements of the package only. Surface and outline have the specificity of a
 * class, so that a class that follows overrides them, as it overrides `theme.css`.
 * @param also For a higher specificity.
 */
const ownElements = (also = '') => `
  [data-surface]${also}:where([class*="${prefix}:"]) {
    background: var(--ds-bg);
    color: var(--ds-text);
  }

  [class*="${prefix}:"]${also}:where(:focus-visible) {
    outline: 3px solid var(--ds-focus);
    outline-offset: 3px;
  }

  @media (forced-colors: active) {
    [class*="${prefix}:"]${also}:where(:focus-visible) {
      outline-color: CanvasText;
    }
  }

  [class*="${prefix}:"]${joinedLetters} {
    letter-spacing: normal !important;
  }`

/**
 * What `theme.css` sets for elements of the page, for elements of the package only: a host keeps its own looks. The outline
 * of the focus and surfaces are in `ownElements`.
 */
function ownBase() {
  const own = `[class*="${prefix}:"]`
  const rules = postcss
    .parse(themeCss)
    .nodes.find((node) => node.type === 'atrule' && node.params === 'base') as postcss.AtRule
  rules.walkRules((rule) => {
    if (/^(html|body|\[data-surface)/.test(rule.selector)) rule.remove()
    else rule.selector = `${own}:where(${rule.selector})`
  })
  rules.walkDecls(/^outline/, (declaration) => void declaration.remove())
  const [motion = ''] = themeCss.match(/^@media \(prefers-reduced-motion[\s\S]*?^\}/m) ?? []
  const ownMotion = motion.replace(/\*(?=,)|(?=::)/g, own)
  return [`${own} { color-scheme: var(--ds-scheme); }`, ...(rules.nodes ?? []), ownMotion].join('\n')
}

const styleSheet = (...lines: string[]) => [layers, ...lines].join('\n')

/** Before all others: initial values of Tailwind's own properties, which style sheets of components contain. */
export const weakestLayer = '@layer properties;'
/** What the style sheets of single components need: reset, tokens and base styles. */
export const baseCss = weakestLayer + styleSheet(reset, baseStyles)
/** The classes of the components, their surfaces and their focus outline. */
export const partsCss = styleSheet(theme, `@layer components {${ownElements()}}`, parts)
/** The same for a host without `theme.css`. */
export const hostedCss = styleSheet(
  theme,
  withoutPresses,
  `@layer components {${ownBase()}${ownElements()}}`,
  parts,
)
/** All styles, for sites without Tailwind. */
export const wholeCss = styleSheet(theme, reset, baseStyles, parts)

/**
 * Outside of all layers: what rules of the site for elements set (`h1`, `button`, `*`) is removed from the elements of the
 * package, which keep the styles of the layers, Tailwind's Preflight and the base styles.
 */
const ownReset = `
  [class*="${prefix}:"]:not(x) {
    all: revert-layer;
  }
${ownElements(':not(x)')}
`

/**
 * The whole style sheet for a site whose own styles are in no layer, such as `* { padding: 0 }`: the classes of the
 * package are in no layer either. `:not(x)` gives them the specificity of `button:hover`, so that a reset before
 * this style sheet does not override them.
 */
export function unlayered(css: string) {
  const sheet = postcss.parse(css)
  const stronger = parser((selectors) =>
    selectors.each((selector) => {
      selector.walkClasses((node) => {
        if (!node.value.startsWith(`${prefix}:`)) return
        node.parent?.insertAfter(node, parser.pseudo({ value: ':not(x)' }))
        return false
      })
    }),
  )
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'components' || !layer.nodes) return
    layer.walkRules((rule) => {
      if (rule.selector.includes(`${prefix}\\:`)) rule.selector = stronger.processSync(rule.selector)
    })
    layer.replaceWith(postcss.parse(ownReset).nodes, layer.nodes)
  })
  return sheet.toString()
}

/** Removes the fonts, of which one is written into the style sheet. */
export function withoutFonts(css: string) {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('font-face', (font) => void font.remove())
  return sheet.toString()
}

/** Compiles a Tailwind style sheet to CSS. @param base The folder to resolve its imports from. */
export async function compileCss(css: string, base: string, classes: readonly string[] = []) {
  const compiler = await compile(css, { base, onDependency() {}, shouldRewriteUrls: true })
  return compiler.build([...classes])
}

export const minify = (css: string) => optimize(css, { minify: true }).code

/** Every class of the package in a compiled module, found by the prefix. A value in it may be quoted: `[tabindex="-1"]`. */
export const classesIn = (code: string) =>
  (code.match(new RegExp(`\\b${prefix}:(?:=\\\\?"[^\\s'"\`\\\\]*\\\\?"|[^\\s'"\`\\\\])+`, 'g')) ?? []).map(
    (match) => match.replaceAll('\\"', '"'),
  )

/**
 * The words for which Tailwind has a rule, with the theme of the components or another style sheet's. Uses an internal
 * function of Tailwind, whose version is pinned.
 */
export async function utilitiesAmong(candidates: readonly string[], base: string, css = partsCss) {
  const tailwind = await __unstable__loadDesignSystem(css, { base })
  const rules = tailwind.candidatesToCss(candidates.map((word) => `${prefix}:${word}`))
  return new Set(candidates.filter((_, index) => rules[index]))
}

/** The files that a style sheet imports from its own folder, in source order. */
export async function importsFromFolder(path: string) {
  const css = await readFile(path, 'utf8')
  return [...css.matchAll(/(?:@import |url\()["'](\.\/[^"'?]+)["'?]/g)].map(([, name = '']) => name)
}
