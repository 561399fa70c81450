/**
 * Classifies database errors by the codes of PostgreSQL
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html), its driver and Node.
 */

type ErrorFields = { code?: unknown; syscall?: unknown; message?: unknown; cause?: ErrorFields }

/** `pg` messages for a lost connection or a connection time-out: these errors have no code. */
const connectionLost =
  /^(Connection terminated|Client (has encountered|was closed)|Cannot use a pool|timeout expired)/

/** Drizzle wraps the driver's error as `cause`. */
export function codeOf(error: unknown): unknown {
  const { code, cause, message } = (error ?? {}) as ErrorFields
  return (
    cause?.code ??
    code ??
    (connectionLost.test(String(cause?.message ?? message)) ? 'CONNECTION_LOST' : undefined)
  )
}

/** serialization_failure, deadlock_detected */
const conflicts = new Set(['40001', '40P01'])

/** A conflict with another transaction: a retry succeeds. */
export const isConflict = (error: unknown): boolean => conflicts.has(String(codeOf(error)))

/** A row refers to an account that no longer exists. */
export const isAccountMissing = (error: unknown): boolean =>
  codeOf(error) === '23503' &&
  /account_uid/.test(String((error as { cause?: { constraint?: unknown } }).cause?.constraint))

const unavailableCodes = new Set([
  'CONNECTION_LOST',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The server is stopping, starting or refusing connections, is now a read-only replica, or a time-out occurred.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '55000',
  '25006',
  '57014',
  '25P03',
  '55P03',
])

/** 08: connection exceptions; 53: out of connections, disk or memory. */
const unavailableClasses = /^(08|53)\w{3}$/

/** The database cannot be reached for now; no change of the code is needed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = String(codeOf(error))
  const { syscall, cause } = (error ?? {}) as ErrorFields
  // ENOENT of a socket: the database does not run. For a file it would mean something else.
  if (code === 'ENOENT') return (cause ?? { syscall }).syscall === 'connect'
  return unavailableCodes.has(code) || unavailableClasses.test(code) || isConflict(error)
}

/** The unique constraint that a write violated, or null. Drizzle wraps both engines' errors as `cause`. */
export function brokenConstraint(error: unknown): string | null {
  const cause = (error as { cause?: Record<string, unknown> }).cause
  if (cause?.code !== '23505') return null
  return String(cause.constraint ?? '')
}
