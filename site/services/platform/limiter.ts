/** Counts calls in the database, so that all servers over it count together, and a restart forgets nothing. */
import { createHmac } from 'node:crypto'
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { callLimits, type Limit, type LimitedCall, type Whom } from './call-limits'
import type { Database } from './database'
import { rateLimits } from './schema'

/** What is left to somebody of a limit. */
export type Allowance = {
  whom: Whom
  limit: Limit
  left: number
  /** In seconds, until all of it is there again. */
  resetIn: number
  isOver: boolean
}

/** Counts one call of somebody; null where such a call is not counted. Never fails. */
export type Limiter = (call: LimitedCall, whom: Whom, who: string) => Promise<Allowance | null>

/** For what is no server for the public: tests of something else, and benches. */
export const noLimits: Limiter = async () => null

type Options = {
  db: Database
  /** Keys are hashed with it: the table tells nobody who called. */
  secret: string
  limits?: Partial<Record<LimitedCall, Partial<Record<Whom, Limit>>>>
  /** How long the database may take, in milliseconds, before this process counts by itself. */
  patienceMs?: number
}

type Counter = Pick<RateLimiterMemory, 'consume'>

export function createLimiter({ db, secret, limits = callLimits, patienceMs = 250 }: Options): Limiter {
  const counters = new Map<string, Counter>()

  function counterOf(call: LimitedCall, whom: Whom, { calls: points, seconds: duration }: Limit): Counter {
    const keyPrefix = `${call}:${whom}`
    const known = counters.get(keyPrefix)
    if (known) return known
    const rules = { keyPrefix, points, duration }
    const inDatabase = new RateLimiterDrizzle({
      ...rules,
      storeClient: db,
      schema: rateLimits,
      // Whoever goes on is refused without asking the database again.
      inMemoryBlockOnConsumed: points + 1,
      // One of them clears the table for all.
      clearExpiredByTimeout: counters.size === 0,
    })
    const insuranceLimiter = new RateLimiterMemory(rules)
    const counter = new RLWrapperTimeouts({ limiter: inDatabase, timeoutMs: patienceMs, insuranceLimiter })
    counters.set(keyPrefix, counter)
    return counter
  }

  const hashed = (who: string) => createHmac('sha256', secret).update(who).digest('base64url').slice(0, 22)

  return async (call, whom, who) => {
    const limit = limits[call]?.[whom]
    if (!limit) return null
    const counted = await counterOf(call, whom, limit)
      .consume(hashed(who))
      .then(
        (result) => ({ result, isOver: false }),
        (result: unknown) => ({ result, isOver: true }),
      )
    // Neither the database nor this process could count: that is no reason to refuse anybody.
    if (!(counted.result instanceof RateLimiterRes)) return null
    const { remainingPoints, msBeforeNext } = counted.result
    const resetIn = Math.max(1, Math.ceil(msBeforeNext / 1000))
    return { whom, limit, left: counted.isOver ? 0 : remainingPoints, resetIn, isOver: counted.isOver }
  }
}
