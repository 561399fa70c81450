import { join } from 'node:path'
import { textOf } from './files.ts'
import { importedNames } from './imported-names.ts'
import { astroImports, htmlImports, type Import, moduleImports } from './imports.ts'
import { installedPackage } from './packages.ts'
import { type Project, packageName } from './project.ts'

/** The import of components. */
export interface Use {
  file: string
  line: number
  /** The entry of the package, such as `button`. Empty for the main entry. */
  entry: string
  /** The exports that are used. Undefined if the file does not say which. */
  names: readonly string[] | undefined
}

/** The imports of each file, with what they use of the components. */
export type ProjectImports = ReadonlyMap<string, readonly (Import & { use: Use | undefined })[]>

/** Entries of the package that contain no components, so they need no style sheet. */
const isWithoutStyles =
  /^(labels|check-theme|create-theme|tailwind|testing|tokens|package\.json)|\.(css|json)/

export const isScript = (path: string) => /\.[cm]?[jt]sx?$/.test(path)

function importsOf(path: string, text: string): Import[] {
  if (isScript(path)) return moduleImports(text)
  if (path.endsWith('.astro')) return astroImports(text)
  return path.endsWith('.html') ? htmlImports(text) : []
}

/** The exports of an entry of the installed package, without types. Undefined if the entry is not installed. */
function valuesOf(entry: string, { folder }: Project) {
  const system = installedPackage(packageName, folder)
  if (!system) return undefined
  const index = ['', 'components', 'patterns']
    .map((at) => textOf(join(system.folder, at, entry, 'index.js')))
    .find((text) => text !== undefined)
  const lists = index?.matchAll(/^export \{([^}]*)\}/gm)
  return lists && new Set([...lists].flatMap(([, list = '']) => list.match(/[\w$]+/g) ?? []))
}

export function readImports(project: Project): ProjectImports {
  const entries = new Map<string, ReturnType<typeof valuesOf>>()
  const isValue = (name: string, entry: string) => {
    if (!entries.has(entry)) entries.set(entry, valuesOf(entry, project))
    return entries.get(entry)?.has(name) ?? true
  }
  const useOf = (file: string, text: string, found: Import): Use | undefined => {
    const { specifier, line } = found
    const entry = specifier.slice(packageName.length + 1)
    if (!`${specifier}/`.startsWith(`${packageName}/`) || isWithoutStyles.test(entry)) return undefined
    const names = importedNames(text, found)?.filter((name) => isValue(name, entry))
    return names?.length === 0 ? undefined : { file, line, entry, names }
  }
  return new Map(
    [...project.files].map(([file, text]) => [
      file,
      importsOf(file, text).map((found) => ({ ...found, use: useOf(file, text, found) })),
    ]),
  )
}
