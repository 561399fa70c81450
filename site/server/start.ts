/** Starts the server, for `npm start` and in a container. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '../content/brand'
import { compose, isSampleCheckout } from './compose'
import { openStore } from './database/database'
import { persistentSecret } from './database/secret'
import { createLimiter } from './http/api/limiter'
import { HttpServer, idleBehindProxyMs } from './http/http-server'
import { readPolicies } from './http/pages/policies'
import { checkoutRefusal } from './integrations'
import { closeLog, logFault, openLog } from './observability/log'
import { createMetrics } from './observability/metrics'
import { pagesFolder, repositoryFolder, storiesFolder } from './runtime/paths'
import { StartError } from './runtime/start-error'
import { readSettings, refuseSandboxes } from './settings/settings'

async function start(): Promise<void> {
  const envFile = join(repositoryFolder, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const settings = readSettings(process.env)
  openLog(settings.logLevel)
  const { firebase, recaptcha } = settings
  const isSample = isSampleCheckout(settings)
  refuseSandboxes(settings, [
    ...(firebase ? [] : ['sign-in']),
    ...(recaptcha ? [] : ['the captcha']),
    ...(isSample ? ['the checkout'] : []),
    ...(brand.schedulingUrl ? [] : ['the calendar']),
  ])
  const unpayable = isSample ? null : checkoutRefusal(readPolicies(pagesFolder)('/pricing/index.html'))
  if (unpayable) throw new StartError(unpayable)

  const { trustProxy } = settings
  const server = await HttpServer.listen(
    settings.port,
    settings.host,
    trustProxy > 0 ? { idleMs: idleBehindProxyMs } : {},
  )
  const store = await openStore(settings).catch(async (error) => {
    await server.close()
    throw error
  })
  if (settings.firebase?.emulator)
    console.warn('Sign-in takes the unsigned tokens of an Auth emulator: anybody can sign in as any account.')
  const app = await compose({
    settings,
    store,
    limiter: createLimiter({ db: store.db, secret: await persistentSecret(store.db, 'rate_limit_secret') }),
    metrics: createMetrics(),
    folders: { pages: pagesFolder, stories: storiesFolder },
    isDraining: () => server.draining,
  })

  async function stop(noticeMs: number): Promise<void> {
    // A second signal exits at once.
    if (server.draining) process.exit(1)
    const rest = app.stopPeriodicWork()
    await server.close(noticeMs)
    await rest
    await app.idle()
    await store.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => stop(settings.drainMs))
  // Ctrl+C: no load balancer has to notice the shutdown first.
  process.on('SIGINT', () => stop(0))

  if (!settings.mail)
    console.log('Messages of visitors are kept, and shown by `npm run inbox`: SMTP_URL would also mail them.')
  server.serve(app.handle)
  console.log(`Ready on http://localhost:${server.port}`)
}

/** Node would print the error's message, which may quote people's data. */
process.on('uncaughtException', (error) => {
  logFault({ method: 'PROCESS', path: 'uncaught' }, error)
  process.exit(1)
})
process.on('exit', closeLog)

try {
  await start()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
