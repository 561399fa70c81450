/**
 * Preloaded into the server of the tests. On request it empties every table except the server's own settings,
 * and resets the rate limits, so that a journey starts with an empty database. Starting a new server for each
 * test would take more than a second. Plain JavaScript, because the built server runs without tsx.
 */
import { PGlite } from '@electric-sql/pglite'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/** The database of the server. @type {PGlite | undefined} */
let database
const { create } = PGlite
Object.assign(PGlite, {
  /** @param {unknown[]} given */
  async create(...given) {
    database = await Reflect.apply(create, PGlite, given)
    return database
  },
})

/** @type {Map<RateLimiterMemory, Set<string | number>>} */
const counted = new Map()
const { consume } = RateLimiterMemory.prototype
/** @this {RateLimiterMemory} @param {Parameters<typeof consume>} given */
RateLimiterMemory.prototype.consume = function (...given) {
  const [key] = given
  counted.set(this, (counted.get(this) ?? new Set()).add(key))
  return consume.apply(this, given)
}

const text = `DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY'
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'settings'
  ); END $$`

process.on('message', async (message) => {
  if (message !== 'empty') return
  for (const [limiter, keys] of counted) for (const key of keys) await limiter.delete(key)
  counted.clear()
  await database?.exec(text)
  process.send?.('emptied')
})
