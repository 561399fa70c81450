/** The database interface of the server. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/**
 * A transaction may run more than once, because PostgreSQL may abort it after a conflict. So its function
 * must change nothing but the database, and collects results in local variables.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Store = {
  db: Database
  close: () => Promise<void>
  /** Runs the work unless another server over the same database is running it; returns whether it ran. */
  withLock: (work: () => Promise<void>) => Promise<boolean>
}

export type StoreOptions = {
  /** An address in libpq's format; without it, PGlite in the folder. */
  databaseUrl?: string
  /** Folder of PGlite and of its lock. */
  dataDir: string
  /** Maximum number of connections of this server. */
  databasePool?: number
  /** Time limit of a statement, in milliseconds; 0 for none. */
  databaseTimeoutMs?: number
  /** Applies no migration, and refuses a database that lacks one: for the owner's commands, which run beside servers. */
  isVerifyOnly?: boolean
}
