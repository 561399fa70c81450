import { readFile } from 'node:fs/promises'
import { __unstable__loadDesignSystem, compile, optimize } from '@tailwindcss/node'

/** Stands before every class of the package: `kds:px-6` is nobody else's. Tailwind allows letters only. */
export const prefix = 'kds'

const layers = '@layer theme, base, components, utilities;'
const theme = `@import "tailwindcss/theme.css" layer(theme) prefix(${prefix});`
const reset = '@import "tailwindcss/preflight.css" layer(base);'
const ground = '@import "./theme.css";'
/** Below the layer of a page's own utilities, which therefore win whatever they are called. */
const parts = `@import "tailwindcss/utilities.css" layer(components) source(none);
@config "./tokens/tailwind.ts";`

const sheet = (...lines: string[]) => [layers, ...lines].join('\n')

/** Tailwind's reset, for pages that do not bring it themselves. */
export const resetCss = sheet(theme, reset)
/** Tokens, type, and what elements look like without a class. */
export const groundCss = sheet(ground)
/** The classes of the components. */
export const partsCss = sheet(theme, parts)
/** All of it, for pages without Tailwind. */
export const wholeCss = sheet(theme, reset, ground, parts)

/** A sheet for browsers from one for Tailwind. @param base Folder from which its imports are looked for. */
export async function compileCss(css: string, base: string, classes: readonly string[] = []) {
  const compiler = await compile(css, { base, onDependency() {}, shouldRewriteUrls: true })
  return compiler.build([...classes])
}

export const minify = (css: string) => optimize(css, { minify: true }).code

/** Every class of the package that a compiled module writes. The prefix makes them easy to tell. */
export const classesIn = (code: string) => code.match(new RegExp(`\\b${prefix}:[^\\s'"\`\\\\]+`, 'g')) ?? []

/** Which of the words Tailwind has a rule for. Its own name for this may change: its version is pinned. */
export async function utilitiesAmong(words: readonly string[], base: string) {
  const tailwind = await __unstable__loadDesignSystem(partsCss, { base })
  const rules = tailwind.candidatesToCss(words.map((word) => `${prefix}:${word}`))
  return new Set(words.filter((_, index) => rules[index]))
}

/** The files that a sheet takes from its own folder, in the order in which they are named. */
export async function neighbours(path: string) {
  const css = await readFile(path, 'utf8')
  return [...css.matchAll(/(?:@import |url\()["'](\.\/[^"']+)["']/g)].map(([, name = '']) => name)
}
