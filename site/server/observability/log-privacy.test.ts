/** The log contains no personal data. Every call is made with marked values, and all output is searched for them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { beforeEachCall } from '../database/watched-database.fixture'
import { callNames } from '../test-requests.fixture'
import { goodCompany, goodCompletion, startTestServer, type TestServer } from '../test-server.fixture'
import { openLog } from './log'

const uid = 'marked-uid'
const email = 'marked@people.example'
const marked = {
  uid,
  email,
  token: uid,
  displayName: 'Marked Person',
  photoURL: 'https://marked.example/1.png',
  name: 'Marked Person',
  phone: '+91 98300 54321',
  subject: 'Marked subject',
  captcha: 'marked-captcha',
  message: 'Marked message',
  account: 'sandbox-mitali',
  paymentId: 'pay_Marked12345678',
  orderId: 'marked-order',
  ...goodCompany,
  domainName: 'marked-domain',
  companyName: 'Marked Classes',
  companyEmail: email,
  companyPhone: '+91 98300 54321',
  location: 'Markedpur',
  plan: 'SP',
  outcome: 'paid',
  fields: { companyName: 'Marked Classes', companyEmail: email },
}
const traces = /marked|98300|54321|203\.0\.113|mitali/i
const headers = {
  Authorization: `Bearer test:${uid}`,
  'X-Forwarded-For': '203.0.113.77',
  'X-Request-Id': 'marked-request',
  'User-Agent': 'Marked Browser',
  Referer: `https://kaksha.example/status?email=${email}`,
  Cookie: 'session=marked-session',
}

let server: TestServer
let isBroken = false
const written: string[] = []
const lines = () => written.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))

/** An error of a driver, with the values in its message. */
function failIfBroken() {
  if (!isBroken) return
  const error = new Error(`Key (email)=(${email}) exists.`)
  const cause = Object.assign(error, { code: '23505', detail: email })
  throw new Error(`Failed query: insert into accounts\nparams: ${uid},${email},Marked Person`, { cause })
}

beforeAll(async () => {
  openLog('debug', { write: (line) => void written.push(line) })
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((data) => Boolean(written.push(String(data))))
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...args) => void written.push(args.join(' ')))
  server = await startTestServer({ trustProxy: 1, wrap: (db) => beforeEachCall(db, failIfBroken) })
  await server.call('google_login', { ...marked, token: `test:${uid}` }, headers)
  await server.callAs(uid, 'verify_with_backend', { ...goodCompany, domainName: 'marked-domain' })
})
beforeEach(() => {
  isBroken = false
  written.splice(0)
})
afterAll(async () => {
  await server.close()
  vi.restoreAllMocks()
})

/** A line is written after the answer was sent. */
const oneLine = () =>
  expect.poll(() => lines().filter(({ msg }) => msg === 'request'), { interval: 2 }).toHaveLength(1)
const fields = ['level', 'time', 'id', 'method', 'route', 'status', 'ms', 'bytes', 'msg']

function expectNothing() {
  expect(written.join('\n')).not.toMatch(traces)
}

describe.each(callNames)('%s', (name) => {
  const token = name === 'google_login' ? `test:${uid}` : uid

  it('writes one line for each request, accepted or refused', async () => {
    const bodies = [
      { ...marked, token },
      { ...goodCompletion(uid), ...marked, token },
      { ...marked, token: 'marked-stranger', uid: 'marked-stranger' },
      Object.fromEntries(Object.entries(marked).map(([field, value]) => [field, [value]])),
      '{"marked": "not JSON',
    ]
    for (const body of bodies) {
      const { status, headers: answered } = await server.call(name, body, headers)
      await oneLine()
      const [line] = lines()
      expect(Object.keys(line)).toEqual(fields)
      expect(new Date(line.time).toISOString()).toBe(line.time)
      expect(line).toMatchObject({ route: `/v1/${name}`, method: 'POST', status, level: 'info' })
      expect(line.bytes).toBeGreaterThan(100)
      expect(answered.get('X-Request-Id')).toBe(line.id)
      expectNothing()
      written.splice(0)
    }
  })

  it('writes only the place of a fault', async () => {
    isBroken = true
    await server.call(name, { ...goodCompletion(uid), ...marked, token }, headers)
    await oneLine()
    expectNothing()
  })
})

it('a fault is answered with the request ID of its log line', async () => {
  isBroken = true
  const { status, body } = await server.call('save_contact', marked, headers)
  await oneLine()
  const [fault, request] = lines()
  expect([status, body.requestId]).toEqual([500, fault.id])
  expect(body.message).toBe(
    `Something went wrong on our side. Please try again later. If it happens again, tell us this number: ${fault.id}.`,
  )
  expect(fault).toMatchObject({ level: 'error', msg: 'fault', path: '/v1/save_contact', code: '23505' })
  expect(fault.at[0]).toContain('log-privacy.test.ts')
  expect(request).toMatchObject({ level: 'info', id: fault.id, status: 500 })
  expectNothing()
})

it('pages, forms and webhooks are logged by their route', async () => {
  const asked: [route: string, path: string, init?: RequestInit][] = [
    ['not found', `/marked-page?email=${email}`],
    ['moved', '/marked-page/'],
    ['unknown', '/v1/marked-call', { method: 'POST' }],
    ['unknown', `/marked?${'marked'.repeat(2000)}`],
    ['form', '/contact', { method: 'POST', body: new URLSearchParams({ name: 'Marked', email }) }],
    ['/v1/payment_webhook', '/v1/payment_webhook', { method: 'POST', body: `{"email":"${email}"}` }],
    ['/healthz', `/healthz?marked`],
    ['/metrics', '/metrics?marked', { headers: { Authorization: 'Bearer marked-token' } }],
  ]
  for (const [route, path, init] of asked) {
    const response = await server.raw(path, { ...init, headers: { ...headers, ...init?.headers } })
    await response.text()
    await oneLine()
    expect(lines()[0]).toMatchObject({ route, status: response.status })
    expectNothing()
    written.splice(0)
  }
})

it('the request ID of a trusted proxy is kept, and no other', async () => {
  const id = '3f0c9a52-7b1e-4c0d-9a6f-0d6a1b2c3d4e'
  const ask = (given: string) => server.raw('/healthz', { headers: { 'X-Request-Id': given } })
  expect((await ask(id)).headers.get('X-Request-Id')).toBe(id)
  expect((await ask('marked')).headers.get('X-Request-Id')).toMatch(/^[\da-z-]{14}$/)
  const page = await server.raw('/')
  expect(page.headers.get('X-Request-Id')).toBeNull()
})

it('the metrics contain no personal data either', async () => {
  // Without the marked values, because a time or a number of bytes may contain the digits of the phone number.
  expect((await server.metrics.text()).replace(/ [\d.e+-]+$/gm, '')).not.toMatch(traces)
})
