/**
 * Everything that can be wrong with a field, for every call that the server has: a 4xx that names the field, nothing
 * stored, and never a fault of ours. A call without a good request to begin with is red.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { full } from '../../tests/audit/tier'
import type { CallName } from './contract'
import { badRequests, type Case, type Traits } from './hostile.fixture'
import { bearerOf, caller, good, signedInNames } from './test-requests'
import { goodCompany, startTestServer, type TestServer } from './test-server'
import { watchedDatabase } from './watched-database.fixture'

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const cases = full ? 10_000 : 150
/** What each call's good request does not say by itself. */
const traits: Partial<Record<CallName, Traits>> = {
  google_login: { optional: ['displayName', 'photoURL'], identity: ['uid', 'token'] },
  sandbox_sign_in: { identity: ['account'] },
  complete_onboarding: { optional: ['razorpayKey', 'razorpaySecretKey', 'taxes.0'] },
  save_contact: { loose: ['message'] },
  save_draft: { optional: ['fields.domainName'], loose: ['fields.domainName'] },
  onboarding_status: { optional: ['plan'] },
}

/** Calls that write; a good request shows that it would be seen. */
const storing: readonly CallName[] = [
  'google_login',
  'verify_with_backend',
  'complete_onboarding',
  'save_contact',
  'save_draft',
  'discard_draft',
]

/** With all that a request may have besides what it must. */
const whole: Partial<Record<CallName, object>> = {
  google_login: { displayName: 'New Comer', photoURL: 'https://pictures.example/1.png' },
  complete_onboarding: { taxes: [{ name: 'GST', percentage: 18 }] },
  onboarding_status: { plan: 'FT' },
}

const database = watchedDatabase(caller)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ domainBudget: { points: 1e9, duration: 1 }, wrap: database.wrap })
  await server.signIn(caller)
  await server.callAs(caller, 'verify_with_backend', goodCompany)
})
afterAll(() => server.close())

async function ask(name: CallName, bytes: Uint8Array) {
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

/** Who is not known is told nothing about fields. */
const strangers = [401, 404]

function expectAnswer(name: CallName, { what, field, refused }: Case, status: number, body: unknown) {
  const identity = [...(traits[name]?.identity ?? []), ...(signedInNames.includes(name) ? ['token'] : [])]
  if (status === 200 && !refused) return expect(body).toMatchObject({ success: true })
  expect(status, what).toBeGreaterThanOrEqual(400)
  expect(status, what).toBeLessThan(500)
  expect(body, what).toMatchObject({ success: false, message: expect.stringMatching(/\w/) })
  if (field === null || (identity.includes(field) && strangers.includes(status))) return
  const { errors } = body as { errors?: object }
  expect(Object.keys(errors ?? {}), what).toEqual([field])
}

it('knows every call that the server has', () => {
  const paths = server.routes.routes.filter(({ method }) => method === 'POST').map(({ path }) => path)
  const calls = paths.filter((path) => path.startsWith('/v1/')).map((path) => path.slice('/v1/'.length))
  expect([...new Set(calls)].sort()).toEqual(Object.keys(good).sort())
})

describe.each(Object.keys(good) as CallName[])(`%s, ${cases} cases, seed ${seed}`, (name) => {
  const request = { ...good[name], ...whole[name] }

  it('takes a good request', async () => {
    const before = database.written()
    expect((await ask(name, new TextEncoder().encode(JSON.stringify(request)))).status).toBe(200)
    expect(database.written() > before, 'is seen to be stored').toBe(storing.includes(name))
  })

  it('names what is wrong, stores nothing of it, and does not fail', async () => {
    await fc.assert(
      fc.asyncProperty(badRequests(request, traits[name]), async (bad) => {
        const before = database.written()
        const { status, body } = await ask(name, bad.bytes)
        if (status !== 200) expect(database.written(), 'nothing is stored').toBe(before)
        expectAnswer(name, bad, status, body)
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
      }),
      { seed, numRuns: cases },
    )
  })
})
