/** One schema over two engines: PGlite in a folder, or any PostgreSQL. */
import { sql } from 'drizzle-orm'
import { StartError } from '../runtime/errors'
import { codeOf, isDatabaseUnavailable } from './database-errors'
import { rowsOf } from './migrations'
import { openPglite } from './pglite'
import { openPostgres } from './postgres'
import type { Database, Store, StoreOptions } from './store'

export type { Database, Store, StoreOptions } from './store'

export function openStore({ databaseUrl, dataDir, ...options }: StoreOptions): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl, options) : openPglite(dataDir, options)
}

/** Longer than a restart of PostgreSQL, or than a machine needs to start it. In milliseconds. */
const waitMaxMs = 60_000
const firstPauseMs = 250
const pauseMaxMs = 5000

/** Opens the database as soon as it answers. `report` is called once, before the first pause. */
export async function waitForDatabase<Opened>(
  open: () => Promise<Opened>,
  report: (text: string) => void,
): Promise<Opened> {
  const until = Date.now() + waitMaxMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, pauseMaxMs)) {
    try {
      return await open()
    } catch (error) {
      const { cause } = error as Error
      if (!isDatabaseUnavailable(cause) || Date.now() + pauseMs > until) throw error
      if (pauseMs === firstPauseMs)
        report(`The database does not answer (${codeOf(cause)}): the server waits for it for a minute.`)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** All servers share the clock of the database. A server whose own clock is wrong would delete and release too early. */
const differenceMaxMs = 5 * 60_000

/** The time of the database. Rejects with a StartError where the clock of this machine differs by more than five minutes. */
export async function databaseTime(db: Database): Promise<Date> {
  const [row] = rowsOf<{ ms: string }>(
    await db.execute(sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`),
  )
  const time = new Date(Number(row?.ms))
  const differenceMs = Date.now() - time.getTime()
  if (!(Math.abs(differenceMs) <= differenceMaxMs))
    throw new StartError(
      `The clock of this machine (${new Date().toISOString()}) differs from the clock of the database (${time.toISOString()}) by more than five minutes: set both by NTP.`,
    )
  return time
}
