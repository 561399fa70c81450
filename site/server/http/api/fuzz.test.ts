/**
 * Sends every kind of wrong field to every call. Expects a 4xx that names the field, nothing stored, and no
 * server error. A call without a valid example request fails.
 */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { full } from '../../../../tests/audit/tier'
import { onPostgres } from '../../../../tests/postgres/cluster'
import { companies, internalValues, paymentOrders } from '../../database/schema'
import { watchedDatabase } from '../../database/watched-database.fixture'
import {
  type BrowserCall,
  bearerOf,
  caller,
  callNames,
  good,
  signedInNames,
} from '../../test-requests.fixture'
import { goodCompany, startTestServer, type TestServer } from '../../test-server.fixture'
import { badRequests, type Case, placesOf, type Traits } from './hostile.fixture'

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

/** A field can be wrong in about fifteen ways, so a call with many fields needs more cases. */
const casesFor = (places: number) => (full ? Math.max(2000, 500 * places) : 50)

/** Properties of fields that the example requests do not show. */
const traits: Partial<Record<BrowserCall, Traits>> = {
  google_login: { optional: ['displayName', 'photoURL'], identity: ['uid', 'token'] },
  sandbox_sign_in: { identity: ['account'] },
  complete_onboarding: {
    optional: ['razorpayKey', 'razorpaySecretKey', 'razorpayOrderId', 'razorpaySignature', 'taxes.0'],
  },
  save_contact: { optional: ['messageId'], loose: ['message'] },
  save_draft: { optional: ['fields.domainName'], loose: ['fields.domainName'] },
  onboarding_status: { optional: ['plan'] },
  create_payment_order: {
    optional: ['tenantSettings', 'tenantSettings.razorpayKey', 'tenantSettings.taxes.0'],
  },
  sandbox_pay: { identity: ['orderId'] },
}

/** Calls that write; a valid request shows that writes are counted. */
const storing: readonly BrowserCall[] = [
  'google_login',
  'verify_with_backend',
  'complete_onboarding',
  'save_contact',
  'save_draft',
  'discard_draft',
  'save_company',
  'create_payment_order',
  'sandbox_pay',
  'delete_account',
]

/** The example request with all optional fields. */
const whole: Partial<Record<BrowserCall, object>> = {
  google_login: { displayName: 'New Comer', photoURL: 'https://pictures.example/1.png' },
  complete_onboarding: {
    taxes: [{ name: 'GST', percentage: 18 }],
    razorpayOrderId: 'order_unknown',
    razorpaySignature: 'signed',
  },
  save_contact: { messageId: '0b0f4d5e-3a53-4c3a-9e0a-6d0a1c1f7b11' },
  onboarding_status: { plan: 'FT' },
  create_payment_order: {
    tenantSettings: {
      currencySymbol: '₹',
      currencyType: 'INR',
      isOnlinePaymentRequired: true,
      razorpayKey: 'rzp_1',
      taxes: [{ name: 'GST', percentage: 18 }],
    },
  },
}

const database = watchedDatabase(caller)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ wrap: database.wrap })
  await server.signIn(caller)
  await server.callAs(caller, 'verify_with_backend', goodCompany)
  await openOrder(String(good.sandbox_pay.orderId))
  // Opening a connection uses a timer: open the whole pool before timers are faked.
  await Promise.all(Array.from({ length: 10 }, () => server.db.execute(sql`select pg_sleep(0.02)`)))
  // The sandbox provider's delayed message would be counted with another request.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

/** An order of the caller that the sandbox knows. */
async function openOrder(id: string) {
  const order = { id, amount: 100, currency: 'INR' }
  const [company] = await server.db.select().from(companies)
  if (!company) throw new Error('There is no company.')
  await server.db.insert(paymentOrders).values({
    ...order,
    keyId: 'sandbox',
    plan: 'SP',
    receipt: id,
    state: 'replaced',
    accountUid: caller,
    companyId: company.id,
  })
  const value = JSON.stringify({ order, payments: [] })
  await server.db.insert(internalValues).values({ key: `sandbox_order:${id}`, value })
}

