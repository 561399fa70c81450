/** A running server for tests: the real app on a real port, over a database of its own. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { vi } from 'vitest'
import { plans, samplePaidPlan } from '../content/plans'
import { type AppOptions, createApp, createRoutes } from './app'
import { sandboxIdentity } from './auth/server-sandbox'
import { sandboxCaptcha } from './captcha/server'
import type { ApiReply, CallName } from './contract'
import type { OfferedPlan } from './onboarding/server-plans'
import { createPayments } from './payment/server'
import type { Patience } from './payment/server-context'
import type { PaymentProvider } from './payment/server-provider'
import { sandboxProvider } from './payment/server-sandbox'
import { type Database, openStore, type Store } from './platform/database'
import type { VerifyIdentity } from './platform/identity'
import { Port } from './platform/listen'

// Opening a database takes seconds, and many on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Over PGlite, or over a new database of the PostgreSQL that TEST_DATABASE_URL names. */
async function openTestStore(): Promise<Store> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return openStore({ dataDir: 'memory://' })
  const name = `kaksha_test_${randomBytes(6).toString('hex')}`
  const admin = postgres(server, { max: 1 })
  await admin.unsafe(`create database ${name}`)
  const store = await openStore({ databaseUrl: new URL(name, server).href, dataDir: '' })
  const close = async () => {
    await store.close()
    await admin.unsafe(`drop database ${name}`)
    await admin.end()
  }
  return { ...store, close }
}

/** Signs the sandbox's tokens and the messages of its provider. */
export const sandboxSecret = 'not a secret'

/** Takes `test:UID` for the token of any account, so that many can act at once; other tokens are the sandbox's. */
function testIdentity(secret: string): VerifyIdentity {
  const sandbox = sandboxIdentity(secret)
  return async (token) => {
    const uid = token.match(/^test:(.+)$/)?.[1]
    return uid ? { uid, email: `${uid}@test.example` } : sandbox(token)
  }
}

export type TestReply = { status: number; headers: Headers; body: ApiReply & Record<string, unknown> }
export type TestServer = Awaited<ReturnType<typeof startTestServer>>

type TestOptions = Pick<AppOptions, 'domainBudget' | 'onMessage'> & {
  pages?: string
  stories?: string
  verifyIdentity?: VerifyIdentity
  /** Offered besides the site's own. */
  morePlans?: OfferedPlan[]
  /** Stands between the server and its database. */
  wrap?: (db: Database) => Database
  /** In place of the sandbox's checkout. */
  provider?: PaymentProvider
  patience?: Partial<Patience>
}

export async function startTestServer({
  pages = emptyFolder(),
  stories = emptyFolder(),
  verifyIdentity = testIdentity(sandboxSecret),
  morePlans = [],
  wrap = (db) => db,
  provider,
  patience,
  ...more
}: TestOptions = {}) {
  const store = await openTestStore()
  const port = await Port.take(0)
  const db = wrap(store.db)
  const offered = [...plans, samplePaidPlan, ...morePlans]
  const sandbox = sandboxProvider(db, sandboxSecret)
  const payments = createPayments({
    db,
    plans: offered,
    supportEmail: 'hello@kaksha.example',
    patience: { answerMs: 50, ...patience },
    ...(provider ? { provider } : { sandbox }),
  })
  const options: AppOptions = {
    db,
    siteUrl: 'https://kaksha.example',
    folders: { pages, stories },
    plans: offered,
    payments,
    verifyIdentity,
    sandboxSecret,
    verifyCaptcha: async (token) => token !== 'used up' && sandboxCaptcha(token),
    captchaToken: 'sandbox',
    isDraining: () => port.draining,
    ...more,
  }
  const routes = createRoutes(options)
  port.serve(createApp(options, routes))
  const url = `http://localhost:${port.number}`

  const raw = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init })

  async function call(
    name: CallName,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestReply> {
    const response = await raw(`/v1/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Source: 'website', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  /** A call in the name of an account, whose uid is put in as `token`. */
  const callAs = (uid: string, name: CallName, body: object) =>
    call(name, { token: uid, ...body }, { Authorization: `Bearer test:${uid}` })

  async function signIn(uid: string): Promise<void> {
    const { status } = await call('google_login', { uid, email: `${uid}@test.example`, token: `test:${uid}` })
    if (status !== 200) throw new Error(`${uid} could not sign in: ${status}`)
  }

  const close = async () => {
    await port.close()
    await payments.landed()
    await store.close()
  }
  return { url, port, db: store.db, payments, sandbox, routes, raw, call, callAs, signIn, close }
}

export const emptyFolder = () => mkdtempSync(join(tmpdir(), 'kaksha-'))

export const goodCompany = {
  domainName: 'ganit',
  companyName: 'Ganit Classes',
  companyEmail: 'office@ganit.example',
  companyPhone: '+91 33 4000 0000',
  companySize: '12',
  location: 'Kolkata, India',
  selected_plan: 'FT',
}

export const goodCompletion = (uid: string) => ({
  isOnlinePaymentRequired: false,
  currencySymbol: '₹',
  currencyType: 'INR',
  razorpayKey: '',
  razorpaySecretKey: '',
  taxes: [],
  orderId: `FREE_TRIAL-${uid}`,
})

export const goodMessage = {
  name: 'Mitali Sen',
  email: 'mitali@ganit.example',
  phone: '033 4000 0000',
  subject: 'Plans',
  message: 'Which plan suits\na school of forty?',
  captcha: 'a token',
}
