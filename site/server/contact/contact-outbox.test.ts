/** The outbox over a real database and a real SMTP server; the test moves its clock. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FakeSmtp, headersOf, startFakeSmtp } from '../../../tests/fixtures/fake-smtp'
import { contactMessages } from '../database/schema'
import { DeliveryFailure, type Mailer, refusalsMax } from '../mail/outbox'
import { smtpMailer } from '../mail/smtp'
import { readLog } from '../observability/log.fixture'
import { goodMessage, startTestServer, type TestServer } from '../test-server.fixture'
import { createContactOutbox } from './contact-outbox'

const log = readLog()
let server: TestServer
let smtp: FakeSmtp
beforeAll(async () => {
  server = await startTestServer()
  smtp = await startFakeSmtp()
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

let minutes = 0
afterEach(async () => {
  await server.db.delete(contactMessages)
  smtp.mails.length = 0
  minutes = 0
  log.length = 0
})

const outboxWith = (mailer: Mailer, random = () => 1) =>
  createContactOutbox({
    db: server.db,
    mailer,
    random,
    now: () => sql`now() + ${minutes} * interval '1 minute'`,
    from: 'web@school.example',
    to: 'office@school.example',
  })
const smtpOutbox = () => outboxWith(smtpMailer(smtp.settings()))
const failingMailer = (code: string, kind: DeliveryFailure['kind']): Mailer => ({
  send: () => Promise.reject(new DeliveryFailure(code, kind)),
})

async function storeMessage(subject: string): Promise<number> {
  const { captcha: _, ...fields } = goodMessage
  const [row] = await server.db
    .insert(contactMessages)
    .values({ ...fields, subject })
    .returning({ id: contactMessages.id })
  return row?.id ?? 0
}
const rowOf = async (id: number) =>
  (await server.db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0]
/** Its mail server answers when the test calls `fail` or `accept`. */
function slowOutbox() {
  const sent = { count: 0, fail: (_: Error) => {}, accept: () => {} }
  const outbox = outboxWith({
    send: () =>
      new Promise((resolve, reject) => {
        sent.count++
        Object.assign(sent, { fail: reject, accept: () => resolve({ providerId: 'accepted' }) })
      }),
  })
  return Object.assign(sent, outbox)
}
const waitForSent = (outbox: { count: number }, count: number) =>
  expect.poll(() => outbox.count, { timeout: 20_000 }).toBe(count)
const waitForAttempt = (id: number, attempts: number) =>
  expect.poll(() => rowOf(id), { timeout: 20_000 }).toMatchObject({ state: 'sending', attempts })
const subjects = () => smtp.mails.map((mail) => headersOf(mail).get('subject')?.[0]).sort()

it('delivers a message once, and stores the mail server’s ID for it', async () => {
  const id = await storeMessage('One')
  await storeMessage('Two')
  const outbox = smtpOutbox()
  await outbox.deliverDue()
  await outbox.deliverDue()
  expect(subjects()).toEqual(['[Kaksha] One', '[Kaksha] Two'])
  expect(await rowOf(id)).toMatchObject({
    state: 'sent',
    attempts: 1,
    lastError: null,
    providerId: '4711',
    sentAt: expect.any(Date),
  })
})

it('delivers at once a message that was stored during a delivery', async () => {
  const outbox = slowOutbox()
  await storeMessage('One')
  outbox.wake()
  await waitForSent(outbox, 1)
  await storeMessage('Two')
  outbox.wake()
  outbox.accept()
  await waitForSent(outbox, 2)
  outbox.accept()
  await outbox.deliverDue()
  expect((await server.db.select().from(contactMessages)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

it('delivers every message once from two servers at the same time', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, n) => storeMessage(`No ${n}`)))
  await Promise.all([smtpOutbox().deliverDue(), smtpOutbox().deliverDue(), smtpOutbox().deliverDue()])
  expect(smtp.mails).toHaveLength(12)
  expect(new Set(subjects()).size).toBe(12)
})

it('delivers every message once to a mail server that was down for an hour', async () => {
  const { port } = smtp
  await smtp.close()
  const outbox = smtpOutbox()
  const ids = await Promise.all([storeMessage('One'), storeMessage('Two')])
  const attemptMinutes: number[] = []
  for (; minutes < 60; minutes++) {
    const before = (await rowOf(ids[0]))?.attempts ?? 0
    await outbox.deliverDue()
    if (((await rowOf(ids[0]))?.attempts ?? 0) > before) attemptMinutes.push(minutes)
  }
  // The delays are 1, 2, 4, 8, 16 and 32 minutes.
  expect(attemptMinutes).toEqual([0, 1, 3, 7, 15, 31])
  expect(await rowOf(ids[0])).toMatchObject({ state: 'pending', refusals: 0, lastError: 'ESOCKET' })

  smtp = await startFakeSmtp({ port })
  await outbox.deliverDue()
  expect(smtp.mails).toEqual([])
  for (; minutes < 70; minutes++) await outbox.deliverDue()
  expect(subjects()).toEqual(['[Kaksha] One', '[Kaksha] Two'])
  expect(new Set(smtp.mails.map((mail) => headersOf(mail).get('message-id')?.[0])).size).toBe(2)
})

