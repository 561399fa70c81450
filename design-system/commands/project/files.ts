import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Something that a command could not look at, and why. */
export interface NotExamined {
  what: string
  why: string
}

/** A place in a file of the project. Lines start at 1. */
export interface Place {
  /** Relative to the folder of the project, with `/`. */
  file: string
  line?: number | undefined
}

/** A place as text: `src/main.tsx:3`. */
export const placeText = ({ file, line }: Place) => (line ? `${file}:${line}` : file)

export interface Tree {
  /** Texts of the sources by path, relative to the folder. */
  files: Map<string, string>
  /** Folders below with a `package.json` of their own. Their files are not part of this tree. */
  packages: string[]
  notExamined: NotExamined[]
}

const sources = /\.(css|scss|sass|less|styl|[cm]?[jt]sx?|astro|html)$/
const declarations = /\.d\.[cm]?ts$/
/** Output of builds. In deeper folders these names can be sources. */
const outputs = new Set(['dist', 'build', 'out', 'coverage', 'storybook-static'])
const mostFiles = 10_000
const mostBytes = 1_000_000

export const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A byte order mark would hide an import at the start of a line. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '')

/** The text of a file without a byte order mark, or undefined if there is no such file. */
export function textOf(path: string) {
  try {
    return withoutMark(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Whether a `package.json` is that of a package. Some only say `{ "type": "module" }`. */
function isPackage(path: string) {
  try {
    const manifest: unknown = JSON.parse(textOf(path) ?? '')
    return isRecord(manifest) && Object.keys(manifest).some((key) => key === 'name' || /dep/i.test(key))
  } catch {
    return false
  }
}

/** Reads the sources of a project. What cannot be read is listed and never thrown. */
export function readTree(folder: string): Tree {
  const tree: Tree = { files: new Map(), packages: [], notExamined: [] }
  const note = (what: string, why: string) => tree.notExamined.push({ what, why })

  const take = (path: string) => {
    try {
      const { size } = statSync(join(folder, path))
      if (size > mostBytes) note(path, 'It is larger than 1 MB.')
      else tree.files.set(path, withoutMark(readFileSync(join(folder, path), 'utf8')))
    } catch (error) {
      note(path, reason(error))
    }
  }
  const walk = (within: string) => {
    let entries: import('node:fs').Dirent[]
    try {
      entries = readdirSync(join(folder, within), { withFileTypes: true })
    } catch (error) {
      note(within || '.', reason(error))
      return
    }
    if (
      within &&
      entries.some(({ name }) => name === 'package.json') &&
      isPackage(join(folder, within, 'package.json'))
    ) {
      tree.packages.push(within, ...packagesBelow(join(folder, within)).map((path) => `${within}/${path}`))
      return
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = within ? `${within}/${entry.name}` : entry.name
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      if (entry.isDirectory()) {
        if (within || !outputs.has(entry.name)) walk(path)
      } else if (entry.isFile() && sources.test(entry.name) && !declarations.test(entry.name)) {
        if (tree.files.size < mostFiles) take(path)
        else if (!tree.notExamined.some(({ what }) => what === 'Further files'))
          note('Further files', `The folder has more than ${mostFiles} sources.`)
      }
    }
  }
  walk('')
  return tree
}

/** Packages inside a package: `packages/*` of a monorepo may contain examples. */
function packagesBelow(folder: string, depth = 4): string[] {
  if (depth === 0) return []
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .flatMap(({ name }) => [
        ...(isPackage(join(folder, name, 'package.json')) ? [name] : []),
        ...packagesBelow(join(folder, name), depth - 1).map((path) => `${name}/${path}`),
      ])
  } catch {
    return []
  }
}

/** The line of an index in a text. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length
