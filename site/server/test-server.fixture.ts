/** A running server for tests: the real app on a real port, with its own database. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openNewStore } from '../../tests/fixtures/data-folder'
import { plans, samplePaidPlan } from '../content/plans'
import type { CallName, ReplyBody } from '../contracts/api'
import { type AppOptions, createApp, createRoutes } from './app'
import { sandboxIdentity } from './auth/sandbox'
import { ownerOf } from './commands/owner.fixture'
import { type Database, openStore, type Store } from './database/database'
import { newDatabase } from './database/postgres.fixture'
import type { VerifyIdentity } from './http/api/identity'
import type { Limiter } from './http/api/limiter'
import { HttpServer } from './http/http-server'
import type { OfferedPlan } from './licensing/plans'
import { createMetrics } from './observability/metrics'
import { createPayments } from './payment/payments'
import type { PaymentProvider } from './payment/providers/provider'
import { sandboxPaymentProvider } from './payment/providers/sandbox/adapter'

/** Over PGlite, or over a new database of a given PostgreSQL. */
export async function openTestStore(): Promise<Store> {
  const database = await newDatabase()
  if (!database) return openNewStore()
  const store = await openStore({ databaseUrl: database.url, dataDir: '' })
  return { ...store, close: () => store.close().finally(database.drop) }
}

/** Signs the tokens and messages of the sandbox providers. */
const sandboxSecret = 'not a secret'

/** Accepts `test:UID` as the token of any account, so that many can act at once; other tokens are the sandbox's. */
function testIdentity(secret: string): VerifyIdentity {
  const sandbox = sandboxIdentity(secret)
  return async (token) => {
    const uid = token.match(/^test:(.+)$/)?.[1]
    return uid ? { uid, email: `${uid}@test.example` } : sandbox(token)
  }
}

export type TestReply = { status: number; headers: Headers; body: ReplyBody & Record<string, unknown> }
export type TestServer = Awaited<ReturnType<typeof startTestServer>>

type TestOptions = Partial<
  Pick<AppOptions, 'trustProxy' | 'metricsToken' | 'outbox' | 'verifyIdentity' | 'verifyCaptcha'>
> & {
  /** Most tests are not about limits, and call more often than a visitor would. */
  limiter?: (db: Database) => Limiter
  /** Offered besides the site's own plans. */
  morePlans?: OfferedPlan[]
  /** An open database to use instead of a new one. It is closed with the server. */
  store?: Store
  /** Returns the database that the server uses, for example one that counts statements. */
  wrap?: (db: Database) => Database
  /** Instead of the sandbox checkout. */
  provider?: PaymentProvider
}

export async function startTestServer({
  store: openedStore,
  provider: chosenProvider,
  limiter = () => async () => null,
  morePlans = [],
  wrap = (db) => db,
  ...more
}: TestOptions = {}) {
  const store = openedStore ?? (await openTestStore())
  const httpServer = await HttpServer.listen(0)
  const db = wrap(store.db)
  const offered = [...plans, samplePaidPlan, ...morePlans]
  const provider = chosenProvider ?? sandboxPaymentProvider(db, sandboxSecret)
  const payments = createPayments({ db, plans: offered, provider })
  const metrics = createMetrics()
  const options: AppOptions = {
    db,
    siteUrl: 'https://kaksha.example',
    folders: { pages: emptyFolder(), stories: emptyFolder() },
    plans: offered,
    payments,
    verifyIdentity: testIdentity(sandboxSecret),
    sandboxSecret,
    verifyCaptcha: async (token) => token !== 'used up',
    isDraining: () => httpServer.draining,
    trustProxy: 0,
    limiter: limiter(db),
    metrics,
    ...more,
  }
  const routes = createRoutes(options)
  httpServer.serve(createApp(options, routes))
  const url = `http://localhost:${httpServer.port}`

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

  /** A call of an account, whose uid is added as `token`. */
  const callAs = (uid: string, name: CallName, body: object) =>
    call(name, { token: uid, ...body }, { Authorization: `Bearer test:${uid}` })

  async function signIn(uid: string): Promise<void> {
    const { status } = await call('google_login', { uid, email: `${uid}@test.example`, token: `test:${uid}` })
    if (status !== 200) throw new Error(`${uid} could not sign in: ${status}`)
  }

  const close = async () => {
    await httpServer.close()
    await payments.idle()
    await store.close()
  }
  return {
    url,
    httpServer,
    db: store.db,
    payments,
    provider,
    owner: ownerOf(db, provider),
    routes,
    metrics,
    raw,
    call,
    callAs,
    signIn,
    close,
  }
}

/** The answer that refuses these fields. */
export const refused = (status: number, errors: object) => ({ status, body: { success: false, errors } })

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
