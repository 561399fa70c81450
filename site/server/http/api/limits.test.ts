/** Rate limits, as a client sees them. The numbers are in `call-limits.ts`. */
import { afterAll, describe, expect, it } from 'vitest'
import { contactMessages } from '../../database/schema'
import { callNames, good } from '../../test-requests.fixture'
import { goodMessage, startTestServer, type TestReply } from '../../test-server.fixture'
import { callLimits, type LimitedCall } from './call-limits'
import { createLimiter } from './limiter'

const few = { calls: 2, seconds: 600 }
const limits = {
  save_contact: { address: { calls: 2, seconds: 100 } },
  google_login: { account: few },
  domain_availability: { address: { calls: 9, seconds: 60 }, account: few },
} satisfies Partial<Record<LimitedCall, object>>

const server = await startTestServer({
  trustProxy: 1,
  limiter: (db) => createLimiter({ db, secret: 'kept', limits, timeoutMs: 10_000 }),
})
afterAll(() => server.close())

let used = 0
/** An address without earlier calls. */
const newAddress = () => `203.0.${used >> 8}.${used++ & 255}`
const from = (address: string) => ({ 'X-Forwarded-For': address })
const statuses = (replies: TestReply[]) => replies.map(({ status }) => status)

async function inTurn<Reply>(times: number, ask: (turn: number) => Promise<Reply>): Promise<Reply[]> {
  const replies = []
  for (let turn = 0; turn < times; turn++) replies.push(await ask(turn))
  return replies
}

describe('one address', () => {
  it('gets the number of calls left, then a refusal with the time to wait, and nothing is stored', async () => {
    const address = newAddress()
    const before = await server.db.$count(contactMessages)
    const ask = (turn: number) =>
      server.call('save_contact', { ...goodMessage, subject: `Plans ${turn}` }, from(address))
    const replies = await inTurn(4, ask)
    expect(statuses(replies)).toEqual([200, 200, 429, 429])
    expect(await server.db.$count(contactMessages)).toBe(before + 2)
    const [first, , over] = replies
    expect(first?.headers.get('RateLimit-Policy')).toBe('"address";q=2;w=100')
    expect(first?.headers.get('RateLimit')).toMatch(/^"address";r=1;t=\d+$/)
    expect(first?.headers.get('Retry-After')).toBeNull()
    expect(over?.headers.get('RateLimit')).toMatch(/^"address";r=0;t=\d+$/)
    const wait = Number(over?.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(80)
    expect(wait).toBeLessThanOrEqual(100)
    expect(over?.body).toEqual({
      success: false,
      message: 'There have been too many requests in a short time. Please wait 2 minutes, then try again.',
    })
    expect((await server.call('save_contact', goodMessage, from(newAddress()))).status).toBe(200)
  })

  it('is the first 64 bits of IPv6, and cannot be changed by a header of the client', async () => {
    const replies = await inTurn(3, (turn) =>
      server.call('save_contact', goodMessage, from(`198.51.100.${turn}, 2001:db8:5:6:${turn}::1`)),
    )
    expect(statuses(replies)).toEqual([200, 200, 429])
    expect((await server.call('save_contact', goodMessage, from('2001:db8:5:7::1'))).status).toBe(200)
  })

  it('is not counted for requests that other sites make its browser send', async () => {
    const address = newAddress()
    const foreign = { ...from(address), Origin: 'https://elsewhere.example' }
    await inTurn(3, () => server.call('save_contact', goodMessage, foreign))
    expect((await server.call('save_contact', goodMessage, from(address))).status).toBe(200)
  })
})

it('an account is counted from every address, and others are not refused for it', async () => {
  for (const uid of ['asker', 'other'])
    await server.call('google_login', { uid, email: `${uid}@test.example`, token: `test:${uid}` })
  const ask = (uid: string) =>
    server.call(
      'domain_availability',
      { token: uid, domainName: 'ganit' },
      {
        ...from(newAddress()),
        Authorization: `Bearer test:${uid}`,
      },
    )
  const replies = await inTurn(3, () => ask('asker'))
  expect(statuses(replies)).toEqual([200, 200, 429])
  expect(replies[0]?.headers.get('RateLimit-Policy')).toBe('"address";q=9;w=60, "account";q=2;w=600')
  expect(replies[2]?.headers.get('RateLimit')).toMatch(/^"address";r=8;t=\d+, "account";r=0;t=\d+$/)
  expect((await ask('other')).status).toBe(200)
})

it('an account is counted after it was verified, not when a request names it', async () => {
  const login = (token: string) =>
    server.call('google_login', { uid: 'third', email: 'third@test.example', token })
  expect(statuses(await inTurn(3, () => login('forged')))).toEqual([401, 401, 401])
  expect(statuses(await inTurn(3, () => login('test:third')))).toEqual([200, 200, 429])
})

it('neither pages nor webhook messages are counted', async () => {
  const address = from(newAddress())
  const ask = () => server.raw('/', { headers: address })
  const page = await inTurn(50, ask)
  expect(new Set(page.map(({ status }) => status))).toEqual(new Set([404]))
  const hook = () => server.raw('/v1/payment_webhook', { method: 'POST', body: '{}', headers: address })
  expect(new Set((await inTurn(50, hook)).map(({ status }) => status))).toEqual(new Set([401]))
})

it.each(callNames)('%s has a limit for each address, and for its account where it needs one', (name) => {
  const { address, account } = callLimits[name]
  expect(address?.calls).toBeGreaterThan(0)
  if ('token' in good[name] && name !== 'google_login') expect(account?.calls).toBeGreaterThan(0)
  // One account never uses up the limit of the school's address.
  if (account) expect(address?.calls).toBeGreaterThanOrEqual(5 * account.calls)
})
