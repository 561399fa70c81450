/** Paths at run time: the same for the sources and for the built server. */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Manifest = { name?: string; version?: string }

function findSite(folder: string): { folder: string; manifest: Manifest } {
  const file = join(folder, 'package.json')
  if (existsSync(file)) {
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
    if (manifest.name === '@kaksha/site') return { folder, manifest }
  }
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The server must stay inside the folder of @kaksha/site.')
  return findSite(parent)
}

const realPath = (path: string) => (existsSync(path) ? realpathSync(path) : path)

const site = findSite(dirname(fileURLToPath(import.meta.url)))

export const repositoryFolder = dirname(site.folder)
export const migrationsFolder = join(site.folder, 'server', 'database', 'drizzle')
/** The release with which the server was started. A later build does not change it. */
export const pagesFolder = realPath(join(site.folder, 'dist', 'client'))
export const storiesFolder = join(repositoryFolder, 'docs', 'dist', 'ladle')
export const version = site.manifest.version ?? '0.0.0'
