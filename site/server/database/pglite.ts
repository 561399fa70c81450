/** PostgreSQL in a thread of this process, with its files in a folder that only this process may use. */
import { mkdirSync } from 'node:fs'
import { StartError } from '../runtime/start-error'
import { EmbeddedClient } from './embedded/client'
import { prepareCluster } from './embedded/cluster'
import { watchSpace } from './embedded/free-space'
import { lockFolder } from './lock'
import { migrateTo } from './migrations'
import * as schema from './schema'
import type { Store, StoreOptions } from './store'

export async function openPglite(
  dataDir: string,
  { migration, onSpace }: Pick<StoreOptions, 'migration' | 'onSpace'>,
): Promise<Store> {
  const { drizzle } = await import('drizzle-orm/pglite')
  const unlock = takeFolder(dataDir)
  try {
    const refusal = watchSpace(dataDir, onSpace)
    const client = await EmbeddedClient.open({ folder: await prepareCluster(dataDir), refusal })
    // The driver uses `query` and `transaction` alone.
    const db = drizzle(client as never, { schema, casing: 'snake_case' })
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
    return { db, withLock, readOnly: refusal, close: () => client.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** How long a server that was killed or stopped may take to end, in milliseconds. */
const holderEndsWithinMs = 5000

/** Creates the folder if needed, and locks it. */
export function takeFolder(dataDir: string): () => void {
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
