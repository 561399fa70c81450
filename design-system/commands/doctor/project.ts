import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const packageName = '@kaksha/design-system'

/** Something that could not be examined, and why. */
export interface NotExamined {
  what: string
  why: string
}

type Manifest = Readonly<Record<string, unknown>>

/** A package with sources: a site, or one package of a monorepo. */
export interface Project {
  /** Absolute. */
  folder: string
  /** Relative to the folder that the command was given, or `.`. */
  name: string
  /** Texts of the sources by path, relative to the folder, with `/`. */
  files: ReadonlyMap<string, string>
  /** Why there is no usable `package.json`. */
  manifestProblem: string | undefined
  manifest: Manifest
  /** Version ranges of all direct dependencies by name. */
  dependencies: ReadonlyMap<string, string>
  notExamined: NotExamined[]
}

/** Style sheets, scripts and pages; configurations, because they can give the package another name. */
const sources = /(?<!\.d)\.[cm]?[jt]sx?$|\.(css|scss|sass|less|styl|astro|html)$|^[jt]sconfig[\w.-]*\.json$/
/** Output of builds. In deeper folders these names can be sources. */
const outputs = new Set(['dist', 'build', 'out', 'coverage', 'storybook-static'])
const maxBytes = 1_000_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The text of a file, or undefined if there is none. A byte order mark would hide an import at the start of a line. */
export function textOf(path: string) {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return undefined
  }
}

/** The line of an index in a text, from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** The names in groups of a manifest, such as `dependencies`. */
export const namesIn = (manifest: Manifest, ...groups: string[]) =>
  groups.flatMap((group) => Object.keys(isRecord(manifest[group]) ? manifest[group] : {}))

function readManifest(folder: string): { manifest: Manifest; problem?: string } {
  const text = textOf(join(folder, 'package.json'))
  if (text === undefined) return { manifest: {}, problem: 'There is no package.json in this folder.' }
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return { manifest: value }
    return { manifest: {}, problem: 'package.json is not an object.' }
  } catch (error) {
    return { manifest: {}, problem: `package.json cannot be read: ${reason(error)}` }
  }
}

/** Whether a folder is a package. Some `package.json` only say `{ "type": "module" }`. */
const isPackage = (folder: string) =>
  Object.keys(readManifest(folder).manifest).some((key) => key === 'name' || /dep/i.test(key))

/** Reads the sources of a package, and lists the packages inside of it. A file that cannot be read is listed too. */
function readSources(folder: string) {
  const files = new Map<string, string>()
  const packages: string[] = []
  const notExamined: NotExamined[] = []
  const walk = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const below = path ? `${path}/${entry.name}` : entry.name
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      if (entry.isDirectory() && path === '' && outputs.has(entry.name)) continue
      try {
        if (entry.isDirectory() && isPackage(join(folder, below))) packages.push(below)
        else if (entry.isDirectory()) walk(below)
        else if (entry.isFile() && sources.test(entry.name)) {
          if (statSync(join(folder, below)).size > maxBytes) throw new Error('It is larger than 1 MB.')
          files.set(below, readFileSync(join(folder, below), 'utf8').replace(/^\uFEFF/, ''))
        }
      } catch (error) {
        notExamined.push({ what: below, why: reason(error) })
      }
    }
  }
  walk('')
  return { files, packages: packages.sort(), notExamined }
}

/** The folder and those above it. */
function* upwards(folder: string) {
  for (let current = folder; ; current = dirname(current)) {
    yield current
    if (current === dirname(current)) return
  }
}

const groups = ['optionalDependencies', 'peerDependencies', 'devDependencies', 'dependencies']

function readProject(folder: string, name: string) {
  const { files, packages, notExamined } = readSources(folder)
  const { manifest, problem: manifestProblem } = readManifest(folder)
  const ranges = groups.flatMap((group) => Object.entries(isRecord(manifest[group]) ? manifest[group] : {}))
  const dependencies = new Map(ranges.map(([dependency, range]) => [dependency, String(range)]))
  const project: Project = {
    folder,
    name,
    files,
    manifestProblem,
    manifest,
    dependencies,
    notExamined,
  }
  return { project, packages }
}

const mentionsPackage = ({ files }: Project) => [...files.values()].some((text) => text.includes(packageName))

export const usesDesignSystem = (project: Project) =>
  project.dependencies.has(packageName) || mentionsPackage(project)

/** The project in a folder and, in a monorepo, the packages below that use the design system. */
export function readProjects(folder: string, name = '.'): Project[] {
  const { project, packages } = readProject(folder, name)
  const below = packages
    .flatMap((path) => readProjects(join(folder, path), name === '.' ? path : `${name}/${path}`))
    .filter(usesDesignSystem)
  return below.length > 0 && !mentionsPackage(project) ? below : [project, ...below]
}

/** A package in `node_modules`. */
export interface InstalledPackage {
  /** The real folder: pnpm and workspaces install packages as symbolic links. */
  folder: string
  version: string
  manifest: Manifest
}

/** The package that a module in `folder` gets when it imports `name`. */
export function installedPackage(name: string, folder: string): InstalledPackage | undefined {
  for (const parent of upwards(folder)) {
    const path = join(parent, 'node_modules', name)
    const { manifest, problem } = readManifest(path)
    // A damaged package counts as missing: package managers replace it at the next installation.
    if (!problem) return { folder: realpathSync(path), version: String(manifest.version), manifest }
  }
}
