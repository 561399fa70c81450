// Each build has its own folder, and `dist/current` is switched to it by one rename. So pages and the
// files that they name change together, and a running server keeps the files with which it was started.
import { existsSync, renameSync } from 'node:fs'
import {
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * Links in `dist` to these parts of the current release, so that other code needs no release folder in its
 * paths.
 */
const names = ['client', 'server', 'inline', 'prerender', 'firebase.json']
/** The current release and the one before, whose scripts a running server may still serve. */
const keptReleases = 2

/** Replaces a link in one step. */
async function point(target: string, link: string) {
  const next = `${link}.next`
  await rm(next, { force: true })
  await symlink(target, next)
  await rename(next, link)
}

/** Writes a folder beside the one that is served, and puts it in its place by renaming. */
export async function replaceFolder(folder: string, write: (next: string) => Promise<unknown>) {
  const next = `${folder}.next`
  const previous = `${folder}.previous`
  const remove = (path: string) => rm(path, { recursive: true, force: true })
  await Promise.all([remove(next), remove(previous)])
  try {
    await write(next)
    // Synchronous, so that files are missing for no longer than between two system calls.
    if (existsSync(folder)) renameSync(folder, previous)
    renameSync(next, folder)
  } finally {
    await Promise.all([remove(next), remove(previous)])
  }
}

/** A new folder for a build. */
export async function newRelease(dist: string) {
  // The names sort by time.
  const id = new Date().toISOString().replaceAll(/\W/g, '')
  const folder = join(dist, 'releases', id)
  await mkdir(folder, { recursive: true })
  return { id, folder }
}

/** The names of the assets that a release has from the one before. */
const carriedList = 'carried-assets.json'

/**
 * Adds the assets of the current release to the next one, so that a page that is open during the switch still finds its
 * chunks. Those that it has from an earlier release are left out, so that they do not accumulate.
 */
async function carryAssets(dist: string, id: string) {
  const current = await readlink(join(dist, 'current')).catch(() => null)
  if (current === null || basename(current) === id) return
  const previousRelease = join(dist, 'releases', basename(current))
  const next = join(dist, 'releases', id)
  const assetsOf = (release: string) => join(release, 'client/assets')
  const namesIn = (folder: string) => readdir(folder).catch((): string[] => [])
  const list = await readFile(join(previousRelease, carriedList), 'utf8').catch(() => '[]')
  const carried = new Set<string>(JSON.parse(list))
  const present = new Set(await namesIn(assetsOf(next)))
  const missing = (await namesIn(assetsOf(previousRelease))).filter(
    (name) => !carried.has(name) && !present.has(name),
  )
  await mkdir(assetsOf(next), { recursive: true })
  // Written first: an interrupted switch is repeated with a new release.
  await writeFile(join(next, carriedList), JSON.stringify(missing))
  for (const name of missing) {
    const from = join(assetsOf(previousRelease), name)
    const to = join(assetsOf(next), name)
    // Some file systems have no hard links.
    await link(from, to).catch(() => copyFile(from, to))
  }
}

/** Serves the release from the next start on, and removes old ones. */
export async function switchRelease(dist: string, id: string) {
  await carryAssets(dist, id)
  await point(join('releases', id), join(dist, 'current'))
  for (const name of names) {
    const link = join(dist, name)
    const isLink = (await lstat(link).catch(() => null))?.isSymbolicLink()
    if (!isLink) await point(join('current', name), link)
  }
  const releases = (await readdir(join(dist, 'releases'))).sort()
  const old = releases.filter((release) => release !== id).slice(0, -(keptReleases - 1) || undefined)
  for (const release of old) await rm(join(dist, 'releases', release), { recursive: true, force: true })
}
