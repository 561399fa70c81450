/** Four servers over one database, each in a separate process with its own worker of the outbox. */
import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
import { callLimits } from '../../site/server/http/api/call-limits'
import { goodMessage } from '../../site/server/test-server.fixture'
import { type FaultServer, startServer } from '../faults/server'
import { type FakeSmtp, headersOf, startFakeSmtp } from '../fixtures/fake-smtp'

let database: TestDatabase
let pool: Pool
let smtp: FakeSmtp
let servers: FaultServer[] = []

beforeAll(async () => {
  database = await someDatabase({ empty: true })
  pool = new Pool({ connectionString: database.url, max: 1 })
  smtp = await startFakeSmtp()
  const env = { DATABASE_URL: database.url, SMTP_URL: smtp.url }
  servers = await Promise.all([1, 2, 3, 4].map(() => startServer(env)))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await smtp?.close()
  await pool?.end()
  await database?.drop()
})

it('accept no more messages than the limit of an address, and deliver each once', async () => {
  const limit = callLimits.save_contact.address?.calls ?? 0
  const run = randomUUID()
  const accepted: string[] = []
  const refusals: number[] = []
  async function send(url: string, address: string) {
    const messageId = randomUUID()
    const reply = await fetch(`${url}/v1/save_contact`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': address,
        'X-Forwarded-Proto': 'https',
      },
      body: JSON.stringify({ ...goodMessage, subject: `${run} ${messageId}`, messageId }),
    })
    if (reply.status === 200) accepted.push(`[Kaksha] ${run} ${messageId}`)
    else refusals.push(reply.status)
  }
  const addressOf = (index: number) => `2001:db${index}:${run.slice(0, 4)}::1`
  // Each server has its connections before they count together: a slow count is made in memory.
  await Promise.all(servers.map(({ url }, index) => send(url, addressOf(index + 1))))
  await Promise.all(
    servers.map(async ({ url }) => {
      for (let sent = 0; sent < limit / 4 + 10; sent++) await send(url, addressOf(0))
    }),
  )
  expect(accepted).toHaveLength(limit + servers.length)
  expect(refusals).toEqual(Array.from({ length: 40 }, () => 429))
  // A message is stored as sent after its e-mail has been accepted: then no second one is under way.
  const sent = async () =>
    (await pool.query("select * from contact_messages where state = 'sent' and attempts = 1")).rowCount
  await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThanOrEqual(accepted.length)
  const subjects = smtp.mails.map((mail) => headersOf(mail).get('subject')?.[0] ?? '')
  expect(subjects.filter((subject) => subject.includes(run)).sort()).toEqual(accepted.sort())
})
