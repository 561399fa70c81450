/** PostgreSQL inside this process, with its files in a folder that only this process may use. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../runtime/start-error'
import { lockFolder } from './lock'
import { migrateTo } from './migrations'
import * as schema from './schema'
import type { Store, StoreOptions } from './store'

/** Below the data folder. */
export const pgliteFolder = 'pglite'

export async function openPglite(
  dataDir: string,
  { migration }: Pick<StoreOptions, 'migration'>,
): Promise<Store> {
  const [{ PGlite }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
  ])
  const unlock = takeFolder(dataDir)
  try {
    const client = await PGlite.create(join(dataDir, pgliteFolder))
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

/** Creates the folder if needed, and locks it. */
export function takeFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true })
    return lockFolder(dataDir)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to a folder that can.`,
    )
  }
}
