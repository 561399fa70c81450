/**
 * Loaded into the measured server before its own code. Counts the statements that it sends to either
 * database, `begin` and `commit` included, and answers each message of its parent process with the totals.
 */
import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'
import pg from 'pg'
import type { Usage } from './measured-server'

let statements = 0

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  statements++
  return Reflect.apply(query, this, given)
} as typeof query

threads.Worker = class extends threads.Worker {
  override postMessage(...given: Parameters<threads.Worker['postMessage']>) {
    statements++
    super.postMessage(...given)
  }
}
syncBuiltinESMExports()

process.on('message', () => {
  // Includes the CPU time of the embedded database's thread.
  const { user, system } = process.cpuUsage()
  const usage: Usage = { cpuMs: (user + system) / 1000, statements, memory: process.memoryUsage.rss() }
  process.send?.(usage)
})
process.channel?.unref()
