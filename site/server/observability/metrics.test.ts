import { afterAll, describe, expect, it } from 'vitest'
import { goodMessage, startTestServer, type TestServer } from '../test-server.fixture'
import { createMetrics } from './metrics'

const token = 'a-token-of-twenty-letters'
const server = await startTestServer({ metricsToken: token })
afterAll(server.close)

async function ask({ raw }: TestServer, bearer = token) {
  const response = await raw('/metrics', { headers: { Authorization: `Bearer ${bearer}` } })
  return { status: response.status, text: await response.text() }
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
  const mailing = await startTestServer({ metricsToken: token, outbox })
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

it.each(['', 'x', token.slice(1), `${token}x`, token.toUpperCase(), 'é'])(
  'cannot be read with another token: %j',
  async (bearer) => {
    const { status, text } = await ask(server, bearer)
    expect(status).toBe(404)
    expect(text).not.toContain('http_requests_total')
  },
)

it('cannot be read without a token, or where none is set', async () => {
  const unset = await startTestServer()
  const replies = [await server.raw('/metrics'), await unset.raw('/metrics'), await ask(unset)]
  await unset.close()
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
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
