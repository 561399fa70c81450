/**
 * The measured server. Counts the statements that it sends to the
 * database, `begin` and `commit` included, and answers each message of its parent process with the totals.
 */
import pg from 'pg'
import type { Usage } from './measured-server'
import './tenants'

let statements = 0

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  statements++
  return Reflect.apply(query, this, given)
} as typeof query

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const usage: Usage = { cpuMs: (user + system) / 1000, statements, memory: process.memoryUsage.rss() }
  process.send?.(usage)
})
process.channel?.unref()

// Imported after this, because the server opens its database when it is loaded.
await import('../../../site/server/start')
