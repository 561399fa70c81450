/** A message that comes twice. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactMessages } from '../platform/schema'
import { goodMessage, startTestServer, type TestServer } from '../test-server'

let server: TestServer
let stored = 0
beforeAll(async () => {
  server = await startTestServer({ onMessage: () => stored++ })
})
afterAll(() => server.close())

const rowsOf = (subject: string) =>
  server.db.select().from(contactMessages).where(eq(contactMessages.subject, subject))
const send = (change: object) => server.call('save_contact', { ...goodMessage, ...change })
const sent = { status: 200, body: { success: true, message: 'Your message has been sent. Thank you!' } }

describe('with an ID', () => {
  it('is stored once, and its captcha is not asked about again', async () => {
    const message = { subject: 'Pressed twice', messageId: randomUUID() }
    const before = stored
    expect(await send(message)).toMatchObject(sent)
    expect(await send({ ...message, captcha: 'used up' })).toMatchObject(sent)
    expect(await rowsOf(message.subject)).toMatchObject([
      { messageId: message.messageId, state: 'pending', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    expect(stored).toBe(before + 1)
  })

  it('is stored once by ten at the same moment', async () => {
    const message = { subject: 'Pressed wildly', messageId: randomUUID() }
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(message)))
    for (const reply of replies) expect(reply).toMatchObject(sent)
    expect(await rowsOf(message.subject)).toHaveLength(1)
  })

  it('says the same words twice under two IDs', async () => {
    await send({ subject: 'Meant twice', messageId: randomUUID() })
    await send({ subject: 'Meant twice', messageId: randomUUID() })
    expect(await rowsOf('Meant twice')).toHaveLength(2)
  })

  it.each(['name', 'email', 'phone', 'subject', 'message'])(
    'that another message has, other in its %s, is refused by name, and nothing is stored',
    async (field) => {
      const messageId = randomUUID()
      await send({ subject: `First ${field}`, messageId })
      const other = field === 'email' ? 'other@ganit.example' : 'Other 12345'
      const refused = await send({ subject: `First ${field}`, messageId, [field]: other, captcha: 'used up' })
      expect(refused).toMatchObject({ status: 409, body: { errors: { messageId: [expect.any(String)] } } })
      expect(await server.db.$count(contactMessages, eq(contactMessages.messageId, messageId))).toBe(1)
    },
  )

  it('of ten that use one ID for ten things, one is stored', async () => {
    const messageId = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send({ subject: `Ten things ${n}`, messageId })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await server.db.$count(contactMessages, eq(contactMessages.messageId, messageId))).toBe(1)
  })

  it.each(['', '12', null, 7, `${randomUUID()}0`])('is a UUID or none: not %j', async (messageId) => {
    const reply = await send({ subject: 'No UUID', messageId })
    expect(reply).toMatchObject({ status: 422, body: { errors: { messageId: [expect.any(String)] } } })
    expect(await rowsOf('No UUID')).toEqual([])
  })
})

describe('from a form without a script', () => {
  const { captcha: _, ...fields } = goodMessage
  const submit = async (subject: string) => {
    const body = new URLSearchParams({ ...fields, subject })
    const response = await server.raw('/contact', { method: 'POST', body })
    return `${response.status} ${(await response.text()).includes('Your message has been sent. Thank you!')}`
  }

  it('is stored once, however often it comes at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => submit('A form, pressed')))
    expect(new Set(replies)).toEqual(new Set(['200 true']))
    expect(await rowsOf('A form, pressed')).toHaveLength(1)
  })

  it('is meant again after ten minutes', async () => {
    const age = (minutes: number) =>
      server.db
        .update(contactMessages)
        .set({ createdAt: sql`now() - ${minutes} * interval '1 minute'` })
        .where(eq(contactMessages.subject, 'A form, again'))
    await submit('A form, again')
    await age(9.9)
    await submit('A form, again')
    expect(await rowsOf('A form, again')).toHaveLength(1)
    await age(10.1)
    await submit('A form, again')
    expect(await rowsOf('A form, again')).toHaveLength(2)
  })
})
