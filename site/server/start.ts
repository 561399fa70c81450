/** Starts the server, for `npm start` and in a container. */
import { brand } from '../content/brand'
import { compose } from './compose'
import { databaseTime, openStore, waitForDatabase } from './database/database'
import { persistentSecret } from './database/secret'
import { createLimiter } from './http/api/limiter'
import { HttpServer, idleBehindProxyMs } from './http/http-server'
import { readPolicies } from './http/pages/pages'
import { closeLog, logFault, openLog } from './observability/log'
import { createMetrics } from './observability/metrics'
import { checkoutRefusal } from './payment/providers/settings'
import { StartError } from './runtime/errors'
import { pagesFolder, repositoryFolder, storiesFolder } from './runtime/paths'
import { loadEnvFile } from './settings/env-file'
import { readSettings, refuseSandboxes, sandboxesIn } from './settings/settings'

/** Milliseconds for everything after DRAIN_MS. With its default of 500, a stop takes at most 8 s. */
const stopMs = 7500

async function start(): Promise<void> {
  for (const warning of loadEnvFile(repositoryFolder)) console.warn(warning)
  const settings = readSettings(process.env)
  openLog(settings.logLevel)
  const { payment } = settings
  refuseSandboxes(settings, sandboxesIn(settings, brand))
  const unpayable = payment.isSandbox
    ? null
    : checkoutRefusal(readPolicies(pagesFolder)('/pricing/index.html'))
  if (unpayable) throw new StartError(unpayable)

  const { trustProxy } = settings
  const server = await HttpServer.listen(
    settings.port,
    settings.host,
    trustProxy > 0 ? { idleMs: idleBehindProxyMs } : {},
  )
  // Nothing has to be drained yet, and a process 1 without a handler gets no signal.
  const quit = () => process.exit(0)
  process.on('SIGTERM', quit)
  const store = await waitForDatabase(() => openStore(settings), console.warn)
  await databaseTime(store.db)
  const app = await compose({
    settings,
    store,
    limiter: createLimiter({
      db: settings.databaseUrl ? store.db : undefined,
      secret: await persistentSecret(store.db, 'rate_limit_secret'),
    }),
    metrics: createMetrics(),
    folders: { pages: pagesFolder, stories: storiesFolder },
    isDraining: () => server.draining,
  })

  async function stop(noticeMs: number): Promise<void> {
    // A second signal exits at once.
    if (server.draining) process.exit(1)
    // What has not ended by then is cut off. Everything that was acknowledged is in the database.
    setTimeout(() => process.exit(0), noticeMs + stopMs)
    const rest = app.stopPeriodicWork()
    await server.close(noticeMs)
    await rest
    await app.idle()
    await store.close()
    await closeLog()
    process.exit(0)
  }
  process.off('SIGTERM', quit).on('SIGTERM', () => stop(settings.drainMs))
  // Ctrl+C skips the delay for load balancers.
  process.on('SIGINT', () => stop(0))

  if (!settings.databaseUrl)
    console.log(
      `Data are kept in ${settings.dataDir} by PGlite, which is for trying: one process, no fsync, no checkpoints. In production set DATABASE_URL to a PostgreSQL.`,
    )
  if (!settings.mail)
    console.log(
      'Messages of visitors are stored, and `npm run inbox` lists them. Set SMTP_URL to get them by e-mail too.',
    )
  server.serve(app.handle)
  console.log(`Ready on http://localhost:${server.port}`)
}

// The server keeps running without a log if its output fails, for example on a full disk.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

/** Node would print the error message, which may quote personal data. */
process.on('uncaughtException', (error) => {
  logFault({ method: 'PROCESS', path: 'uncaught' }, error)
  void closeLog().finally(() => process.exit(1))
})

try {
  await start()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
