/**
 * Kills a server with SIGKILL between storing a contact message, acknowledging it, and delivering it. The outbox delivers
 * the e-mails to customers by the same code.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../site/server/database/database'
import { contactMessages } from '../../site/server/database/schema'
import { goodMessage } from '../../site/server/test-server.fixture'
import { newDataFolder } from '../fixtures/data-folder'
import { type FakeSmtp, headersOf, startFakeSmtp } from '../fixtures/fake-smtp'
import { type FaultServer, mailFailpoints, startServer } from './server'

/** Only after this failpoint may a second e-mail be sent, because the server cannot know whether the first one was. */
const inDoubt = 'email accepted'

const dataDir = await newDataFolder()
const sent: string[] = []
let smtp: FakeSmtp
let server: FaultServer

const start = () => startServer({ DATA_DIR: dataDir, SMTP_URL: smtp.url, MAIL_FROM: 'web@school.example' })

const mailsOf = (messageId: string) =>
  smtp.mails.filter((mail) => headersOf(mail).get('message-id')?.[0] === `<${messageId}@school.example>`)

/** Submits the form again after a lost response: the form is still open, with the same message ID. */
async function submitForm(messageId: string): Promise<boolean> {
  const reply = server.call('save_contact', { ...goodMessage, messageId })
  return reply.then(({ ok }) => ok).catch(() => false)
}

/** Returns the rows of a message, and ends the time for which other servers leave it to the one that claimed it. */
async function makeDue(messageId: string) {
  const { db, close } = await openStore({ dataDir })
  const isThis = eq(contactMessages.messageId, messageId)
  const rows = await db.select().from(contactMessages).where(isThis)
  await db.update(contactMessages).set({ nextAttemptAt: sql`now()` }).where(isThis)
  await close()
  return rows
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

describe('nothing is lost when the server is killed after', () => {
  it.each(mailFailpoints)('%s', async (failpoint) => {
    const messageId = randomUUID()
    sent.push(messageId)
    if (failpoint === 'retry scheduled') smtp.faults.push({ at: 'rcpt', code: 451 })
    await server.arm(failpoint)
    const acknowledged = await submitForm(messageId)
    expect(await server.exit).toBe('SIGKILL')
    const [stored, ...more] = await makeDue(messageId)
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
    const stored = await db.select().from(contactMessages)
    await close()
    expect(stored.map(({ messageId }) => messageId).sort()).toEqual([...sent].sort())
    expect(mailFailpoints).toContain(inDoubt)
    for (const { state, messageId } of stored) {
      expect(state).toBe('sent')
      expect(mailsOf(messageId).length).toBeGreaterThan(0)
    }
    // The log of a killed server may contain errors, but no personal data.
    expect(server.output()).not.toMatch(/mitali|ganit/i)
  })
})
