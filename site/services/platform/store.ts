/** What a database is to the rest of the server. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/**
 * What a transaction does may be done again: one that PostgreSQL ends for the sake of another is begun anew. So it
 * changes nothing but the database, and what it collects begins inside it.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Store = {
  db: Database
  close: () => Promise<void>
  /** Does the work unless another server over the same database is doing it; says whether it was done. */
  alone: (work: () => Promise<void>) => Promise<boolean>
}

export type Making = {
  /** The last migration to apply, by its time in the journal. Without it, all of them. */
  until?: number
  /** Done in the transaction of the migrations, after them: all or nothing. */
  fill?: (tx: Pick<Database, 'execute'>) => Promise<void>
}

export type StoreOptions = {
  /** An address as libpq has them; without it, PGlite in the folder. */
  databaseUrl?: string
  /** May be `memory://`, which forgets everything when it is closed. */
  dataDir: string
  /** Connections at most, of this server. */
  databasePool?: number
  /** How long a statement may take, in milliseconds; 0 for any time. */
  databaseTimeoutMs?: number
  /** What else than bringing the tables up to date is to be done when it is opened. */
  making?: Making
}
