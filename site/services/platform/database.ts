/** One schema over two engines: PGlite in a folder, or any PostgreSQL. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { lockFolder } from './lock'
import { migrationsFolder } from './paths'
import * as schema from './schema'
import { StartError } from './start-error'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Store = {
  db: Database
  close: () => Promise<void>
  /** Does the work unless another server over the same database is doing it; says whether it was done. */
  alone: (work: () => Promise<void>) => Promise<boolean>
}

const options = { schema, casing: 'snake_case' } as const

/** `dataDir` may be `memory://`, which forgets everything when it is closed. */
export function openStore({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string
  dataDir: string
}): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(dataDir)
}

async function openPglite(dataDir: string): Promise<Store> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  const inMemory = dataDir.startsWith('memory:')
  const unlock = inMemory ? () => {} : takeFolder(dataDir)
  try {
    const client = await PGlite.create(inMemory ? dataDir : join(dataDir, 'pglite'))
    const db = drizzle(client, options)
    await migrate(db, { migrationsFolder })
    // The folder's lock lets no other server in: only this one could come across itself.
    let isBusy = false
    async function alone(work: () => Promise<void>): Promise<boolean> {
      if (isBusy) return false
      isBusy = true
      await work().finally(() => {
        isBusy = false
      })
      return true
    }
    return { db, alone, close: () => client.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

function takeFolder(dataDir: string): () => void {
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

/** Any numbers, as long as every server of this product uses the same ones. */
const migrationLock = 20_261_121
const workLock = 20_261_122

async function openPostgres(url: string): Promise<Store> {
  const [{ default: postgres }, { drizzle }, { migrate }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
    import('drizzle-orm/postgres-js/migrator'),
  ])
  const quiet = { onnotice: () => {}, connect_timeout: 10 }
  // Two servers may start at once; closing this connection frees the lock.
  const migrator = postgres(url, { ...quiet, max: 1 })
  try {
    await migrator`select pg_advisory_lock(${migrationLock})`
    await migrate(drizzle(migrator, options), { migrationsFolder })
  } catch (error) {
    throw new StartError(
      `The database of DATABASE_URL cannot be used (${(error as { code?: string }).code ?? 'no answer'}): check that it runs and that the address, user and password are right.`,
    )
  } finally {
    await migrator.end({ timeout: 5 })
  }
  const client = postgres(url, quiet)

  async function alone(work: () => Promise<void>): Promise<boolean> {
    // The lock belongs to its connection: a server that dies lets go of it.
    const held = await client.reserve()
    try {
      const [row] = await held`select pg_try_advisory_lock(${workLock}) as mine`
      if (!row?.mine) return false
      await work().finally(() => held`select pg_advisory_unlock(${workLock})`)
      return true
    } finally {
      held.release()
    }
  }

  return { db: drizzle(client, options), alone, close: () => client.end({ timeout: 5 }) }
}

/** The unique constraint that a write broke, or null. Both engines' errors lie below Drizzle's own. */
export function brokenConstraint(error: unknown): string | null {
  const cause = (error as { cause?: Record<string, unknown> }).cause
  if (cause?.code !== '23505') return null
  return String(cause.constraint ?? cause.constraint_name ?? '')
}
