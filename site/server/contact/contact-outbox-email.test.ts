import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { addressesIn, headersOf } from '../../../tests/fixtures/fake-smtp'
import { type ContactRow, emailOf } from './contact-outbox'
import { contactRow as row } from './contact-row.fixture'

const sender = { from: 'web@school.in', to: 'office@school.in' }
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The e-mail as it is sent. */
async function written(change: Partial<ContactRow> = {}) {
  const { message } = await transport.sendMail(emailOf({ ...row, ...change }, sender))
  const mail = { raw: String(message) }
  const headers = headersOf(mail)
  return { raw: mail.raw, headers, header: (name: string) => headers.get(name)?.join(' | ') }
}

const names = [
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
  expect([...headers.keys()].sort()).toEqual(names)
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
    expect([...headers.keys()].sort()).toEqual(names)
    for (const values of headers.values()) expect(values).toHaveLength(1)
    expect(addressesIn(header('reply-to'))).toEqual(['mitali@ganit.example'])
    expect(addressesIn(header('to'))).toEqual(['office@school.in'])
    expect([...headers.values()].flat().join('')).not.toMatch(/(?!\t)\p{Cc}|[\u2028-\u202E\u2066-\u2069]/u)
  })

  it('no field continues on the next line, in the body neither', () => {
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
        const allowed = headers.has('reply-to') ? names : names.filter((one) => one !== 'reply-to')
        expect([...headers.keys()].sort()).toEqual(allowed)
        expect(addressesIn(header('to'))).toEqual(['office@school.in'])
        expect(addressesIn(header('from'))).toEqual(['web@school.in'])
      }),
      { numRuns: 100, seed: 20_261_122 },
    )
  })
})
