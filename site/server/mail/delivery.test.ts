/** E-mails to customers over a real database and a real SMTP server; the test moves its clock. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, it } from 'vitest'
import { headersOf, startFakeSmtp } from '../../../tests/fixtures/fake-smtp'
import type { EmailName } from '../../content/emails'
import { retentionDays } from '../../contracts/retention'
import { emails } from '../database/schema'
import { readLog } from '../observability/log.fixture'
import { startTestServer } from '../test-server.fixture'
import { createEmailOutbox } from './delivery'
import type { EmailContents } from './email-text'
import { emailContents } from './emails.fixture'
import { DeliveryFailure, type Mailer, waitAfter } from './outbox'
import { deleteEmailContent, queueEmail } from './queue'
import { smtpMailer } from './smtp'

const log = readLog()
const server = await startTestServer()
const smtp = await startFakeSmtp()
afterAll(async () => {
  await server.close()
  await smtp.close()
})

let hours = 0
const now = () => sql`now() + ${hours} * interval '1 hour'`
afterEach(async () => {
  await server.db.delete(emails)
  smtp.mails.length = 0
  hours = 0
  log.length = 0
})

const outboxWith = (mailer: Mailer) =>
  createEmailOutbox({
    db: server.db,
    mailer,
    now,
    random: () => 1,
    from: 'web@school.example',
    siteUrl: 'https://kaksha.example',
  })
const realOutbox = () => outboxWith(smtpMailer(smtp.settings()))

type Change<Name extends EmailName> = { fact?: string; recipient?: string; content?: EmailContents[Name] }
const queue = <Name extends EmailName>(template: Name, change: Change<Name> = {}, tx = server.db) =>
  queueEmail(tx, {
    fact: `${template}:1`,
    accountUid: 'customer',
    recipient: 'office@ganit.example',
    template,
    content: emailContents[template],
    ...change,
  })
const active = (fact: string) => queue('licence_active', { fact })
const rowOf = async (fact: string) => (await server.db.select().from(emails).where(eq(emails.fact, fact)))[0]
const header = (name: string) => smtp.mails.map((mail) => headersOf(mail).get(name)?.[0])

it('sends one e-mail for a fact, however often it is queued, sent and queued again', async () => {
  await Promise.all([active('licence_active:1'), active('licence_active:1'), active('licence_active:2')])
  await Promise.all([realOutbox().deliverDue(), realOutbox().deliverDue()])
  await active('licence_active:1')
  // After the lease of the first attempt.
  await server.db.update(emails).set({ nextAttemptAt: sql`now()` })
  await realOutbox().deliverDue()
  expect(smtp.mails.map(({ to }) => to)).toEqual([['office@ganit.example'], ['office@ganit.example']])
  expect(new Set(header('message-id')).size).toBe(2)
  expect(smtp.mails[0]?.raw).toMatch(/multipart\/alternative/)
})

it.each(['a,b', 'a;b', 'Ganit:a'])(
  'mails an address as it is stored, never a part of it: %s',
  async (name) => {
    await queue('licence_active', { recipient: `${name}@ganit.example` })
    await realOutbox().deliverDue()
    expect(smtp.mails.map(({ to }) => to)).toEqual([[`"${name}"@ganit.example`]])
  },
)

it('is not queued by a transaction that was rolled back', async () => {
  const rolledBack = server.db.transaction(async (tx) => {
    await queue('account_deleted', {}, tx)
    throw new Error('the rest failed')
  })
  await expect(rolledBack).rejects.toThrow()
  expect(await server.db.$count(emails)).toBe(0)
})

it('keeps the Message-ID when a crashed server’s e-mail is sent again', async () => {
  await active('licence_active:1')
  await realOutbox().deliverDue()
  // The server died after sending the e-mail and before storing it.
  await server.db.update(emails).set({ state: 'sending', nextAttemptAt: sql`now()` })
  await realOutbox().deliverDue()
  expect(smtp.mails).toHaveLength(2)
  expect(new Set(header('message-id')).size).toBe(1)
  expect(header('message-id')[0]).toMatch(/^<[0-9a-f]{32}@school\.example>$/)
})

it('an e-mail that cannot be written does not keep the others waiting', async () => {
  // A server of another version may have stored an e-mail without a value that its template needs.
  await queue('refund_made', { content: {} as typeof emailContents.refund_made })
  await active('licence_active:1')
  const outbox = realOutbox()
  for (; hours < 5; hours++) await outbox.deliverDue()
  expect(header('subject')).toEqual(['Your licence is active: Sample Paid'])
  expect(await rowOf('refund_made:1')).toMatchObject({ state: 'failed', lastError: 'ETEMPLATE', attempts: 3 })
  expect(log.length).toBeGreaterThan(0)
  expect(log.join()).not.toContain('office@')
})

it('does not send an e-mail that is no longer right, also not when it is queued again', async () => {
  const down = outboxWith({ send: () => Promise.reject(new DeliveryFailure('ESOCKET', 'unreachable')) })
  await queue('trial_ends')
  await active('licence_active:1')
  await down.deliverDue()
  hours = 49
  await realOutbox().deliverDue()
  await queue('trial_ends')
  await realOutbox().deliverDue()
  expect(header('subject')).toEqual(['Your licence is active: Sample Paid'])
  expect(await rowOf('trial_ends:1')).toMatchObject({ state: 'failed', lastError: 'EXPIRED' })
})

it.each(['trial_ends', 'renewal_due'] as const)(
  'does not send %s after the day that it announces',
  async (name) => {
    const remind = (fact: string, minutes: number) => {
      const endsAt = new Date(Date.now() + minutes * 60_000)
      return queue(name, { fact, content: { ...emailContents[name], endsAt } })
    }
    await remind(`${name}:past`, -1)
    await remind(`${name}:coming`, 10)
    await realOutbox().deliverDue()
    expect(await rowOf(`${name}:past`)).toMatchObject({ state: 'failed', lastError: 'EXPIRED' })
    expect(await rowOf(`${name}:coming`)).toMatchObject({ state: 'sent' })
  },
)

it('deletes address and content after the retention period, and still sends nothing twice', async () => {
  await active('licence_active:1')
  await realOutbox().deliverDue()
  hours = retentionDays.emails * 24 - 1
  await deleteEmailContent(server.db, now())
  expect(await rowOf('licence_active:1')).toMatchObject({ recipient: 'office@ganit.example' })
  hours += 2
  await deleteEmailContent(server.db, now())
  expect(await rowOf('licence_active:1')).toMatchObject({ recipient: '', content: {}, state: 'sent' })
  await active('licence_active:1')
  await realOutbox().deliverDue()
  expect(smtp.mails).toHaveLength(1)
})

const minutes = (attempts: number, chance: number) => waitAfter(attempts, () => chance) / 60_000

it('waits a minute to an hour, twice as long each time, and subtracts a random part of up to half', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 1000].map((attempts) => minutes(attempts, 1))).toEqual([
    1, 2, 4, 8, 16, 32, 60, 60, 60,
  ])
  expect([1, 2, 7].map((attempts) => minutes(attempts, 0))).toEqual([0.5, 1, 30])
  expect(minutes(3, 0.5)).toBe(3)
})
