import { join, posix } from 'node:path'
import { aliasTargets } from './aliases.ts'
import { textOf } from './files.ts'
import { installedPackage } from './packages.ts'
import type { Project } from './project.ts'

/**
 * The name of a style sheet of the design system, however it is referred to: by package, by path, from a CDN, or by an
 * alias.
 */
export const packageStyleSheet = (specifier: string, { aliases }: Pick<Project, 'aliases'>) =>
  [specifier, ...aliasTargets(aliases, specifier)].map(sheetIn).find(Boolean)

const sheetIn = (specifier: string) =>
  specifier.match(/(?:^|\/)@kaksha\/design-system(?:@[^/]+)?\/((?:styles\/)?[\w.-]+\.css)(?:[?#]|$)/)?.[1]

/** A file of the project, or a style sheet of a package with its text if it is installed. */
export type Found = { path: string } | { name: string; text: string | undefined }

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.css', '.astro']
const indexes = ['/index.tsx', '/index.ts', '/index.jsx', '/index.js']

function fileAt({ files }: Project, path: string) {
  const normal = posix.normalize(path)
  const asSource = normal.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')
  const candidates = [
    ...endings.map((ending) => normal + ending),
    asSource,
    asSource.replace(/\.ts$/, '.tsx'),
    ...indexes.map((index) => normal + index),
  ]
  return candidates.find((candidate) => files.has(candidate))
}

/** Folders that `@/`, `~/` and `#/` usually stand for. */
const aliased = ['src', 'app', '.', 'src/app']

/** The file that an import means. Undefined for a module of a package and for a file that does not exist. */
export function fileOf(
  project: Project,
  specifier: string,
  from: string,
  isStyleSheet: boolean,
): Found | undefined {
  const path = specifier.replace(/[?#].*$/, '') || specifier
  if (/^[a-z]+:/i.test(path) || path.startsWith('//')) return undefined
  const within = (folders: readonly string[], rest: string) => {
    for (const folder of folders) {
      const found = fileAt(project, posix.join(folder, rest))
      if (found) return { path: found }
    }
  }
  const own = posix.dirname(from)
  if (path.startsWith('.')) return within([own], path)
  if (path.startsWith('/')) return within([own, '.', 'public', 'src'], path.slice(1))
  for (const target of aliasTargets(project.aliases, path)) {
    const found = within(['.'], target)
    if (found) return found
  }
  const alias = path.match(/^[@~#]\/(.*)$/)
  if (alias) return within(aliased, alias[1] ?? '')
  // The name of a package may match the pattern of the base folder, and no other.
  const patterns = project.aliases.filter(({ pattern }) => pattern !== '*')
  if (aliasTargets(patterns, path).length > 0) return undefined
  // In a style sheet and in HTML, `reset.css` is a file beside it.
  if (isStyleSheet || from.endsWith('.html')) {
    const beside = within([own], path)
    if (beside) return beside
  }
  return isStyleSheet || path.endsWith('.css') ? packaged(project, path) : undefined
}

/** A style sheet of another package. */
function packaged({ folder }: Project, path: string): Found {
  const [, name = '', rest = ''] = path.match(/^((?:@[^/]+\/)?[^/]+)\/?(.*)$/) ?? []
  const installed = installedPackage(name, folder)
  // Tailwind's own style sheets are in layers, which depend on how they are imported.
  if (!installed || name === 'tailwindcss') return { name: path, text: undefined }
  const { manifest } = installed
  const file = rest || [manifest.style, manifest.main].map(String).find((entry) => entry.endsWith('.css'))
  return { name: path, text: file ? textOf(join(installed.folder, file)) : undefined }
}
