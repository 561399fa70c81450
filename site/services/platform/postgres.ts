/** Any PostgreSQL, which many servers may use at once. */

import { isConflict } from './database-trouble'
import { migrateTo } from './migrations'
import { type Client, createClient } from './postgres-client'
import { readDatabaseUrl } from './postgres-url'
import * as schema from './schema'
import { StartError } from './start-error'
import type { Database, Store, StoreOptions } from './store'

/** Any number, as long as every server of this product uses the same one. */
const workLock = 20_261_122

const defaults = { databasePool: 10, databaseTimeoutMs: 15_000 }

export async function openPostgres(
  databaseUrl: string,
  given: Omit<StoreOptions, 'dataDir'>,
): Promise<Store> {
  const { databasePool: max, databaseTimeoutMs: timeoutMs } = {
    databasePool: given.databasePool ?? defaults.databasePool,
    databaseTimeoutMs: given.databaseTimeoutMs ?? defaults.databaseTimeoutMs,
  }
  const { url, options } = readDatabaseUrl(databaseUrl, timeoutMs)
  const [{ default: postgres }, { drizzle }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
  ])
  type Options = Parameters<typeof postgres>[1]
  const common = {
    ...options,
    onnotice: () => {},
    // In seconds. While a database is away every visitor waits for this, and then for the next try.
    connect_timeout: 5,
    backoff: () => 0.2,
    fetch_types: false,
  }
  const connect = (connections: number, more = {}) =>
    createClient(() => postgres(url, { ...common, max: connections, ...more } as Options))
  const over = (client: Client) => drizzle(client as never, { schema, casing: 'snake_case' })

  const migrator = connect(1)
  try {
    await migrateTo(over(migrator), given.making)
  } catch (error) {
    // What else was to be done has its own words for what went wrong.
    throw error instanceof StartError || isOfData(error) ? error : new StartError(whyNot(error))
  } finally {
    await migrator.end()
  }

  const client = connect(max)
  // Besides the pool, so that what holds the lock takes no connection from what it waits for.
  const guards = connect(2, { idle_timeout: 5 })
  const db = over(client)

  /** The lock belongs to a transaction, which ends with its server, and which a pooler keeps on one connection. */
  async function alone(work: () => Promise<void>): Promise<boolean> {
    return guards.begin(async (tx) => {
      await tx.unsafe('set local idle_in_transaction_session_timeout = 0')
      const rows = await tx.unsafe(`select pg_try_advisory_xact_lock(${workLock}) as mine`)
      if (!(rows as [{ mine: boolean }])[0].mine) return false
      await work()
      return true
    })
  }

  const close = async () => {
    await Promise.all([client.end(), guards.end()])
  }
  return { db: withRetries(db), alone, close }
}

const triesMax = 5

/** A transaction that had to give way is begun anew, a little later than the one that it gave way to. */
function withRetries(db: Database): Database {
  const begin = db.transaction.bind(db)
  const transaction: Database['transaction'] = async (work, config) => {
    for (let tries = 1; ; tries++) {
      try {
        return await begin(work, config)
      } catch (error) {
        if (tries === triesMax || !isConflict(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** tries))
      }
    }
  }
  return Object.assign(db, { transaction })
}

const advice: Record<string, string> = {
  '28P01': 'its password is not the right one',
  '28000': 'this user may not come in from here',
  '3D000': 'there is no database of this name: make it with CREATE DATABASE',
  '42501':
    'its user may not make tables: let the user own the database (ALTER DATABASE … OWNER TO …), or grant CREATE on it and on its schema public',
  '53300': 'it has no connection left: lower DATABASE_POOL, or raise its max_connections',
}

/** Data that do not fit, and constraints that were broken. */
const isOfData = (error: unknown) => /^2[23]/.test((error as { cause?: { code?: string } }).cause?.code ?? '')

/** Nothing of the address is repeated: it has a password in it. */
function whyNot(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const known = cause?.code ?? code ?? 'no answer'
  const hint = advice[known] ?? 'check that it runs and that the address, user and password are right'
  return `The database of DATABASE_URL cannot be used (${known}): ${hint}.`
}

/** Whether no server of this product has ever used it. */
export async function isEmptyDatabase(databaseUrl: string): Promise<boolean> {
  const { url, options } = readDatabaseUrl(databaseUrl, defaults.databaseTimeoutMs)
  const { default: postgres } = await import('postgres')
  const client = createClient(() =>
    postgres(url, { ...options, max: 1, onnotice: () => {}, connect_timeout: 5 }),
  )
  try {
    const rows = await client.unsafe("select to_regclass('drizzle.__drizzle_migrations') is null as empty")
    return (rows as [{ empty: boolean }])[0].empty
  } catch (error) {
    throw new StartError(whyNot(error))
  } finally {
    await client.end()
  }
}
