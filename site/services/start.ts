/** Starts the server: `npm start` ends here, and so does a container. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '../content/brand'
import { plans, samplePaidPlan } from '../content/plans'
import { createApp } from './app'
import { firebaseIdentity } from './auth/server-firebase'
import { sandboxIdentity } from './auth/server-sandbox'
import { captchaOf } from './captcha/server'
import { createOutbox, deliverEvery } from './contact/server-outbox'
import { smtpMailer } from './contact/server-smtp'
import { deskOver } from './desk'
import { mayPay } from './payment/csp'
import { createPayments } from './payment/server'
import { razorpayProvider } from './payment/server-razorpay'
import { everyFewMinutes } from './payment/server-reconcile'
import { sandboxProvider } from './payment/server-sandbox'
import { openStore } from './platform/database'
import { openDesk } from './platform/desk'
import { createLimiter } from './platform/limiter'
import { idleBehindProxyMs, Port } from './platform/listen'
import { closeLog, logFault, openLog } from './platform/log'
import { createMetrics } from './platform/metrics'
import { pagesFolder, repositoryFolder, storiesFolder } from './platform/paths'
import { readPolicies } from './platform/policies'
import { keptSecret } from './platform/secret'
import { readSettings, refuseSandboxes } from './platform/settings'
import { StartError } from './platform/start-error'
import { sweepEvery, sweepOldData } from './privacy/server-sweep'

async function start(): Promise<void> {
  const envFile = join(repositoryFolder, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const settings = readSettings(process.env)
  openLog(settings.logLevel)
  const { firebase, razorpay, recaptcha } = settings
  // A double takes no money: what is bought of it is a sample.
  const isSample = !razorpay || razorpay.apiBase !== undefined
  refuseSandboxes(settings, [
    ...(firebase ? [] : ['sign-in']),
    ...(recaptcha ? [] : ['the captcha']),
    ...(isSample ? ['the checkout'] : []),
    ...(brand.schedulingUrl ? [] : ['the calendar']),
  ])
  if (!isSample && !mayPay(readPolicies(pagesFolder)('/pricing/index.html')))
    throw new StartError(
      'The pages were built without VITE_RAZORPAY_KEY, and let no browser open the checkout: set it to the value of RAZORPAY_KEY_ID and run `npm run build`.',
    )

  const { trustProxy } = settings
  const port = await Port.take(
    settings.port,
    settings.host,
    trustProxy > 0 ? { idleMs: idleBehindProxyMs } : {},
  )
  const store = await openStore(settings).catch(async (error) => {
    await port.close()
    throw error
  })
  const sandboxSecret = await keptSecret(store.db, 'sandbox_secret')
  const signIn = firebase
    ? { verifyIdentity: firebaseIdentity(firebase) }
    : { sandboxSecret, verifyIdentity: sandboxIdentity(sandboxSecret) }
  if (firebase?.emulator)
    console.warn('Sign-in takes the unsigned tokens of an Auth emulator: anybody can be anybody.')
  const offered = isSample ? [...plans, samplePaidPlan] : plans
  const payments = createPayments({
    db: store.db,
    plans: offered,
    supportEmail: brand.email,
    ...(razorpay
      ? { provider: await razorpayProvider(razorpay) }
      : { sandbox: sandboxProvider(store.db, sandboxSecret) }),
  })
  const metrics = createMetrics()
  const { mail } = settings
  const outbox =
    mail &&
    createOutbox({
      db: store.db,
      mailer: smtpMailer(mail),
      ...{ from: mail.from, to: mail.to, brandName: brand.name },
    })
  const app = createApp({
    trustProxy,
    limiter: createLimiter({ db: store.db, secret: await keptSecret(store.db, 'rate_limit_secret') }),
    metrics,
    metricsToken: settings.metricsToken,
    db: store.db,
    siteUrl: settings.siteUrl,
    folders: { pages: pagesFolder, stories: storiesFolder },
    plans: offered,
    payments,
    ...signIn,
    ...captchaOf(recaptcha),
    outbox,
    isDraining: () => port.draining,
    front: settings.trustProxy
      ? { hops: settings.trustProxy, siteUrl: settings.siteUrl, preload: settings.hstsPreload }
      : undefined,
  })

  const reconciliation = everyFewMinutes((round) => store.alone(() => payments.reconcile(round)))

  const deliveries = outbox && everyFewMinutes(outbox.round, deliverEvery, 'contact_messages')
  const sweep = everyFewMinutes(() => sweepOldData(store.db), sweepEvery, 'retention')
  // With DATABASE_URL the commands ask the database themselves.
  const closeDesk = settings.databaseUrl ? undefined : await openDesk(settings.dataDir, deskOver(store.db))

  async function stop(noticeMs: number): Promise<void> {
    // A second signal means now.
    if (port.draining) process.exit(1)
    const rest = Promise.all([
      reconciliation.stop(),
      outbox?.stop(),
      deliveries?.stop(),
      sweep.stop(),
      closeDesk?.(),
    ])
    await port.close(noticeMs)
    await rest
    await payments.landed()
    await store.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => stop(settings.drainMs))
  // Whoever pressed Ctrl+C is waiting; nobody has to be told first.
  process.on('SIGINT', () => stop(0))

  if (!outbox)
    console.log('Messages of visitors are kept, and shown by `npm run inbox`: SMTP_URL would also mail them.')
  port.serve(app)
  console.log(`Ready on http://localhost:${port.number}`)
}

/** Node would print the error's message, which may quote what people wrote. */
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
