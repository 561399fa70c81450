/** The adapter against a real SMTP server: how each failure is classified, and what is never sent without TLS. */
import { afterEach, describe, expect, it } from 'vitest'
import { type FakeSmtp, type Fault, headersOf, startFakeSmtp } from '../../../tests/fixtures/fake-smtp'
import type { Email } from './outbox'
import { queueIdIn, smtpMailer } from './smtp'

const email: Email = {
  messageId: '<0b7e3f9a@school.example>',
  date: new Date('2026-11-22T02:30:00Z'),
  from: { name: 'Kaksha website', address: 'web@school.example' },
  to: { name: '', address: 'office@school.example' },
  replyTo: { name: 'Mitali Sen', address: 'mitali@ganit.example' },
  subject: 'प्लान',
  text: 'Which plan suits\na school of forty?\n.\n',
  headers: {},
}

const servers: FakeSmtp[] = []
const open = async (...options: Parameters<typeof startFakeSmtp>) => {
  const smtp = await startFakeSmtp(...options)
  servers.push(smtp)
  return smtp
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((smtp) => smtp.close()))
})

it('sends an e-mail with its own Message-ID, and returns the server’s ID for it', async () => {
  const smtp = await open()
  const sent = await smtpMailer(smtp.settings()).send(email)
  expect(sent.providerId).toBe('4711')
  const [mail] = smtp.mails
  if (!mail) throw new Error('No mail came.')
  expect(mail).toMatchObject({ from: 'web@school.example', to: ['office@school.example'] })
  expect(headersOf(mail).get('message-id')).toEqual([email.messageId])
  expect(mail.raw).toContain('a school of forty?\r\n.\r\n')
})

it('authenticates where the address has a user', async () => {
  const smtp = await open({ allowInsecureAuth: true })
  const auth = { user: 'me@school', pass: 'p#/' }
  await smtpMailer({ ...smtp.settings(), auth }).send(email)
  expect(smtp.mails).toMatchObject([{ user: 'me@school:p#/' }])
})

describe('a failure', () => {
  it.each([
    ['refused', '550', { at: 'rcpt', code: 550 }],
    ['refused', '552', { at: 'data', code: 552 }],
    ['refused', '553', { at: 'mail', code: 553 }],
    ['later', '450', { at: 'rcpt', code: 450 }],
    ['later', '451', { at: 'data', code: 451 }],
    ['unreachable', 'ECONNECTION', { at: 'data', closed: true }],
  ] satisfies [string, string, Fault][])('is %s: %s', async (kind, code, fault) => {
    const smtp = await open()
    smtp.faults.push(fault)
    const failure = await smtpMailer(smtp.settings())
      .send(email)
      .catch((error: Error) => error)
    expect(failure).toMatchObject({ name: 'DeliveryFailure', kind, code })
    expect(String(failure)).not.toContain('private.example')
    expect(smtp.mails).toEqual([])
    await smtpMailer(smtp.settings()).send(email)
    expect(smtp.mails).toHaveLength(1)
  })

  it('is unreachable where nothing listens', async () => {
    const smtp = await open()
    const settings = smtp.settings()
    await smtp.close()
    servers.length = 0
    await expect(smtpMailer(settings).send(email)).rejects.toMatchObject({
      kind: 'unreachable',
      code: 'ESOCKET',
    })
  })

  it('is unreachable for a wrong password, which is not the e-mail’s fault', async () => {
    const smtp = await open({
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(Object.assign(new Error('No.'), { responseCode: 535 })),
    })
    const settings = { ...smtp.settings(), auth: { user: 'me', pass: 'wrong' } }
    await expect(smtpMailer(settings).send(email)).rejects.toMatchObject({
      kind: 'unreachable',
      code: '535',
    })
  })

  it('is unreachable when the server stops answering', async () => {
    const smtp = await open()
    smtp.faults.push({ at: 'data', silent: true })
    const sent = smtpMailer(smtp.settings(), { timeoutMs: 300 }).send(email)
    await expect(sent).rejects.toMatchObject({ kind: 'unreachable', code: 'EABORT' })
  })
})

describe('STARTTLS', () => {
  const auth = { user: 'me', pass: 'secret' }

  it('is negotiated before the login where it is required', async () => {
    const smtp = await open({ disabledCommands: [] })
    const settings = { ...smtp.settings(), auth, startTls: 'required' as const }
    // The private key of the test server's certificate is public.
    await smtpMailer(settings, { tls: { rejectUnauthorized: false } }).send(email)
    expect(smtp.mails).toMatchObject([{ tls: true, user: 'me:secret' }])
  })

  it.each([
    ['is not offered', ['STARTTLS']],
    ['has an untrusted certificate', []],
  ])('where it is required but %s, neither password nor e-mail is sent', async (_, disabledCommands) => {
    const credentials: unknown[] = []
    const smtp = await open({
      disabledCommands,
      allowInsecureAuth: true,
      onAuth: (given, __, done) => {
        credentials.push(given)
        done(null, { user: 'x' })
      },
    })
    const settings = { ...smtp.settings(), auth, startTls: 'required' as const }
    await expect(smtpMailer(settings).send(email)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(credentials).toEqual([])
    expect(smtp.mails).toEqual([])
  })
})

it.each([
  ['250 2.0.0 Ok: queued as 4F2aB9', '4F2aB9'],
  ['250 Ok 0100018f-4a2b', '0100018f-4a2b'],
  ['250 OK id=1sXyZ-0004', '1sXyZ-0004'],
  ['250 accepted for <mitali@ganit.example>', ''],
  ['250 OK mitali@ganit.example', ''],
])('keeps of the reply %s the ID alone', (response, id) => {
  expect(queueIdIn(response)).toBe(id)
})
