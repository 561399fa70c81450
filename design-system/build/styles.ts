import { readFile } from 'node:fs/promises'
import { __unstable__loadDesignSystem, compile, optimize } from '@tailwindcss/node'

/** The prefix of every class of the package: `kds:px-6`. Tailwind allows letters only. */
export const prefix = 'kds'

const layers = '@layer theme, base, components, utilities;'
const theme = `@import "tailwindcss/theme.css" layer(theme) prefix(${prefix});`
const reset = '@import "tailwindcss/preflight.css" layer(base);'
const baseStyles = '@import "./theme.css";'
/** A layer below the utilities of the site, so that these override the components. */
const parts = `@import "tailwindcss/utilities.css" layer(components) source(none);
@config "./tokens/tailwind.ts";`

const styleSheet = (...lines: string[]) => [layers, ...lines].join('\n')

/** Tailwind's reset, for sites without one. */
export const resetCss = styleSheet(theme, reset)
/** Tokens, fonts and base styles of elements. */
export const baseStylesCss = styleSheet(baseStyles)
/** The classes of the components. */
export const partsCss = styleSheet(theme, parts)
/** All styles, for sites without Tailwind. */
export const wholeCss = styleSheet(theme, reset, baseStyles, parts)

/** Compiles a Tailwind style sheet to CSS. @param base The folder to resolve its imports from. */
export async function compileCss(css: string, base: string, classes: readonly string[] = []) {
  const compiler = await compile(css, { base, onDependency() {}, shouldRewriteUrls: true })
  return compiler.build([...classes])
}

export const minify = (css: string) => optimize(css, { minify: true }).code

/** Every class of the package in a compiled module, found by the prefix. */
export const classesIn = (code: string) => code.match(new RegExp(`\\b${prefix}:[^\\s'"\`\\\\]+`, 'g')) ?? []

/** The words for which Tailwind has a rule. Uses an internal function of Tailwind, whose version is pinned. */
export async function utilitiesAmong(words: readonly string[], base: string) {
  const tailwind = await __unstable__loadDesignSystem(partsCss, { base })
  const rules = tailwind.candidatesToCss(words.map((word) => `${prefix}:${word}`))
  return new Set(words.filter((_, index) => rules[index]))
}

/** The files that a style sheet imports from its own folder, in source order. */
export async function neighbours(path: string) {
  const css = await readFile(path, 'utf8')
  return [...css.matchAll(/(?:@import |url\()["'](\.\/[^"']+)["']/g)].map(([, name = '']) => name)
}
