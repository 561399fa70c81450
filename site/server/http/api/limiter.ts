/** Rate limits, counted in the database, so that all servers share them and a restart keeps them. */
import { createHmac } from 'node:crypto'
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import type { Database } from '../../database/database'
import { rateLimits } from '../../database/schema'
import { callLimits, type Limit, type LimitedCall, type LimitScope } from './call-limits'

/** What remains of a limit. */
export type Allowance = {
  scope: LimitScope
  limit: Limit
  left: number
  /** Seconds until the whole limit is available again. */
  resetIn: number
  isOver: boolean
}

/** Counts one call; null where such a call has no limit. Never fails. */
export type Limiter = (call: LimitedCall, scope: LimitScope, who: string) => Promise<Allowance | null>

/** No limits, for tests of other things and for benchmarks. */
export const noLimits: Limiter = async () => null

type Options = {
  db: Database
  /** Keys are hashed with it, so that the table does not reveal who called. */
  secret: string
  limits?: Partial<Record<LimitedCall, Partial<Record<LimitScope, Limit>>>>
  /** How long the database may take, in milliseconds, before this process counts in memory. */
  timeoutMs?: number
}

type Counter = Pick<RateLimiterMemory, 'consume'>

export function createLimiter({ db, secret, limits = callLimits, timeoutMs = 250 }: Options): Limiter {
  const counters = new Map<string, Counter>()

  function counterOf(
    call: LimitedCall,
    scope: LimitScope,
    { calls: points, seconds: duration }: Limit,
  ): Counter {
    const keyPrefix = `${call}:${scope}`
    const known = counters.get(keyPrefix)
    if (known) return known
    const rules = { keyPrefix, points, duration }
    const inDatabase = new RateLimiterDrizzle({
      ...rules,
      storeClient: db,
      schema: rateLimits,
      // Further calls are refused without asking the database.
      inMemoryBlockOnConsumed: points + 1,
      // One counter deletes expired rows for all.
      clearExpiredByTimeout: counters.size === 0,
    })
    const insuranceLimiter = new RateLimiterMemory(rules)
    const counter = new RLWrapperTimeouts({ limiter: inDatabase, timeoutMs, insuranceLimiter })
    counters.set(keyPrefix, counter)
    return counter
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
    // Neither the database nor this process could count: do not refuse the call.
    if (!(counted.result instanceof RateLimiterRes)) return null
    const { remainingPoints, msBeforeNext } = counted.result
    const resetIn = Math.max(1, Math.ceil(msBeforeNext / 1000))
    return { scope, limit, left: counted.isOver ? 0 : remainingPoints, resetIn, isOver: counted.isOver }
  }
}
