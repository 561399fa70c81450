/**
 * What is wrong when a statement fails, by the codes of PostgreSQL
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html), of its driver, and of Node.
 */

type Trouble = { code?: unknown; syscall?: unknown; message?: unknown; cause?: Trouble }

/** What `pg` says of a connection that was lost, or could not be made in time: these errors have no code. */
const lost = /^(Connection terminated|Client (has encountered|was closed)|Cannot use a pool|timeout expired)/

/** Drizzle's own errors have the driver's as their cause. */
export function codeOf(error: unknown): unknown {
  const { code, cause, message } = (error ?? {}) as Trouble
  return cause?.code ?? code ?? (lost.test(String(cause?.message ?? message)) ? 'CONNECTION_LOST' : undefined)
}

/** serialization_failure, deadlock_detected */
const conflicts = new Set(['40001', '40P01'])

/** Two were in each other's way, and this one had to give in: done again, it succeeds. */
export const isConflict = (error: unknown): boolean => conflicts.has(String(codeOf(error)))

const away = new Set([
  'CONNECTION_LOST',
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
  // It stops, starts, or lets nobody in; it has become a copy of the one that writes; a time-out.
  ...['57P01', '57P02', '57P03', '57P05', '55000', '25006', '57014', '25P03', '55P03'],
])

/** 08: connection exceptions; 53: no connection, disk or memory left. */
const awayClasses = /^(08|53)\w{3}$/

/** The database cannot be asked just now, and can be again without anybody mending the code. */
export function isDatabaseAway(error: unknown): boolean {
  const code = String(codeOf(error))
  const { syscall, cause } = (error ?? {}) as Trouble
  // A socket that is not there, and not some file.
  if (code === 'ENOENT') return (cause ?? { syscall }).syscall === 'connect'
  return away.has(code) || awayClasses.test(code) || isConflict(error)
}

export const databaseAwayMessage =
  'Our records cannot be reached at the moment. Please try again in a minute.'
