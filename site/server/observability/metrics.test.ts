import { afterAll, describe, expect, it } from 'vitest'
import { rawRequest } from '../http/raw-request.fixture'
import { goodMessage, startTestServer, type TestServer } from '../test-server.fixture'
import { createMetrics } from './metrics'

const token = 'a-token-of-twenty-letters'
const server = await startTestServer()
const proxied = await startTestServer({ metricsToken: token, trustProxy: 1 })
afterAll(() => Promise.all([server.close(), proxied.close()]))

async function ask({ httpServer }: TestServer, headers: Record<string, string> = {}) {
  const { port } = httpServer
  const { status, body } = await rawRequest({ port, host: 'localhost', path: '/metrics', headers })
  return { status, text: body.toString() }
}

/** The lines with this prefix. */
const series = (text: string, start: string) => text.split('\n').filter((line) => line.startsWith(start))

it('count requests by route, and report the process and open orders', async () => {
  await server.call('save_contact', goodMessage)
  await server.call('save_contact', {})
  await server.call('save_contact', {})
  await expect
    .poll(async () => series((await ask(server)).text, 'http_requests_total{'))
    .toEqual(
      expect.arrayContaining([
        'http_requests_total{method="POST",route="/v1/save_contact",status="200"} 1',
        'http_requests_total{method="POST",route="/v1/save_contact",status="422"} 2',
      ]),
    )
  const { text } = await ask(server)
  expect(text).toContain('http_request_duration_seconds_count{method="POST",route="/v1/save_contact"} 3')
  expect(series(text, 'payment_orders_open ')).toEqual(['payment_orders_open 0'])
  expect(series(text, 'process_resident_memory_bytes ')).toHaveLength(1)
  expect(series(text, 'nodejs_eventloop_lag_p99_seconds ')).toHaveLength(1)
})

it('report messages that wait for the mail server, and failed ones', async () => {
  const outbox = { wake: () => undefined, waiting: async () => 3, failed: async () => 1 }
  const mailing = await startTestServer({ outbox })
  const { text } = await ask(mailing)
  await mailing.close()
  expect(series(text, 'contact_messages_')).toEqual([
    'contact_messages_waiting 3',
    'contact_messages_failed 1',
  ])
  expect(series((await ask(server)).text, 'contact_messages_')).toEqual([])
})

it('have no new series for a thousand unknown addresses', async () => {
  const knock = (n: number) =>
    Promise.all(
      [`/x${n}`, `/v1/x${n}`, `/assets/x${n}.js`, `/x${n}/`, `/design-system/x${n}`, `/?x=${n}`].map((path) =>
        server.raw(path, { method: n % 2 ? 'GET' : 'POST' }),
      ),
    )
  await knock(0)
  await knock(1)
  const count = async () => series((await ask(server)).text, 'http_requests_total{').length
  const settled = await count()
  for (let n = 2; n < 170; n++) await knock(n)
  expect(await count()).toBeLessThanOrEqual(settled + 1)
  expect((await ask(server)).text).not.toMatch(/x16\d/)
})

describe('the metrics can be read', () => {
  it.each<Record<string, string>>([{}, { Host: '127.0.0.1:3000' }, { Host: '[::1]' }])(
    'on the same machine: %j',
    async (headers) => {
      expect((await ask(server, headers)).status).toBe(200)
    },
  )

  it.each<Record<string, string>>([
    { 'X-Forwarded-For': '203.0.113.9' },
    { 'X-Forwarded-For': '' },
    { Forwarded: 'for=203.0.113.9' },
    { 'X-Forwarded-Proto': 'https' },
    { 'X-Real-IP': '203.0.113.9' },
    { 'X-Forwarded-Server': 'proxy' },
    { 'CF-Connecting-IP': '203.0.113.9' },
    { Via: '1.1 proxy' },
    { Host: 'kaksha.example' },
    { Host: 'localhost.elsewhere.example' },
    { Authorization: `Bearer ${token}`, Host: 'kaksha.example' },
  ])('not through a proxy or under another name: %j', async (headers) => {
    const { status, text } = await ask(server, headers)
    expect(status).toBe(404)
    expect(text).not.toContain('http_requests_total')
  })

  it('with the token only in production, also from this machine', async () => {
    const production = await startTestServer({ metricsToken: token, production: true })
    const unset = await startTestServer({ production: true })
    const statuses = [
      (await ask(production)).status,
      (await ask(production, { Authorization: `Bearer ${token}` })).status,
      (await ask(unset)).status,
    ]
    await Promise.all([production.close(), unset.close()])
    expect(statuses).toEqual([404, 200, 404])
  })

  it('with the token from anywhere', async () => {
    const elsewhere = { Host: 'kaksha.example', 'X-Forwarded-For': '203.0.113.9' }
    const bearer = (given: string) => ask(proxied, { ...elsewhere, Authorization: `Bearer ${given}` })
    expect((await bearer(token)).status).toBe(200)
    for (const wrong of ['', 'x', token.slice(1), `${token}x`, token.toUpperCase(), 'é'])
      expect((await bearer(wrong)).status).toBe(404)
    expect((await ask(proxied, elsewhere)).status).toBe(404)
    // Behind a trusted proxy the peer address is the proxy's.
    expect((await ask(proxied)).status).toBe(404)
  })
})

describe('a gauge of a service', () => {
  it('is read at each scrape, and left out while it cannot be', async () => {
    const metrics = createMetrics()
    let depth: number | null = 3
    metrics.gauge('outbox_depth', 'Messages that are still to be sent.', async () => {
      if (depth === null) throw new Error('no database')
      return depth
    })
    expect(series(await metrics.text(), 'outbox_depth')).toEqual(['outbox_depth 3'])
    depth = null
    expect(series(await metrics.text(), 'outbox_depth')).toEqual([])
    depth = 0
    expect(series(await metrics.text(), 'outbox_depth')).toEqual(['outbox_depth 0'])
  })
})