/** The state that a call's valid request needs. */
const ready: Partial<Record<BrowserCall, () => Promise<unknown>>> = {
  // An unchanged confirmation stores nothing.
  verify_with_backend: () => server.db.update(companies).set({ location: 'Elsewhere' }),
  save_company: () => server.db.update(companies).set({ location: 'Elsewhere' }),
  create_payment_order: () => server.db.update(companies).set({ plan: 'SP' }),
  // The provider is asked once in ten seconds about an order, which is stored.
  account: () => server.db.update(paymentOrders).set({ checkedAt: new Date() }),
}

async function ask(name: BrowserCall, bytes: Uint8Array) {
  const request = new Request(`http://localhost/v1/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(bytes.length),
      ...bearerOf(name),
    },
    body: bytes as BodyInit,
  })
  const response = await server.routes.fetch(request, { incoming: { complete: true } })
  return { status: response.status, body: await response.json() }
}

/** Statuses for an unknown caller, who gets no field errors. */
const strangers = [401, 404]

function expectAnswer(name: BrowserCall, { what, field, refused }: Case, status: number, body: unknown) {
  const identity = [...(traits[name]?.identity ?? []), ...(signedInNames.includes(name) ? ['token'] : [])]
  if (status === 200 && !refused) return expect(body).toMatchObject({ success: true })
  expect(status, what).toBeGreaterThanOrEqual(400)
  expect(status, what).toBeLessThan(500)
  expect(body, what).toMatchObject({ success: false, message: expect.stringMatching(/\w/) })
  if (identity.includes(field) && strangers.includes(status)) return
  const { errors } = body as { errors?: object }
  // Another text under the ID of a stored message: the ID is refused.
  expect(Object.keys(errors ?? {}), what).toEqual([status === 409 ? 'messageId' : field])
}

it('covers every call of the server', () => {
  const paths = server.routes.routes.filter(({ method }) => method === 'POST').map(({ path }) => path)
  const calls = paths.filter((path) => path.startsWith('/v1/')).map((path) => path.slice('/v1/'.length))
  expect([...new Set(calls)].sort()).toEqual([...callNames, 'payment_webhook'].sort())
})

/**
 * Which field is refused does not depend on the database, so the run on PostgreSQL has fewer cases. Text such as '\0' may
 * reach the database in a call that writes, and `pg` encodes text in another way than PGlite.
 */
const mostCases = (name: BrowserCall) => {
  if (!onPostgres) return Number.POSITIVE_INFINITY
  return storing.includes(name) ? 500 : 50
}

const requests = callNames.map((name) => {
  const request = { ...good[name], ...whole[name] }
  return { name, request, cases: Math.min(mostCases(name), casesFor(placesOf(request).length)) }
})

describe.each(requests)(`$name, $cases cases, seed ${seed}`, ({ name, request, cases }) => {
  beforeAll(async () => {
    await ready[name]?.()
  })

  it('accepts a valid request', async () => {
    const before = database.written()
    const bytes = new TextEncoder().encode(JSON.stringify(request))
    expect((await ask(name, bytes)).status).toBe(200)
    expect(database.written() > before, 'is seen to be stored').toBe(storing.includes(name))
  })

  it('names what is wrong, stores nothing, and does not fail', async () => {
    await fc.assert(
      fc.asyncProperty(badRequests(request, traits[name]), async (bad) => {
        const before = database.written()
        const { status, body } = await ask(name, bad.bytes)
        if (status !== 200) expect(database.written(), 'nothing is stored').toBe(before)
        expectAnswer(name, bad, status, body)
      }),
      { seed, numRuns: cases },
    )
  })
})

it('stores one report of webhook messages with a wrong signature, however many come', async () => {
  const headers = { 'Content-Length': '2', 'X-Sandbox-Signature': 'f'.repeat(64) }
  const send = async () => {
    const request = new Request('http://localhost/v1/payment_webhook', {
      method: 'POST',
      headers,
      body: '{}',
    })
    return (await server.routes.fetch(request, { incoming: { complete: true } })).status
  }
  expect(await send()).toBe(401)
  const before = database.written()
  for (let again = 0; again < 20; again++) expect(await send()).toBe(401)
  expect(database.written()).toBe(before)
})
