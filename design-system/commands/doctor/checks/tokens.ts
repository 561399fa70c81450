import { join } from 'node:path'
import { lineAt, textOf } from '../../project/files.ts'
import { withoutComments } from '../../project/imports.ts'
import { installedPackage } from '../../project/packages.ts'
import { packageName } from '../../project/project.ts'
import type { Check, Problem } from '../finding.ts'
import { base } from '../sheets.ts'

/** `var(--ds-text)` in CSS and in styles, and `bg-(--ds-text)` of Tailwind. A name that is put together has no end. */
const use = /(?:\bvar\(\s*|-\()(--ds-[\w-]+)\s*([,)])/g
/**
 * Anything else that names a property may define it: `--ds-own: 1px` in CSS, `setProperty('--ds-own', …)`. A name that is
 * put together defines all that start like it: `--ds-space-#{$n}`, `--ds-${name}`.
 */
const mention = /(?<!\bvar\(\s*|-\()(--ds-[\w-]*)([#$@]?\{)?/g
/** A name anywhere, also the start of one that is put together. */
const anywhere = /(--ds-[\w-]*)([#$@]?\{)?/g
/** A name that a style sheet, or an object of styles, gives a value. */
const declaration = /(?<!\bvar\(\s*|-\()(--ds-[\w-]+)(?:['"`]:|\s*:)/g

/** The number of letters that two names have in common, in the same order. */
function common(one: string, other: string) {
  let longest = new Array<number>(other.length + 1).fill(0)
  for (const letter of one) {
    const row = [0]
    for (const [at, same] of [...other].entries())
      row.push(letter === same ? longest[at]! + 1 : Math.max(longest[at + 1]!, row[at]!))
    longest = row
  }
  return longest.at(-1)!
}

/** 1 for the same name. */
const similarity = (one: string, other: string) => (2 * common(one, other)) / (one.length + other.length)

const lettersOf = (name: string) => name.slice('--ds-'.length).replaceAll('-', '').toLowerCase()
const sorted = (name: string) => [...name].sort().join('')

/** Whether a name looks like a misspelling of a token: a letter too many, missing or in the wrong place. */
function isMisspelling(name: string, token: string) {
  const one = lettersOf(name)
  const other = lettersOf(token)
  // `--ds-text-h4` is no misspelling of `--ds-text-h3`.
  if (one.length < 4 || one.replace(/\D/g, '') !== other.replace(/\D/g, '')) return false
  const different = one.length + other.length - 2 * common(one, other)
  // In a short name, another letter makes another word: `line`, `link`.
  return different < 2 || (different === 2 && (one.length > 6 || sorted(one) === sorted(other)))
}

/** Whether the tokens exist that the project uses. */
export const tokens: Check = {
  name: 'tokens',
  run({ project, pages }) {
    const system = installedPackage(packageName, project.folder)
    const names = (system && textOf(join(system.folder, base))?.match(/--ds-[\w-]+(?=\s*:)/g)) ?? []
    // Without the package its tokens are not known.
    if (names.length === 0) return []
    const files = [...project.files].map(([file, text]) => ({ file, text: withoutComments(text) }))
    const inPackages = pages.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'rule' ? part.declarations : [])),
    )
    const own = files.flatMap(({ text }) => [...text.matchAll(mention)])
    const isPrefix = ([, name = '', brace]: RegExpExecArray) => brace !== undefined || name.endsWith('-')
    const prefixes = own.filter(isPrefix).map(([, name = '']) => name)
    const defined = new Set([
      ...names,
      ...inPackages.map(({ name }) => name),
      ...own.filter((found) => !isPrefix(found)).map(([, name = '']) => name),
    ])
    const nearest = (name: string) => {
      // Other design systems, and Tailwind, write `color` before the name of a colour.
      const plain = name.replace(/^--ds-colou?r-/, '--ds-')
      return names.reduce((best, token) =>
        similarity(plain, token) > similarity(plain, best) ? token : best,
      )
    }
    const isMisspelt = (name: string) => names.some((token) => isMisspelling(name, token))

    const undefinedNames = files.flatMap(({ file, text }) =>
      [...text.matchAll(use)].flatMap(({ 1: name = '', 2: end, index }): Problem[] => {
        if (defined.has(name) || prefixes.some((prefix) => name.startsWith(prefix))) return []
        const hasFallback = end === ','
        return [
          {
            // Another name may be defined where this command does not look, such as in a Vue file.
            level: hasFallback || !isMisspelt(name) ? 'warning' : 'error',
            file,
            line: lineAt(text, index),
            problem: `No file that was examined defines \`${name}\`. Without a definition ${hasFallback ? 'the fallback is always used' : 'the browser ignores the value'}.`,
            advice: `Write \`${nearest(name)}\`, the most similar token (all are in \`${packageName}/tokens.css\`), or define \`${name}\`.`,
          },
        ]
      }),
    )

    const isUsed = (name: string) => {
      const values = [...files.map(({ text }) => text), ...inPackages.map(({ value }) => value)]
      return values.some((text) =>
        [...text.replace(declaration, '').matchAll(anywhere)].some(
          ([, found = '', brace]) =>
            found === name || ((brace || found.endsWith('-')) && name.startsWith(found)),
        ),
      )
    }
    const seen = new Set<string>(names)
    const overrides = files.flatMap(({ file, text }) =>
      [...text.matchAll(declaration)].flatMap(({ 1: name = '', index }): Problem[] => {
        if (seen.has(name)) return []
        seen.add(name)
        if (!isMisspelt(name) || isUsed(name)) return []
        return [
          {
            level: 'warning',
            file,
            line: lineAt(text, index),
            problem: `\`${name}\` is no token, and nothing uses it, so its value has no effect.`,
            advice: `Write \`${nearest(name)}\`, the most similar token, or remove it.`,
          },
        ]
      }),
    )
    return [...undefinedNames, ...overrides]
  },
}
