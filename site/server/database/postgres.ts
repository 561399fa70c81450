/** Any PostgreSQL; several servers may use it at once. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { ClientBase, ClientConfig } from 'pg'
import { StartError } from '../runtime/errors'
import { isConflict } from './database-errors'
import { migrateTo, rowsOf } from './migrations'
import * as schema from './schema'
import type { Database, Store, StoreOptions } from './store'

/** Any number; every server of this product uses the same one. */
const workLock = 20_261_122

/** Time limits, in milliseconds. */
const timeouts = {
  /** While the database is unreachable, every visitor waits this long, and again for the next attempt. */
  connect: 5000,
  /** An unused connection is closed after this time. */
  idle: 60_000,
  /** Limit for closing connections, so that one that does not answer cannot delay the exit of the server. */
  close: 2000,
}

const casing = 'snake_case'

/** How often a transaction is begun that ends by conflicts. */
const triesMax = 5

/**
 * Accepts what libpq accepts (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING): besides a
 * host, `?host=/folder` for a Unix socket, as Cloud Run mounts one of Cloud SQL
 * (https://cloud.google.com/sql/docs/postgres/connect-run). `?pgbouncer=true` is an addition for poolers that share
 * connections by transaction: they refuse parameters that they do not track.
 */
export function readDatabaseUrl(text: string, timeoutMs: number) {
  // libpq writes a socket with an empty host, which the WHATWG URL parser refuses.
  const whole = text.replace(/^(postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)(?=[/?#]|$)/i, '$1localhost')
  const url = URL.canParse(whole) ? new URL(whole) : null
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.pathname.slice(1))
    throw new StartError(
      'DATABASE_URL is not the address of a PostgreSQL: write it as postgres://user:password@host:5432/database, with %-signs for what is special in a password.',
    )
  // Otherwise `pg` treats `sslmode=require` as `verify-full`, which most managed databases fail.
  url.searchParams.set('uselibpqcompat', 'true')
  const parameters: Record<string, string> = {
    application_name: 'kaksha',
    // Times are read as text, so they must not depend on the server's settings.
    TimeZone: 'UTC',
    DateStyle: 'ISO, MDY',
    ...(url.searchParams.get('pgbouncer') !== 'true' && {
      default_transaction_isolation: 'read committed',
      statement_timeout: String(timeoutMs),
      // A transaction never waits between two statements, so an idle one has failed.
      idle_in_transaction_session_timeout: String(timeoutMs * 2),
    }),
  }
  return { connectionString: url.href, parameters }
}

async function poolsOf(databaseUrl: string, timeoutMs = 15_000) {
  const { connectionString, parameters } = readDatabaseUrl(databaseUrl, timeoutMs)
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ])

  class Connection extends pg.Client {
    constructor(config?: ClientConfig) {
      // Set for each connection and not for the pool, where it would also limit the wait for a free connection.
      super({ ...config, connectionTimeoutMillis: timeouts.connect })
    }
    /** `pg` has options for some parameters only, and poolers refuse its `options`. */
    getStartupConf() {
      const base: object = Reflect.get(pg.Client.prototype, 'getStartupConf').call(this)
      return { ...base, ...parameters }
    }
  }

  return (max: number, attempts: number) => {
    const pool = new pg.Pool({
      connectionString,
      max,
      Client: Connection,
      keepAlive: true,
      idleTimeoutMillis: timeouts.idle,
    } as ConstructorParameters<typeof pg.Pool>[0])
    const losses = new WeakMap<ClientBase, Error>()
    const databases = new WeakMap<ClientBase, Database>()
    pool.on('connect', (client) => {
      client.on('error', (error) => losses.set(client, error))
      databases.set(client, drizzle(client, { schema, casing }))
    })
    // The pool replaces a connection that breaks while idle.
    pool.on('error', () => {})
    const db: Database = drizzle(pool, { schema, casing })

    /**
     * A pool's `transaction` never releases a connection that breaks at BEGIN, and reports the error of ROLLBACK
     * (drizzle-team/drizzle-orm#6241). So the connection is taken here, and Drizzle gets it instead of the pool. A
     * transaction that PostgreSQL ended because of a conflict is repeated after a short random delay.
     */
    const transaction: Database['transaction'] = async (work, config) => {
      for (let tries = 1; ; tries++) {
        const client = await pool.connect()
        try {
          return await databases.get(client)!.transaction(work, config)
        } catch (error) {
          const cause = losses.get(client) ?? error
          if (tries === attempts || !isConflict(cause)) throw cause
        } finally {
          client.release()
        }
        await wait(Math.random() * 20 * 2 ** tries)
      }
    }
    const close = async () => {
      await Promise.race([pool.end(), wait(timeouts.close, undefined, { ref: false })])
    }
    return { db: Object.assign(db, { transaction }), close }
  }
}

export async function openPostgres(
  databaseUrl: string,
  { databasePool = 10, databaseTimeoutMs, isVerifyOnly }: Omit<StoreOptions, 'dataDir'>,
): Promise<Store> {
  const open = await poolsOf(databaseUrl, databaseTimeoutMs)
  const { db, close } = open(databasePool, triesMax)
  try {
    await migrateTo(db, isVerifyOnly)
  } catch (error) {
    await close()
    throw error instanceof StartError ? error : new StartError(connectionFailure(error), { cause: error })
  }
  // A separate pool, so that a held lock does not use up connections that the work needs.
  const locks = open(2, 1)

  /** A transaction-level lock is released when its server dies, and a pooler keeps a transaction on one connection. */
  const withLock: Store['withLock'] = (work) =>
    locks.db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      const [row] = rowsOf<{ mine: boolean }>(
        await tx.execute(sql`select pg_try_advisory_xact_lock(${workLock}) as mine`),
      )
      if (!row?.mine) return false
      await work()
      return true
    })

  return {
    db,
    withLock,
    close: async () => {
      await Promise.all([close(), locks.close()])
    },
  }
}

const advice: Record<string, string> = {
  '28P01': 'its password is not the right one',
  '28000': 'this user may not connect from this host',
  '3D000': 'there is no database of this name: make it with CREATE DATABASE',
  '42501':
    'its user may not make tables: let the user own the database (ALTER DATABASE … OWNER TO …), or grant CREATE on it and on its schema public',
  '53300': 'it has no connection left: lower DATABASE_POOL, or raise its max_connections',
}

/** The address is not repeated: it contains a password. */
function connectionFailure(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const errorCode = cause?.code ?? code ?? 'no answer'
  const hint = advice[errorCode] ?? 'check that it runs and that the address, user and password are right'
  return `The database of DATABASE_URL cannot be used (${errorCode}): ${hint}.`
}
