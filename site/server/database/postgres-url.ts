/** Parses DATABASE_URL for `pg`. */
import { StartError } from '../runtime/errors'

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
  /** Sent when a connection is opened. */
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
