/** Four servers deliver the e-mails of one database, and one of them is killed. */
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore, type Store } from '../../site/server/database/database'
import { rowsOf } from '../../site/server/database/migrations'
import { someDatabase, type TestDatabase } from '../../site/server/database/postgres.fixture'
import { contactMessages, emails } from '../../site/server/database/schema'
import { goodMessage } from '../../site/server/test-server.fixture'
import { type FaultServer, startServer } from '../faults/server'
import { type FakeSmtp, headersOf, startFakeSmtp } from '../fixtures/fake-smtp'

const queued = { emails: 200, messages: 120 }
const total = queued.emails + queued.messages
const tables = [emails, contactMessages] as const
/** Validity of a claim (`site/server/mail/outbox.ts`). */
const lease = "interval '3 minutes'"

let database: TestDatabase
let store: Store
let smtp: FakeSmtp
let servers: FaultServer[]
/** The mail server sends its greeting only after this is called. */
let greet: () => void
let connections: number

const start = () =>
  startServer({ DATABASE_URL: database.url, SMTP_URL: smtp.url, MAIL_FROM: 'web@school.example' })

beforeEach(async () => {
  database = await someDatabase()
  store = await openStore({ databaseUrl: database.url, dataDir: '' })
  const open = new Promise<void>((resolve) => {
    greet = resolve
  })
  connections = 0
  smtp = await startFakeSmtp({
    onConnect: (_, done) => {
      connections++
      void open.then(() => done())
    },
  })
  await store.db.insert(emails).values(
    Array.from({ length: queued.emails }, (_, n) => ({
      fact: `account_deleted:${n}`,
      accountUid: `person-${n}`,
      recipient: `person-${n}@school.example`,
      template: 'account_deleted',
      content: { deletedAt: '2026-11-23T06:00:00Z' },
    })),
  )
  const { captcha: _, ...message } = goodMessage
  await store.db.insert(contactMessages).values(Array.from({ length: queued.messages }, () => message))
  servers = await Promise.all([start(), start(), start(), start()])
})
afterEach(async () => {
  greet()
  await Promise.all(servers.map((server) => server.kill()))
  await smtp.close()
  await store.close()
  await database.drop()
})

/** The rows of both tables that match the condition. */
const rowsIn = async (condition: string) => {
  const select = (table: string) =>
    `select '${table} ' || id as row, attempts from ${table} where ${condition}`
  const query = sql.raw(`${select('emails')} union all ${select('contact_messages')}`)
  return rowsOf<{ row: string; attempts: number }>(await store.db.execute(query))
}
const times = (server: FaultServer, failpoint: string) =>
  server.reached().filter((name) => name === failpoint).length
const slow = { timeout: 120_000 }

/**
 * The process is killed after the mail server has accepted an e-mail and before that is stored. E-mails that may arrive
 * twice: those that it was sending, at most one from each table. SMTP cannot tell whether an e-mail whose reply was lost
 * has been accepted (RFC 5321, 4.5.4.2).
 */
it('every e-mail arrives once, but for those in flight in a process that is killed', async () => {
  // Each of the four servers sends e-mails of both tables.
  await expect.poll(() => connections, slow).toBe(4 * tables.length)
  greet()
  await smtp.until(total / 3)
  const [victim, ...others] = servers as [FaultServer, ...FaultServer[]]
  await victim.arm('email accepted')
  await victim.exit
  const [killed] = rowsOf<{ at: string }>(await store.db.execute(sql`select now() as at`))

  // Claims of the killed server expire after three minutes. Until then no other server takes them.
  await expect
    .poll(
      () =>
        rowsIn(
          `state = 'pending' or (state = 'sending' and next_attempt_at > '${killed?.at}'::timestamptz + ${lease})`,
        ),
      slow,
    )
    .toEqual([])
  await expect
    .poll(
      () => others.every((server) => times(server, 'email claimed') === times(server, 'delivery stored')),
      slow,
    )
    .toBe(true)
  for (const server of servers) expect(times(server, 'delivery stored')).toBeGreaterThan(total / 40)
  const inFlight = await rowsIn(`state = 'sending'`)
  for (const table of tables)
    await store.db.update(table).set({ nextAttemptAt: sql`now()` }).where(eq(table.state, 'sending'))
  servers[0] = await start()
  await expect.poll(async () => (await rowsIn(`state = 'sent'`)).length, slow).toBe(total)

  expect(inFlight.length).toBeLessThanOrEqual(tables.length)
  const sent = await rowsIn(`state = 'sent'`)
  const again = sent.filter(({ attempts }) => attempts > 1)
  expect(again.map(({ row }) => row).sort()).toEqual(inFlight.map(({ row }) => row).sort())
  /** How often each e-mail has arrived, by its Message-ID. */
  const arrivals = new Map<string, number>()
  for (const mail of smtp.mails) {
    const messageId = String(headersOf(mail).get('message-id'))
    arrivals.set(messageId, (arrivals.get(messageId) ?? 0) + 1)
  }
  expect(arrivals.size).toBe(total)
  expect(
    new Set(smtp.mails.filter(({ to }) => to[0]?.startsWith('person-')).map(({ to }) => to[0])).size,
  ).toBe(queued.emails)
  const twice = [...arrivals.values()].filter((times) => times > 1)
  expect(twice.every((times) => times === 2)).toBe(true)
  expect(twice.length).toBeLessThanOrEqual(inFlight.length)
  expect(twice.length).toBeGreaterThan(0)
})
