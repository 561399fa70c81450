import { join } from 'node:path'
import { lineAt, textOf } from '../../project/files.ts'
import { withoutComments } from '../../project/imports.ts'
import { installedPackage } from '../../project/packages.ts'
import { packageName } from '../../project/project.ts'
import type { Check, Problem } from '../finding.ts'
import { base } from '../sheets.ts'

/** `var(--ds-text)` in CSS and in styles, and `bg-(--ds-text)` of Tailwind. A name that is put together has no end. */
const use = /(?:\bvar\(\s*|-\()(--ds-[\w-]+)\s*([,)])/g
/** Anything else that names a property may define it: `--ds-own: 1px` in CSS, `setProperty('--ds-own', …)`. */
const definition = /(?<!\bvar\(\s*|-\()--ds-[\w-]+/g

/** The share of the letters that two names have in common, in the same order: 1 for the same name. */
function similarity(one: string, other: string) {
  let longest = new Array<number>(other.length + 1).fill(0)
  for (const letter of one) {
    const row = [0]
    for (const [at, same] of [...other].entries())
      row.push(letter === same ? longest[at]! + 1 : Math.max(longest[at + 1]!, row[at]!))
    longest = row
  }
  return (2 * longest.at(-1)!) / (one.length + other.length)
}

/** Whether the tokens exist that the project uses. */
export const tokens: Check = {
  name: 'tokens',
  run({ project, pages }) {
    const system = installedPackage(packageName, project.folder)
    const names = (system && textOf(join(system.folder, base))?.match(/--ds-[\w-]+(?=\s*:)/g)) ?? []
    // Without the package its tokens are not known.
    if (names.length === 0) return []
    const inPackages = pages.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'rule' ? part.declarations.map(({ name }) => name) : [])),
    )
    const own = [...project.files.values()].flatMap((text) => text.match(definition) ?? [])
    const defined = new Set<string>([...names, ...inPackages, ...own])
    const nearest = (name: string) => {
      // Other design systems, and Tailwind, write `color` before the name of a colour.
      const plain = name.replace(/^--ds-colou?r-/, '--ds-')
      return names.reduce((best, token) =>
        similarity(plain, token) > similarity(plain, best) ? token : best,
      )
    }

    return [...project.files].flatMap(([file, text]) =>
      [...withoutComments(text).matchAll(use)].flatMap(({ 1: name = '', 2: end, index }): Problem[] => {
        if (defined.has(name)) return []
        const hasFallback = end === ','
        return [
          {
            level: hasFallback ? 'warning' : 'error',
            file,
            line: lineAt(text, index),
            problem: `Nothing defines \`${name}\`, so ${hasFallback ? 'the fallback is always used' : 'the browser ignores the value'}.`,
            advice: `Write \`${nearest(name)}\`, the most similar token (all are in \`${packageName}/tokens.css\`), or define \`${name}\`.`,
          },
        ]
      }),
    )
  },
}
