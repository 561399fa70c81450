/** A copy of the working tree, for tests that change sources. */
import { cp, lstat, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const left = /(^|[\\/])(node_modules|dist|\.results|\.data|\.git|\.env|\.cache)$/

export interface Copy {
  folder: string
  remove(): Promise<void>
}

/**
 * Copies everything except installed packages, build outputs and data. Packages are linked, so that a copy takes a
 * second.
 */
export async function copyRepository(): Promise<Copy> {
  // The real path, because Vite compares it with the real paths of requested files.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'kaksha-copy-')))
  await cp(root, folder, {
    recursive: true,
    // `ensureInstalled` compares the age of the lock file.
    preserveTimestamps: true,
    filter: (from) => !left.test(relative(root, from)),
  })
  const packages = join(folder, 'node_modules')
  await mkdir(packages)
  // The workspace packages belong to the copy; it has its own caches.
  const names = (await readdir(join(root, 'node_modules'))).filter(
    (name) => !/^(@kaksha|\.vite.*|\.cache|\.bin)$/.test(name),
  )
  await Promise.all(names.map((name) => link(join(root, 'node_modules', name), join(packages, name))))
  await mkdir(join(packages, '@kaksha'))
  for (const name of ['design-system', 'site'])
    await link(join(folder, name), join(packages, '@kaksha', name))
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) }
}

/** On Windows every user may create junctions, but not every user symbolic links. */
async function link(target: string, path: string) {
  if ((await lstat(target)).isFile()) await cp(target, path, { preserveTimestamps: true })
  else await symlink(target + sep, path, 'junction')
}
