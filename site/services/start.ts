/** Starts the server: `npm start` ends here, and so does a container. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '../content/brand'
import { plans, samplePaidPlan } from '../content/plans'
import { createApp } from './app'
import { firebaseIdentity } from './auth/server-firebase'
import { sandboxIdentity } from './auth/server-sandbox'
import { sandboxCaptcha } from './captcha/server'
import { type Database, openStore } from './platform/database'
import { Port } from './platform/listen'
import { pagesFolder, repositoryFolder, storiesFolder } from './platform/paths'
import { keptSecret } from './platform/secret'
import { readSettings, refuseSandboxes } from './platform/settings'
import { StartError } from './platform/start-error'

async function sandboxSignIn(db: Database) {
  const sandboxSecret = await keptSecret(db, 'sandbox_secret')
  return { sandboxSecret, verifyIdentity: sandboxIdentity(sandboxSecret) }
}

async function start(): Promise<void> {
  const envFile = join(repositoryFolder, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const settings = readSettings(process.env)
  const { firebase } = settings
  refuseSandboxes(settings, [
    ...(firebase ? [] : ['sign-in']),
    ...['the captcha', 'the checkout'],
    ...(brand.schedulingUrl ? [] : ['the calendar']),
  ])

  const port = await Port.take(settings.port, settings.host)
  const store = await openStore(settings).catch(async (error) => {
    await port.close()
    throw error
  })
  const signIn = firebase ? { verifyIdentity: firebaseIdentity(firebase) } : await sandboxSignIn(store.db)
  if (firebase?.emulator)
    console.warn('Sign-in takes the unsigned tokens of an Auth emulator: anybody can be anybody.')
  const app = createApp({
    db: store.db,
    siteUrl: settings.siteUrl,
    folders: { pages: pagesFolder, stories: storiesFolder },
    plans: [...plans, samplePaidPlan],
    ...signIn,
    verifyCaptcha: sandboxCaptcha,
    captchaToken: 'sandbox',
    isDraining: () => port.draining,
  })

  async function stop(noticeMs: number): Promise<void> {
    // A second signal means now.
    if (port.draining) process.exit(1)
    await port.close(noticeMs)
    await store.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => stop(settings.drainMs))
  // Whoever pressed Ctrl+C is waiting; nobody has to be told first.
  process.on('SIGINT', () => stop(0))

  port.serve(app)
  console.log(`Ready on http://localhost:${port.number}`)
}

try {
  await start()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
