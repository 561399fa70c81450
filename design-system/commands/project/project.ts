import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Alias, readAliases } from './aliases.ts'
import { isRecord, lineAt, type NotExamined, readTree, reason, textOf } from './files.ts'

export const packageName = '@kaksha/design-system'

/** A package with sources: a site, or one package of a monorepo. */
export interface Project {
  /** Absolute. */
  folder: string
  /** Relative to the folder that the command was given, or `.`. */
  name: string
  files: ReadonlyMap<string, string>
  /** Text of `package.json`, or undefined if there is none. */
  manifestText: string | undefined
  /** Why `package.json` cannot be used. */
  manifestProblem: string | undefined
  /** Names that stand for places in imports, of `tsconfig.json`. */
  aliases: readonly Alias[]
  /** Version ranges of all direct dependencies by name. */
  dependencies: ReadonlyMap<string, string>
  /** Folders of further packages inside. */
  packages: readonly string[]
  /** Yarn Plug'n'Play installs no `node_modules`. */
  usesPlugAndPlay: boolean
  notExamined: NotExamined[]
}

const groups = ['optionalDependencies', 'peerDependencies', 'devDependencies', 'dependencies']

function dependenciesOf(manifest: Record<string, unknown>) {
  const all = groups.flatMap((group) => Object.entries(isRecord(manifest[group]) ? manifest[group] : {}))
  return new Map(all.map(([name, range]) => [name, String(range)]))
}

/** The folder and those above it. */
export function* upwards(folder: string) {
  for (let at = folder; ; at = dirname(at)) {
    yield at
    if (at === dirname(at)) return
  }
}

export function readProject(folder: string, name = '.'): Project {
  const { files, packages, notExamined } = readTree(folder)
  const { aliases, notExamined: configs } = readAliases(folder)
  notExamined.push(...configs)
  const manifestText = textOf(join(folder, 'package.json'))
  let manifest: Record<string, unknown> = {}
  let manifestProblem: string | undefined
  try {
    const value: unknown = manifestText === undefined ? {} : JSON.parse(manifestText)
    if (isRecord(value)) manifest = value
    else manifestProblem = 'It is not an object.'
  } catch (error) {
    manifestProblem = reason(error)
  }
  const usesPlugAndPlay = [...upwards(folder)].some(
    (at) => existsSync(join(at, '.pnp.cjs')) || existsSync(join(at, '.pnp.js')),
  )
  return {
    folder,
    name,
    files,
    aliases,
    packages,
    manifestText,
    manifestProblem,
    usesPlugAndPlay,
    notExamined,
    dependencies: dependenciesOf(manifest),
  }
}

/** The line of `package.json` that names a dependency. */
export function lineOfDependency({ manifestText = '' }: Project, name: string) {
  const at = manifestText.indexOf(`"${name}"`)
  return at < 0 ? undefined : lineAt(manifestText, at)
}

const mentions = ({ files }: Project) => [...files.values()].some((text) => text.includes(packageName))

/** Whether a project uses the design system. */
export const usesDesignSystem = (project: Project) =>
  project.dependencies.has(packageName) || mentions(project)

/** The project in a folder and, in a monorepo, the packages below that use the design system. */
export function readProjects(folder: string): Project[] {
  const root = readProject(folder)
  const below = root.packages.map((path) => readProject(join(folder, path), path)).filter(usesDesignSystem)
  return below.length > 0 && !mentions(root) ? below : [root, ...below]
}
