/**
 * PGlite in this process, for trying, developing and testing: it synchronises nothing to the disk, makes no checkpoints,
 * and its folder is for one process at a time.
 */
import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../runtime/errors'
import { repositoryFolder } from '../runtime/paths'
import { lockFolder } from './lock'
import { migrateTo, migrationsHash } from './migrations'
import * as schema from './schema'
import type { Store, StoreOptions } from './store'

export async function openPglite(
  dataDir: string,
  { isVerifyOnly }: Pick<StoreOptions, 'isVerifyOnly'>,
  cacheFolder = join(repositoryFolder, 'node_modules/.cache/kaksha'),
): Promise<Store> {
  if (isVerifyOnly && !existsSync(join(dataDir, 'pglite')))
    throw new StartError(
      `There are no data in ${dataDir}: set DATABASE_URL or DATA_DIR as for the server, or start the server once.`,
    )
  const unlock = takeFolder(dataDir)
  try {
    const cached = join(cacheFolder, cachedName())
    const { folder, isBare } = await prepareCluster(dataDir, cached)
    const [{ PGlite }, { drizzle }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
    ])
    const client = await PGlite.create(folder).catch(() => {
      throw new StartError(damaged(folder))
    })
    const db = drizzle(client, { schema, casing: 'snake_case' })
    try {
      await migrateTo(db, isVerifyOnly)
      if (isBare && !isVerifyOnly) {
        await client.exec('CHECKPOINT')
        await cacheCluster(folder, cached)
      }
    } catch (error) {
      await client.close()
      throw error
    }
    // The folder's lock excludes other servers; only calls of this one can overlap.
    let isBusy = false
    async function withLock(work: () => Promise<void>): Promise<boolean> {
      if (isBusy) return false
      isBusy = true
      await work().finally(() => {
        isBusy = false
      })
      return true
    }
    return { db, withLock, close: () => client.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** How long a server that was killed or stopped may take to end, in milliseconds. */
const holderEndsWithinMs = 5000

function takeFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return lockFolder(dataDir, holderEndsWithinMs)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to a folder that can.`,
    )
  }
}

const damaged = (folder: string) =>
  `The data in ${folder} are damaged, or not of this version of PGlite: move the folder away to start without data.`

/** Without these, PGlite would write a new cluster over what is left of the old one. */
const clusterFiles = ['PG_VERSION', 'global/pg_control']

const createCluster = `import { PGlite } from '@electric-sql/pglite'
const pg = await PGlite.create(process.argv[1])
await pg.close()`

const cachePrefix = 'cluster-'

/** The cached cluster has the tables too, so it is for one version of PGlite and of the migrations. */
function cachedName(): string {
  const manifest = join(repositoryFolder, 'node_modules/@electric-sql/pglite/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  return `${cachePrefix}${version}-${migrationsHash().slice(0, 16)}`
}

/**
 * Keeps a copy of a new cluster for the next data folder. It is copied while it is open, as a killed process would leave
 * it; nothing has been written since the checkpoint. Without the copy, the next folder takes longer.
 */
async function cacheCluster(folder: string, cached: string): Promise<void> {
  const cache = dirname(cached)
  const copying = join(cache, `copying-${process.pid}`)
  try {
    cpSync(folder, copying, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') })
    // A copy that another process has just made stays, since a third may be reading it: renaming then fails.
    for (const name of readdirSync(cache))
      if (name.startsWith(cachePrefix) && name !== basename(cached))
        rmSync(join(cache, name), { recursive: true })
    renameSync(copying, cached)
  } catch {
    await rm(copying, { recursive: true, force: true }).catch(() => {})
  }
}

/**
 * The folder of the cluster, readable by its owner only. A new one is created in another folder and renamed, so that a
 * process that is killed leaves no incomplete cluster. It is a copy of the cached one; without that, another process
 * creates one without tables, which takes 12 s of CPU time and 900 MB of memory.
 */
async function prepareCluster(dataDir: string, cached: string): Promise<{ folder: string; isBare: boolean }> {
  const folder = join(dataDir, 'pglite')
  const prefix = 'creating-'
  let isBare = false
  for (const name of readdirSync(dataDir))
    if (name.startsWith(prefix)) rmSync(join(dataDir, name), { recursive: true, force: true })
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    const creating = mkdtempSync(join(dataDir, prefix))
    try {
      cpSync(cached, creating, { recursive: true })
    } catch {
      isBare = true
      console.log(`Creating a database in ${dataDir}, which takes some seconds …`)
      rmSync(creating, { recursive: true })
      mkdirSync(creating, { mode: 0o700 })
      const args = ['--input-type=module', '--eval', createCluster, creating]
      await promisify(execFile)(process.execPath, args, { cwd: repositoryFolder })
    }
    renameSync(creating, folder)
  }
  if (clusterFiles.some((file) => !existsSync(join(folder, file)))) throw new StartError(damaged(folder))
  chmodSync(folder, 0o700)
  return { folder, isBare }
}
