/**
 * Preloaded into the server of the tests. On request it empties every table except the server's own settings,
 * and resets the rate limits, so that a journey starts with an empty database. Starting a new server for each
 * test would take more than a second.
 */
import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/** The thread of the embedded database. @type {threads.Worker | undefined} */
let database
threads.Worker = class extends threads.Worker {
  /** @param {ConstructorParameters<typeof threads.Worker>} given */
  constructor(...given) {
    super(...given)
    if (String(given[0]).endsWith('worker.mjs')) database = this
  }
}
syncBuiltinESMExports()

/** @type {Map<RateLimiterMemory, Set<string | number>>} */
const counted = new Map()
const { consume } = RateLimiterMemory.prototype
/** @this {RateLimiterMemory} @param {Parameters<typeof consume>} given */
RateLimiterMemory.prototype.consume = function (...given) {
  const [key] = given
  counted.set(this, (counted.get(this) ?? new Set()).add(key))
  return consume.apply(this, given)
}

/** An ID that no request of the server has. */
const id = -1
const text = `DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY'
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'settings'
  ); END $$`

process.on('message', async () => {
  for (const [limiter, keys] of counted) for (const key of keys) await limiter.delete(key)
  counted.clear()
  const answered = new Promise((resolve) => {
    const listen = (/** @type {{ id: number }} */ reply) => {
      if (reply.id !== id) return
      database?.off('message', listen)
      resolve(undefined)
    }
    database?.on('message', listen)
  })
  database?.postMessage({ id, text })
  await answered
  process.send?.('emptied')
})
