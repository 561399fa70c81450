/** What DATABASE_URL says, as the driver wants it. */
import type { Options } from 'postgres'
import { StartError } from './start-error'

type Connection = {
  url: string
  options: Pick<Options<Record<string, never>>, 'path' | 'prepare' | 'connection'>
}

/**
 * Takes what libpq takes (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING): besides a
 * host, `?host=/folder` for a Unix socket, as Cloud Run mounts one of Cloud SQL
 * (https://cloud.google.com/sql/docs/postgres/connect-run). Of ours is `?pgbouncer=true`, for a pooler that shares
 * connections by transaction: it refuses parameters that it does not track, and names of prepared statements get lost.
 */
export function readDatabaseUrl(text: string, timeoutMs: number): Connection {
  // An empty host is libpq's way to write a socket, and no address to WHATWG.
  const whole = text.replace(/^(postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)(?=[/?#]|$)/i, '$1localhost')
  const url = URL.canParse(whole) ? new URL(whole) : null
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.pathname.slice(1))
    throw new StartError(
      'DATABASE_URL is not the address of a PostgreSQL: write it as postgres://user:password@host:5432/database, with %-signs for what is special in a password.',
    )
  const host = url.searchParams.get('host')
  const port = url.searchParams.get('port') || url.port || '5432'
  const path = host?.startsWith('/') ? `${host}/.s.PGSQL.${port}` : undefined
  const pooled = url.searchParams.get('pgbouncer') === 'true'
  if (host && !path) url.hostname = host
  url.port = port
  url.searchParams.delete('host')
  url.searchParams.delete('port')
  url.searchParams.delete('pgbouncer')
  return {
    url: url.href,
    options: {
      path,
      prepare: pooled ? false : undefined,
      connection: {
        application_name: 'kaksha',
        // Times are read as text: what a server is set to must not change what they mean.
        TimeZone: 'UTC',
        DateStyle: 'ISO, MDY',
        ...(pooled
          ? {}
          : {
              default_transaction_isolation: 'read committed',
              statement_timeout: timeoutMs,
              // Between two statements of a transaction nothing is waited for; who stops there has lost its way.
              idle_in_transaction_session_timeout: timeoutMs * 2,
            }),
      },
    },
  }
}
