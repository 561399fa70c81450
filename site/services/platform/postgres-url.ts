/** What DATABASE_URL says, as `pg` wants it. */
import { StartError } from './start-error'

/**
 * Takes what libpq takes (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING): besides a
 * host, `?host=/folder` for a Unix socket, as Cloud Run mounts one of Cloud SQL
 * (https://cloud.google.com/sql/docs/postgres/connect-run). Of ours is `?pgbouncer=true`, for a pooler that shares
 * connections by transaction: it refuses parameters that it does not track.
 */
export function readDatabaseUrl(text: string, timeoutMs: number) {
  // An empty host is libpq's way to write a socket, and no address to WHATWG.
  const whole = text.replace(/^(postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)(?=[/?#]|$)/i, '$1localhost')
  const url = URL.canParse(whole) ? new URL(whole) : null
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.pathname.slice(1))
    throw new StartError(
      'DATABASE_URL is not the address of a PostgreSQL: write it as postgres://user:password@host:5432/database, with %-signs for what is special in a password.',
    )
  // Without it `pg` takes `sslmode=require` for `verify-full`, which most managed databases do not pass.
  url.searchParams.set('uselibpqcompat', 'true')
  /** Sent when a connection is opened. */
  const parameters: Record<string, string> = {
    application_name: 'kaksha',
    // Times are read as text: what a server is set to must not change what they mean.
    TimeZone: 'UTC',
    DateStyle: 'ISO, MDY',
    ...(url.searchParams.get('pgbouncer') !== 'true' && {
      default_transaction_isolation: 'read committed',
      statement_timeout: String(timeoutMs),
      // Between two statements of a transaction nothing is waited for; who stops there has lost its way.
      idle_in_transaction_session_timeout: String(timeoutMs * 2),
    }),
  }
  return { connectionString: url.href, parameters }
}
