// Runs PGlite in a worker thread: a statement that does not end cannot stop the server from answering, and the thread
// can be ended and started again. JavaScript, because the sources, the built server and tests load the same file.
import { fdatasyncSync, readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { preparedStatements } from './prepared.mjs'

/** @type {{ folder: string, template?: string }} */
const { folder, template } = workerData

/** PGlite's own file system ignores fsync, so a power failure could lose acknowledged data. */
class DurableFs extends NodeFS {
  /** @override @type {NodeFS['init']} */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
    const patch = (/** @type {any} */ { NODEFS }) => {
      // Readable by the owner only: every new file gets its mode from here.
      for (const operations of [NODEFS.node_ops, NODEFS.stream_ops]) {
        const { setattr } = operations
        operations.setattr = (
          /** @type {unknown} */ file,
          /** @type {{ mode?: number }} */ { ...attributes },
        ) => {
          if (attributes.mode !== undefined) attributes.mode &= ~0o077
          return setattr(file, attributes)
        }
      }
      NODEFS.stream_ops.fsync = (/** @type {{ nfd: number }} */ { nfd }) => {
        fdatasyncSync(nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] } }
  }
}

const parameters = {
  // PGlite's fdatasync does nothing; its fsync calls the function above.
  wal_sync_method: 'fsync',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  // Enough for a database of about 50 MB; the default of 160 MB would only use memory.
  shared_buffers: '16MB',
  // Without it a kept statement would keep the plan of its first runs, when its tables were small.
  plan_cache_mode: 'force_custom_plan',
}

const pg = await PGlite.create({
  fs: new DurableFs(folder),
  // -F switches fsync off.
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ],
  ...(template && { loadDataDir: new Blob([readFileSync(template)], { type: 'application/x-gzip' }) }),
})

const { TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE } = types
// Drizzle reads these as text, and their arrays. Set once: as an option of a query they would cost a copy of all parsers.
for (const type of [TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE, 1231, 1115, 1185, 1187, 1182])
  pg.parsers[type] = (/** @type {string} */ value) => value

/** A checkpoint is made after this much WAL, or after this time. */
const checkpoint = { bytes: 32 * 1024 * 1024, ms: 5 * 60_000 }

/** A single process of PostgreSQL makes no checkpoints by itself. */
const walSize = `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()`
let last = Date.now()
let hasNew = false
setInterval(async () => {
  if (!hasNew) return
  hasNew = false
  try {
    const [row] = (await pg.query(walSize)).rows
    const { bytes } = /** @type {{ bytes: number }} */ (row)
    if (bytes < checkpoint.bytes && Date.now() - last < checkpoint.ms) {
      hasNew = bytes > 0
      return
    }
    await pg.exec('checkpoint')
    last = Date.now()
  } catch {
    // A checkpoint is not possible in a failed transaction, so it is tried again in a second.
    hasNew = true
  }
}, 1000).unref()

const statements = preparedStatements(pg)
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)

/** @typedef {{ id: number, close?: true, text: string, values?: unknown[], rowMode?: 'array' | 'object' }} Request */

/** @param {Request} request */
async function answer({ id, close, text, values, rowMode }) {
  try {
    if (close) return port.postMessage({ id, result: await pg.close() })
    hasNew ||= !/^\s*select\b/i.test(text)
    if (values) {
      const result = await statements.query(text, values, rowMode)
      return port.postMessage({ id, result: { rows: result?.rows } })
    }
    const result = await statements.exec(text)
    port.postMessage({ id, result: { rows: [], command: result?.command } })
  } catch (error) {
    const { name, message, code, constraint } = /** @type {Record<string, unknown>} */ (error)
    // An error without an SQLSTATE comes from the engine itself, which may be damaged, so it is not used any
    // more.
    if (typeof code !== 'string') throw error
    port.postMessage({ id, error: { name, message, code, constraint } })
  }
}

/** One at a time, in the order in which they came. */
let turn = Promise.resolve()
port.on('message', (/** @type {Request} */ request) => {
  turn = turn.then(() => answer(request))
})
port.postMessage({ id: 0 })
