/**
 * Rate limits, and how they are reported to the caller. With PostgreSQL they are counted in the database, so that all servers share them and a restart keeps
 * them; with PGlite there is one server, which counts in memory.
 */
import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { tooManyRequestsMessage } from '../../../contracts/api'
import type { Database } from '../../database/database'
import { rateLimits } from '../../database/schema'
import type { ServerContext } from '../request-scope'
import { clientAddress, clientNetwork } from '../trusted-proxy'
import { callLimits, type Limit, type LimitedCall, type LimitScope } from './call-limits'
import { type Reply, refuse } from './reply'

type Allowance = {
  limit: Limit
  left: number
  /** Seconds until the whole limit is available again. */
  resetIn: number
  isOver: boolean
}

/** Counts one call; null where such a call has no limit. Never fails. */
export type Limiter = (call: LimitedCall, scope: LimitScope, who: string) => Promise<Allowance | null>

type Options = {
  /** Shared by all servers; without it, this process counts in memory. */
  db?: Database
  /** Keys are hashed with it, so that the table does not reveal who called. */
  secret: string
  limits?: Partial<Record<LimitedCall, Partial<Record<LimitScope, Limit>>>>
  /** How long the database may take, in milliseconds, before this process counts in memory. */
  timeoutMs?: number
}

type Counter = Pick<RateLimiterMemory, 'consume'>

/**
 * Commits a count without waiting for the disk: a crash of PostgreSQL may lose the last counts. The setting is part of
 * the statement, since a separate statement would take longer than the disk.
 */
function withoutWaiting(db: Database) {
  const off = sql`substr(set_config('synchronous_commit', 'off', true), 4)`
  return {
    insert: (table: typeof rateLimits) => ({
      values: (row: typeof rateLimits.$inferInsert) =>
        db.insert(table).values({ ...row, key: sql`${off} || ${row.key}` }),
    }),
    delete: (table: typeof rateLimits) => db.delete(table),
  }
}

export function createLimiter({ db, secret, limits = callLimits, timeoutMs = 250 }: Options): Limiter {
  const counters = new Map<string, Counter>()

  function counterOf(
    call: LimitedCall,
    scope: LimitScope,
    { calls: points, seconds: duration }: Limit,
  ): Counter {
    const keyPrefix = `${call}:${scope}`
    const existing = counters.get(keyPrefix)
    if (existing) return existing
    const rules = { keyPrefix, points, duration }
    const counter = db ? inDatabase(db, rules) : new RateLimiterMemory(rules)
    counters.set(keyPrefix, counter)
    return counter
  }

  function inDatabase(db: Database, rules: { keyPrefix: string; points: number; duration: number }): Counter {
    const limiter = new RateLimiterDrizzle({
      ...rules,
      storeClient: withoutWaiting(db),
      schema: rateLimits,
      // While a limit is exceeded, calls are refused without a query.
      inMemoryBlockOnConsumed: rules.points + 1,
      // One limiter deletes the expired rows of all.
      clearExpiredByTimeout: counters.size === 0,
    })
    return new RLWrapperTimeouts({ limiter, timeoutMs, insuranceLimiter: new RateLimiterMemory(rules) })
  }

  const hashed = (who: string) => createHmac('sha256', secret).update(who).digest('base64url').slice(0, 22)

  return async (call, scope, who) => {
    const limit = limits[call]?.[scope]
    if (!limit) return null
    const counted = await counterOf(call, scope, limit)
      .consume(hashed(who))
      .then(
        (result) => ({ result, isOver: false }),
        (result: unknown) => ({ result, isOver: true }),
      )
    // The database and this process could not count: do not refuse the call.
    if (!(counted.result instanceof RateLimiterRes)) return null
    const { remainingPoints, msBeforeNext } = counted.result
    const resetIn = Math.max(1, Math.ceil(msBeforeNext / 1000))
    return { limit, left: counted.isOver ? 0 : remainingPoints, resetIn, isOver: counted.isOver }
  }
}

/** Counts a call and writes the header fields; returns the refusal where the limit is exceeded. */
export type Count = (scope: LimitScope, who: string) => Promise<Reply | null>

export type CountOptions = {
  limiter: Limiter
  /** Number of trusted proxies in front of this server. */
  trustProxy: number
}

export const countCalls =
  (limiter: Limiter, c: ServerContext, call: LimitedCall): Count =>
  async (scope, who) => {
    const allowance = await limiter(call, scope, who)
    if (!allowance) return null
    const { limit, left, resetIn, isOver } = allowance
    // https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/, sections 3 and 4.
    c.header('RateLimit-Policy', `"${scope}";q=${limit.calls};w=${limit.seconds}`, { append: true })
    c.header('RateLimit', `"${scope}";r=${left};t=${resetIn}`, { append: true })
    if (!isOver) return null
    c.header('Retry-After', String(resetIn))
    return refuse(429, tooManyRequestsMessage(inWords(resetIn)))
  }

/** The network of a request, as it is counted. */
export const networkOf = (c: ServerContext, trustProxy: number) =>
  clientNetwork(
    clientAddress(c.env.incoming.socket?.remoteAddress ?? '', c.req.header('X-Forwarded-For'), trustProxy),
  )

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
