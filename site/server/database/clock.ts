/** All servers share the clock of the database. A server whose own clock is wrong would delete and release too early. */
import { sql } from 'drizzle-orm'
import { StartError } from '../runtime/errors'
import type { Database } from './database'
import { rowsOf } from './migrations'

const differenceMaxMs = 5 * 60_000

/** The time of the database. Rejects with a StartError where the clock of this machine differs by more than five minutes. */
export async function databaseTime(db: Pick<Database, 'execute'>): Promise<Date> {
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
