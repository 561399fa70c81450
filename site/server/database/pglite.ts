/**
 * PGlite in this process, for trying, developing and testing: it synchronises nothing to the disk, makes no checkpoints,
 * and its folder is for one process at a time.
 */
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryFolder } from '../runtime/paths'
import { StartError } from '../runtime/start-error'
import { lockFolder } from './lock'
import { migrateTo } from './migrations'
import * as schema from './schema'
import type { Store, StoreOptions } from './store'

export async function openPglite(
  dataDir: string,
  { migration }: Pick<StoreOptions, 'migration'>,
): Promise<Store> {
  const unlock = takeFolder(dataDir)
  try {
    const folder = await prepareCluster(dataDir)
    const [{ PGlite }, { drizzle }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
    ])
    const client = await PGlite.create(folder).catch(() => {
      throw new StartError(damaged(folder))
    })
    const db = drizzle(client, { schema, casing: 'snake_case' })
    try {
      await migrateTo(db, migration)
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

/** Creates the folder if needed, and locks it. */
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

/**
 * The folder of the cluster, readable by its owner only. A new one is created in another folder and renamed, so that a
 * process that is killed leaves no incomplete cluster, and by another process, which takes 800 MB of memory.
 */
async function prepareCluster(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'pglite')
  const prefix = 'creating-'
  for (const name of readdirSync(dataDir))
    if (name.startsWith(prefix)) rmSync(join(dataDir, name), { recursive: true, force: true })
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    console.log(`Creating a database in ${dataDir}, which takes some seconds …`)
    const creating = mkdtempSync(join(dataDir, prefix))
    const args = ['--input-type=module', '--eval', createCluster, creating]
    await promisify(execFile)(process.execPath, args, { cwd: repositoryFolder })
    renameSync(creating, folder)
  }
  if (clusterFiles.some((file) => !existsSync(join(folder, file)))) throw new StartError(damaged(folder))
  chmodSync(folder, 0o700)
  return folder
}
