import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { captchaBusyMessage } from '../../contracts/contact'
import { contactMessages } from '../database/schema'
import { Unavailable } from '../http/api/reply'
import { goodMessage, refused, startTestServer } from '../test-server.fixture'

let stored = 0
const server = await startTestServer({
  outbox: { wake: () => void stored++, waiting: async () => 0, failed: async () => 0 },
  async verifyCaptcha(token) {
    if (token === 'unchecked') throw new Unavailable(captchaBusyMessage)
    return token !== 'used up'
  },
})
afterAll(() => server.close())

const count = () => server.db.$count(contactMessages)
const newest = async () =>
  (await server.db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(1))[0]

describe('save_contact', () => {
  it('stores a message, trimmed, without its captcha', async () => {
    const reply = await server.call('save_contact', { ...goodMessage, name: '  Mitali Sen ' })
    expect(reply).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your message has been sent. Thank you!' },
    })
    const { captcha: _, ...kept } = goodMessage
    expect(await newest()).toMatchObject(kept)
  })

  it.each([undefined, '', 'used up'])('refuses the captcha token %j', async (captcha) => {
    const before = await count()
    const reply = await server.call('save_contact', { ...goodMessage, captcha })
    expect(reply).toMatchObject(refused(422, { captcha: ['CAPTCHA validation failed. Please try again.'] }))
    expect(await count()).toBe(before)
  })

  it('answers 503 with Retry-After while the captcha cannot be checked, and stores nothing', async () => {
    const reply = await server.call('save_contact', { ...goodMessage, subject: 'More', captcha: 'unchecked' })
    expect(reply).toMatchObject({
      status: 503,
      body: {
        success: false,
        message: 'The captcha cannot be checked at the moment. Please try again in a minute.',
      },
    })
    expect(reply.headers.get('Retry-After')).toBe('60')
    expect(await server.db.$count(contactMessages, eq(contactMessages.subject, 'More'))).toBe(0)
  })
})

const rowsOf = (subject: string) =>
  server.db.select().from(contactMessages).where(eq(contactMessages.subject, subject))
const send = (change: object) => server.call('save_contact', { ...goodMessage, ...change })
const sent = { status: 200, body: { success: true, message: 'Your message has been sent. Thank you!' } }

describe('a repeated message with an ID', () => {
  it('is stored once, and its captcha is not verified again', async () => {
    const message = { subject: 'Pressed twice', messageId: randomUUID() }
    const before = stored
    expect(await send(message)).toMatchObject(sent)
    expect(await send({ ...message, captcha: 'used up' })).toMatchObject(sent)
    expect(await rowsOf(message.subject)).toMatchObject([
      { messageId: message.messageId, state: 'pending', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    expect(stored).toBe(before + 1)
  })

  it('is stored once for ten simultaneous requests', async () => {
    const message = { subject: 'Pressed wildly', messageId: randomUUID() }
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(message)))
    for (const reply of replies) expect(reply).toMatchObject(sent)
    expect(await rowsOf(message.subject)).toHaveLength(1)
  })

  it('is stored twice under two IDs', async () => {
    await send({ subject: 'Meant twice', messageId: randomUUID() })
    await send({ subject: 'Meant twice', messageId: randomUUID() })
    expect(await rowsOf('Meant twice')).toHaveLength(2)
  })

  it.each(['name', 'email', 'phone', 'subject', 'message'])(
    'is refused under another message’s ID when its %s differs, and nothing is stored',
    async (field) => {
      const messageId = randomUUID()
      await send({ subject: `First ${field}`, messageId })
      const other = field === 'email' ? 'other@ganit.example' : 'Other 12345'
      const reply = await send({ subject: `First ${field}`, messageId, [field]: other, captcha: 'used up' })
      expect(reply).toMatchObject({ status: 409, body: { errors: { messageId: [expect.any(String)] } } })
      expect(await server.db.$count(contactMessages, eq(contactMessages.messageId, messageId))).toBe(1)
    },
  )

  it('of ten different messages with one ID, one is stored', async () => {
    const messageId = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send({ subject: `Ten things ${n}`, messageId })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await server.db.$count(contactMessages, eq(contactMessages.messageId, messageId))).toBe(1)
  })

  it.each(['', '12', null, 7, `${randomUUID()}0`])(
    'refuses %j: an ID is a UUID or missing',
    async (messageId) => {
      const reply = await send({ subject: 'No UUID', messageId })
      expect(reply).toMatchObject({ status: 422, body: { errors: { messageId: [expect.any(String)] } } })
      expect(await rowsOf('No UUID')).toEqual([])
    },
  )
})
