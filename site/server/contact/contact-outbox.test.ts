/** The outbox over a real database and a real SMTP server; the test moves its clock. */
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addressesIn, type FakeSmtp, headersOf, startFakeSmtp } from '../../../tests/fixtures/fake-smtp'
import { contactMessages } from '../database/schema'
import { DeliveryFailure, type Mailer, refusalsMax } from '../mail/outbox'
import { smtpMailer } from '../mail/smtp'
import { readLog } from '../observability/log.fixture'
import { goodMessage, startTestServer, type TestServer } from '../test-server.fixture'
import { type ContactRow, createContactOutbox, emailOf } from './contact-outbox'

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
    const previousAttempts = (await rowOf(ids[0]))?.attempts ?? 0
    await outbox.deliverDue()
    if (((await rowOf(ids[0]))?.attempts ?? 0) > previousAttempts) attemptMinutes.push(minutes)
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

const row: ContactRow = {
  id: 12,
  messageId: '0b7e3f9a-3f0c-4a39-9b8e-0e1f5b8c2d11',
  name: 'Mitali Sen',
  email: 'mitali@ganit.example',
  phone: '+91 33 4000 0000',
  subject: 'Plans',
  message: 'Which plan suits\na school of forty?',
  digest: '',
  createdAt: new Date('2026-11-22T02:30:00Z'),
  state: 'sending',
  attempts: 1,
  refusals: 0,
  nextAttemptAt: new Date('2026-11-22T02:33:00Z'),
  lastError: null,
  providerId: null,
  sentAt: null,
  doneAt: null,
}

const sender = { from: 'web@school.in', to: 'office@school.in' }
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The e-mail as it is sent. */
async function written(change: Partial<ContactRow> = {}) {
  const { message } = await transport.sendMail(emailOf({ ...row, ...change }, sender))
  const mail = { raw: String(message) }
  const headers = headersOf(mail)
  return { raw: mail.raw, headers, header: (name: string) => headers.get(name)?.join(' | ') }
}

const headerNames = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

it('names the sender in plain text, with Reply-To set to the visitor', async () => {
  const { raw, headers, header } = await written()
  expect([...headers.keys()].sort()).toEqual(headerNames)
  expect(header('from')).toBe('Kaksha website <web@school.in>')
  expect(header('to')).toBe('office@school.in')
  expect(header('reply-to')).toBe('Mitali Sen <mitali@ganit.example>')
  expect(header('subject')).toBe('[Kaksha] Plans')
  expect(header('content-type')).toMatch(/^text\/plain; charset=utf-8/)
  expect(header('message-id')).toBe('<0b7e3f9a-3f0c-4a39-9b8e-0e1f5b8c2d11@school.in>')
  expect(header('date')).toBe('Sun, 22 Nov 2026 02:30:00 +0000')
  expect(raw).toContain('Phone: +91 33 4000 0000')
  expect(raw).toContain('npm run inbox -- show 12')
  expect(raw.trimEnd().endsWith('Which plan suits\r\na school of forty?')).toBe(true)
})

it('is the same e-mail at every attempt', async () => {
  const one = await written()
  const other = await written({ attempts: 7, state: 'pending' })
  expect(other.raw).toBe(one.raw)
})

describe('visitors cannot inject headers', () => {
  const evil = 'Bcc: everybody@victims.example'
  it.each([
    ['CR LF', `a\r\n${evil}`],
    ['CR', `a\r${evil}`],
    ['LF', `a\n${evil}\n\n<b>body</b>`],
    ['next line', `a\u0085${evil}`],
    ['line separator', `a\u2028${evil}`],
    ['paragraph separator', `a\u2029${evil}`],
    ['vertical tab and form feed', `a\v\f${evil}`],
    ['NUL', `a\0${evil}`],
    ['a direction override', `a\u202Egnp.exe\u2066${evil}`],
    ['quotes', `"a" <x@victims.example>, "b`],
    ['a backslash and quotes', 'a\\"\\ <x@victims.example>'],
    ['an encoded word', '=?utf-8?Q?a=0D=0ABcc:_x=40victims.example?='],
    ['half of a surrogate pair', 'a\uD800b'],
    ['many letters', 'क'.repeat(120)],
  ])('%s in name and subject', async (_, text) => {
    const { headers, header } = await written({ name: text, subject: text })
    expect([...headers.keys()].sort()).toEqual(headerNames)
    for (const values of headers.values()) expect(values).toHaveLength(1)
    expect(addressesIn(header('reply-to'))).toEqual(['mitali@ganit.example'])
    expect(addressesIn(header('to'))).toEqual(['office@school.in'])
    expect([...headers.values()].flat().join('')).not.toMatch(/(?!\t)\p{Cc}|[\u2028-\u202E\u2066-\u2069]/u)
  })

  it('no field continues on the next line of a header or of the body', () => {
    const typed = `a\r\n${evil}\u202Eb`
    const { subject, text } = emailOf({ ...row, name: typed, phone: typed, subject: typed }, sender)
    const line = `a ${evil} b`
    expect(subject).toBe(`[Kaksha] ${line}`)
    expect(text.split('\n').slice(0, 4)).toEqual([
      `Name: ${line}`,
      'E-mail: mitali@ganit.example',
      `Phone: ${line}`,
      `Subject: ${line}`,
    ])
  })

  it.each([
    'a>,<x@victims.example',
    '"a,b"@ganit.example',
    'a,b@ganit.example',
    'a(b)@ganit.example',
    'a;b:c@ganit.example',
    '<a@ganit.example>',
  ])('an address that could be read as two appears only in the body: %s', async (email) => {
    const { headers, raw } = await written({ email })
    expect(headers.has('reply-to')).toBe(false)
    expect(raw).toContain(`E-mail: ${email}`)
  })

  it('whatever is typed', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (name, email, subject, phone) => {
        const { headers, header } = await written({ name, email, subject, phone })
        const allowed = headers.has('reply-to')
          ? headerNames
          : headerNames.filter((one) => one !== 'reply-to')
        expect([...headers.keys()].sort()).toEqual(allowed)
        expect(addressesIn(header('to'))).toEqual(['office@school.in'])
        expect(addressesIn(header('from'))).toEqual(['web@school.in'])
      }),
      { numRuns: 100, seed: 20_261_122 },
    )
  })
})
