// Each build has a folder of its own, and `dist/current` is switched to it by one rename. So pages and the
// files that they name change together, and a running server keeps the files with which it was started.
import { lstat, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Links in `dist` to these parts of the current release, so that other code needs no release folder in its
 * paths.
 */
const names = ['client', 'server', 'loader', 'prerender', 'firebase.json']
/** The current release and the one before, whose scripts a running server may still serve. */
const kept = 2

/** Replaces a link in one step. @param {string} target @param {string} link */
async function point(target, link) {
  const next = `${link}.next`
  await rm(next, { force: true })
  await symlink(target, next)
  const old = await lstat(link).catch(() => null)
  // A build from before there were release folders.
  if (old && !old.isSymbolicLink()) await rm(link, { recursive: true })
  await rename(next, link)
}

/** A new folder for a build. @param {string} dist */
export async function newRelease(dist) {
  // The names sort by time.
  const id = new Date().toISOString().replaceAll(/\W/g, '')
  const folder = join(dist, 'releases', id)
  await mkdir(folder, { recursive: true })
  await mkdir(join(dist, 'cards'), { recursive: true })
  // Drawn pictures are kept for all builds.
  await symlink('../../cards', join(folder, 'cards'))
  return { id, folder }
}

/** Serves the release from the next start on, and removes old ones. @param {string} dist @param {string} id */
export async function switchRelease(dist, id) {
  await point(join('releases', id), join(dist, 'current'))
  for (const name of names) {
    const link = join(dist, name)
    const isLink = (await lstat(link).catch(() => null))?.isSymbolicLink()
    if (!isLink) await point(join('current', name), link)
  }
  const releases = (await readdir(join(dist, 'releases'))).sort()
  const old = releases.filter((release) => release !== id).slice(0, -(kept - 1) || undefined)
  for (const release of old) await rm(join(dist, 'releases', release), { recursive: true, force: true })
}
