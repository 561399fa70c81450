/**
 * Preloaded into the server of the tests and the owner's commands. Moves their date, and with it PGlite's. On request it
 * empties every table except the server's own settings, and resets the rate limits, so that a journey starts with an empty
 * database: starting a new server for each test would take more than a second. Plain JavaScript, because the built server
 * runs without tsx.
 */
import { PGlite } from '@electric-sql/pglite'
import { RateLimiterMemory } from 'rate-limiter-flexible'

let aheadMs = Number(process.env.DATE_AHEAD_MS ?? 0)
const { now } = Date
Date.now = () => now() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (real, values, target) => Reflect.construct(real, values.length ? values : [real.now()], target),
})

/** The database of the server. @type {PGlite | undefined} */
let database
const { create } = PGlite
Object.assign(PGlite, {
  /** @param {unknown[]} options */
  async create(...options) {
    database = await Reflect.apply(create, PGlite, options)
    return database
  },
})

/** @type {Map<RateLimiterMemory, Set<string | number>>} */
const counted = new Map()
const { consume } = RateLimiterMemory.prototype
/** @this {RateLimiterMemory} @param {Parameters<typeof consume>} call */
RateLimiterMemory.prototype.consume = function (...call) {
  const [key] = call
  counted.set(this, (counted.get(this) ?? new Set()).add(key))
  return consume.apply(this, call)
}

const truncate = `DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY'
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'settings'
  ); END $$`

process.on('message', async (/** @type {string | { aheadMs: number }} */ message) => {
  if (typeof message !== 'string') aheadMs = message.aheadMs
  else {
    for (const [limiter, keys] of counted) for (const key of keys) await limiter.delete(key)
    counted.clear()
    await database?.exec(truncate)
  }
  process.send?.('done')
})
