/**
 * Kills a server with SIGKILL between storing a contact message, acknowledging it, and delivering it, and between claiming
 * and delivering an e-mail to a customer.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../site/server/database/database'
import { contactMessages, emails } from '../../site/server/database/schema'
import { queueEmail } from '../../site/server/mail/queue'
import { goodMessage } from '../../site/server/test-server.fixture'
import { newDataFolder } from '../fixtures/data-folder'
import { type FakeSmtp, headersOf, startFakeSmtp } from '../fixtures/fake-smtp'
import { mailFailpoints } from './failpoints'
import { type FaultServer, startServer } from './server'

/** Only after this failpoint may a second e-mail be sent, because the server cannot know whether the first one was. */
const inDoubt = 'email accepted'

const dataDir = await newDataFolder()
const sent: string[] = []
let smtp: FakeSmtp
let server: FaultServer

const start = (failpoint = '') =>
  startServer({ DATA_DIR: dataDir, SMTP_URL: smtp.url, MAIL_FROM: 'web@school.example', KILL_AT: failpoint })

const mailsOf = (messageId: string) =>
  smtp.mails.filter((mail) => headersOf(mail).get('message-id')?.[0] === `<${messageId}@school.example>`)

/** Submits the form again after a lost response: the form is still open, with the same message ID. */
async function submitForm(messageId: string): Promise<boolean> {
  const reply = server.call('save_contact', { ...goodMessage, messageId })
  return reply.then(({ ok }) => ok).catch(() => false)
}

/** Reads the rows of a message; `makeDue` ends the time for which other servers leave it to the one that claimed it. */
async function readRows(messageId: string, makeDue = false) {
  const { db, close } = await openStore({ dataDir })
  const isThis = eq(contactMessages.messageId, messageId)
  const rows = await db.select().from(contactMessages).where(isThis)
  if (makeDue) await db.update(contactMessages).set({ nextAttemptAt: sql`now()` }).where(isThis)
  await close()
  return rows
}

/** Sends a message; the server is killed at `failpoint`, unless it is empty. */
async function send(failpoint = ''): Promise<{ messageId: string; acknowledged: boolean }> {
  const messageId = randomUUID()
  sent.push(messageId)
  if (failpoint === 'retry scheduled') smtp.faults.push({ at: 'rcpt', code: 451 })
  if (failpoint) await server.arm(failpoint)
  return { messageId, acknowledged: await submitForm(messageId) }
}

beforeAll(async () => {
  smtp = await startFakeSmtp()
  server = await start()
})
afterAll(async () => {
  await server?.kill()
  await smtp?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('reaches every failpoint of the code', async () => {
  smtp.faults.push({ at: 'rcpt', code: 451 })
  await send()
  await server.untilReached('retry scheduled')
  await server.kill()
  // Otherwise it would be delivered during the next tests.
  const { db, close } = await openStore({ dataDir })
  await db.update(contactMessages).set({ state: 'done' })
  await close()
  const before = server.reached()
  sent.length = 0
  server = await start()
  await send()
  await server.untilReached('delivery stored')
  expect(
    [...new Set([...before, ...server.reached()])]
      .filter((failpoint) => mailFailpoints.includes(failpoint))
      .sort(),
  ).toEqual([...mailFailpoints].sort())
  expect(mailFailpoints).toContain(inDoubt)
})

describe('nothing is lost when the server is killed after', () => {
  it.each(mailFailpoints)('%s', async (failpoint) => {
    const { messageId, acknowledged } = await send(failpoint)
    expect(await server.exit).toBe('SIGKILL')
    const [stored, ...more] = await readRows(messageId, true)
    expect(more).toEqual([])
    expect(stored).toMatchObject({ messageId, message: goodMessage.message })
    if (failpoint === 'contact message stored') expect(acknowledged).toBe(false)

    server = await start()
    expect(await submitForm(messageId)).toBe(true)
    if (stored?.state !== 'sent') await server.untilReached('delivery stored')
    expect(mailsOf(messageId)).toHaveLength(failpoint === inDoubt ? 2 : 1)
  })

  it('the last failpoint: every message is stored once, and was delivered', async () => {
    await server.kill()
    const { db, close } = await openStore({ dataDir })
    const all = await db.select().from(contactMessages)
    await close()
    const delivered = all.filter(({ state }) => state !== 'done')
    expect(delivered.map(({ messageId }) => messageId).sort()).toEqual([...sent].sort())
    for (const { state, messageId } of delivered) {
      expect(state).toBe('sent')
      expect(mailsOf(messageId).length).toBeGreaterThan(0)
    }
    // The log of a killed server may contain errors, but no personal data.
    expect(server.output()).not.toMatch(/mitali|ganit/i)
  })
})

describe('an e-mail to a customer is delivered when the server is killed after', () => {
  const failpoints = mailFailpoints.filter((failpoint) => failpoint !== 'contact message stored')

  /** Reports a fact, again if it was reported before, and makes its e-mail due. Returns its rows. */
  async function report(recipient: string) {
    const { db, close } = await openStore({ dataDir })
    const content = { deletedAt: new Date() }
    const fact = `account_deleted:${recipient}`
    await queueEmail(db, { fact, accountUid: 'someone', recipient, template: 'account_deleted', content })
    const isThis = eq(emails.recipient, recipient)
    const rows = await db.update(emails).set({ nextAttemptAt: sql`now()` }).where(isThis).returning()
    await close()
    return rows
  }

  it.each(failpoints)('%s', async (failpoint) => {
    await server.kill()
    const recipient = `${failpoints.indexOf(failpoint)}@customer.example`
    await report(recipient)
    if (failpoint === 'retry scheduled') smtp.faults.push({ at: 'rcpt', code: 451 })
    // The server may be killed before it is ready, because it sends e-mails from its start.
    expect(await start(failpoint).then(({ exit }) => exit, String)).toMatch(/SIGKILL/)
    const [row, ...more] = await report(recipient)
    expect(more).toEqual([])

    server = await start()
    if (row?.state !== 'sent') await server.untilReached('delivery stored')
    const sentTo = smtp.mails.filter(({ to }) => to.includes(recipient))
    expect(sentTo).toHaveLength(failpoint === inDoubt ? 2 : 1)
    expect(new Set(sentTo.map((mail) => headersOf(mail).get('message-id')?.[0])).size).toBe(1)
  })
})