it('does not try an unreachable mail server for each of many messages', async () => {
  await Promise.all(Array.from({ length: 9 }, (_, n) => storeMessage(`No ${n}`)))
  const send = vi.fn(() => Promise.reject(new DeliveryFailure('ESOCKET', 'unreachable')))
  await outboxWith({ send }).deliverDue()
  expect(send).toHaveBeenCalledTimes(3)
})

describe('a permanent refusal', () => {
  it(`marks a message as failed after ${refusalsMax} of them, and keeps it`, async () => {
    const id = await storeMessage('Refused')
    const outbox = outboxWith(failingMailer('550', 'refused'))
    await outbox.deliverDue()
    expect([await outbox.waiting(), await outbox.failed()]).toEqual([1, 0])
    for (; minutes < 100; minutes += 10) await outbox.deliverDue()
    expect([await outbox.waiting(), await outbox.failed()]).toEqual([0, 1])
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      attempts: 3,
      refusals: 3,
      lastError: '550',
      subject: 'Refused',
    })
  })

  it('is not a temporary refusal', async () => {
    const id = await storeMessage('Refused for now')
    const outbox = outboxWith(failingMailer('451', 'later'))
    for (; minutes < 600; minutes += 5) await outbox.deliverDue()
    const row = await rowOf(id)
    expect(row).toMatchObject({ state: 'pending', refusals: 0 })
    expect(row?.attempts).toBeGreaterThan(10)
  })

  it('logs the message’s number and the code, and no personal data', async () => {
    const id = await storeMessage('Secret subject')
    await outboxWith(failingMailer('550', 'refused')).deliverDue()
    expect(log).toHaveLength(1)
    expect(JSON.parse(log.join())).toMatchObject({ path: `contact_messages/${id}`, code: '550' })
    expect(log.join()).not.toMatch(/Secret|Mitali|ganit/)
  })
})

describe('a message that is being sent', () => {
  it('cannot be claimed by another server for three minutes', async () => {
    const id = await storeMessage('Unfinished')
    // A delivery that never ends, as if the server was killed.
    slowOutbox().wake()
    await waitForAttempt(id, 1)
    minutes = 2
    await smtpOutbox().deliverDue()
    expect(smtp.mails).toEqual([])
    minutes = 4
    await smtpOutbox().deliverDue()
    expect(subjects()).toEqual(['[Kaksha] Unfinished'])
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('keeps the state “sent” when the failure of an expired attempt is reported later', async () => {
    const id = await storeMessage('Expired')
    const first = slowOutbox()
    const delivery = first.deliverDue()
    await waitForAttempt(id, 1)
    minutes = 4
    await smtpOutbox().deliverDue()
    first.fail(new DeliveryFailure('550', 'refused'))
    await delivery
    expect(await rowOf(id)).toMatchObject({ state: 'sent', refusals: 0, lastError: null })
  })

  it('keeps the state of the second attempt when the first one fails later', async () => {
    const id = await storeMessage('Expired')
    const first = slowOutbox()
    const next = slowOutbox()
    const deliveries = [first.deliverDue()]
    await waitForAttempt(id, 1)
    minutes = 4
    deliveries.push(next.deliverDue())
    await waitForAttempt(id, 2)
    first.fail(new DeliveryFailure('550', 'refused'))
    await deliveries[0]
    expect(await rowOf(id)).toMatchObject({ state: 'sending', refusals: 0 })
    next.accept()
    await deliveries[1]
    expect(await rowOf(id)).toMatchObject({ state: 'sent', providerId: 'accepted' })
  })

  it('is finished before the server stops, and no other delivery begins', async () => {
    const ids = await Promise.all([storeMessage('One'), storeMessage('Two')])
    const outbox = slowOutbox()
    outbox.wake()
    await waitForSent(outbox, 1)
    const states = async () => (await Promise.all(ids.map(rowOf))).map((row) => row?.state).sort()
    let isStopped = false
    const stopped = outbox.stop().then(() => {
      isStopped = true
    })
    outbox.wake()
    expect(await states()).toEqual(['pending', 'sending'])
    expect(isStopped).toBe(false)
    outbox.accept()
    await stopped
    expect(await states()).toEqual(['pending', 'sent'])
  })
})
