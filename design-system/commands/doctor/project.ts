import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const packageName = '@kaksha/design-system'

type Manifest = Readonly<Record<string, unknown>>

/** A package with sources: a site, or one package of a monorepo. */
export interface Project {
  /** Absolute. */
  folder: string
  /** Relative to the folder that the command was given, or `.`. */
  name: string
  /** Texts of the sources by path, relative to the folder, with `/`. */
  files: ReadonlyMap<string, string>
  /** Undefined without a `package.json` that can be read. */
  manifest: Manifest | undefined
}

/** Style sheets, scripts and pages. */
const sources = /(?<!\.d)\.[cm]?[jt]sx?$|\.(css|scss|sass|less|styl|astro|html)$/
export const isSource = (path: string) => sources.test(path)
/** Output of builds, also where no `.gitignore` names it. In deeper folders these names can be sources. */
const outputs = ['dist', 'build', 'out', 'coverage', 'storybook-static']

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

function readManifest(folder: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(textOf(join(folder, 'package.json')) ?? '')
    return typeof value === 'object' && value && !Array.isArray(value) ? (value as Manifest) : undefined
  } catch {
    return undefined
  }
}

const dependenciesOf = (manifest: Manifest | undefined) =>
  ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].flatMap((group) =>
    Object.keys(manifest?.[group] ?? {}),
  )

/** Whether a folder is a package. Some `package.json` only say `{ "type": "module" }`. */
const isPackage = (folder: string) =>
  Object.keys(readManifest(folder) ?? {}).some((key) => key === 'name' || /dep/i.test(key))

/** The folder and those above it. */
function* upwards(folder: string) {
  for (let current = folder; ; current = dirname(current)) {
    yield current
    if (current === dirname(current)) return
  }
}

/** The folders of builds: by their path, or by a name that `.gitignore` excludes everywhere. */
function buildFolders(folder: string) {
  const ignored = [...upwards(folder)].flatMap((parent) =>
    (textOf(join(parent, '.gitignore')) ?? '')
      .split(/\/?\s*\n/)
      .filter((pattern) => /^[\w./-]+$/.test(pattern))
      .map((pattern) => (pattern.includes('/') ? join(parent, pattern) : pattern)),
  )
  return new Set([...outputs.map((name) => join(folder, name)), ...ignored])
}

/** Reads the sources of a package, and lists the packages inside of it. */
function readSources(folder: string) {
  const files = new Map<string, string>()
  const packages: string[] = []
  const builds = buildFolders(folder)
  const walk = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const below = path ? `${path}/${entry.name}` : entry.name
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      if (entry.isFile() && isSource(entry.name)) files.set(below, textOf(join(folder, below)) ?? '')
      if (!entry.isDirectory() || builds.has(entry.name) || builds.has(join(folder, below))) continue
      if (isPackage(join(folder, below))) packages.push(below)
      else walk(below)
    }
  }
  walk('')
  return { files, packages: packages.sort() }
}

const mentionsPackage = ({ files }: Project) => [...files.values()].some((text) => text.includes(packageName))

/** Whether it has the design system: by itself, or through a package of the same workspace. */
export const usesDesignSystem = (project: Project) =>
  mentionsPackage(project) ||
  dependenciesOf(project.manifest).some(
    (name) =>
      name === packageName ||
      dependenciesOf(linkedPackage(name, project.folder)?.manifest).includes(packageName),
  )

/** The project in a folder and, in a monorepo, the packages below that use the design system. */
export function readProjects(folder: string, name = '.'): Project[] {
  const { files, packages } = readSources(folder)
  const project = { folder, name, files, manifest: readManifest(folder) }
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
    const manifest = readManifest(path)
    // A damaged package counts as missing: package managers replace it at the next installation.
    if (manifest) return { folder: realpathSync(path), version: String(manifest.version), manifest }
  }
}

/** An installed package that is a link to sources, such as another package of a workspace. */
export function linkedPackage(name: string, folder: string) {
  const installed = installedPackage(name, folder)
  return installed && !/[\\/]node_modules[\\/]/.test(installed.folder) ? installed : undefined
}
