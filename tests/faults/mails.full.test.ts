/** Kills a server with SIGKILL between storing a message, acknowledging it, and delivering it. */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminRpcOf } from '../../site/server/commands/admin-rpc'
import { openStore } from '../../site/server/database/database'
import { contactMessages } from '../../site/server/database/schema'
import { goodMessage } from '../../site/server/test-server'
import { newDataFolder } from '../fixtures/data-folder'
import { type FakeSmtp, headersOf, startFakeSmtp } from '../fixtures/smtp/fake-smtp'
import { type FaultServer, startServer } from './server'
import { mailSteps } from './steps'

/** Only after this failpoint may a second e-mail be sent, because the server cannot know whether the first one was. */
const inDoubt = 'mail accepted'

const dataDir = await newDataFolder()
const sent: string[] = []
let smtp: FakeSmtp
let server: FaultServer

const start = () => startServer({ DATA_DIR: dataDir, SMTP_URL: smtp.url, MAIL_FROM: 'web@school.example' })

const mailsOf = (messageId: string) =>
  smtp.mails.filter((mail) => headersOf(mail).get('message-id')?.[0] === `<${messageId}@school.example>`)

/** Submits the form again after a lost response: the form is still open, with the same message ID. */
async function press(messageId: string): Promise<boolean> {
  const reply = server.call('save_contact', { ...goodMessage, messageId })
  return reply.then(({ ok }) => ok).catch(() => false)
}

/** Reads the rows of a message; `later` ends the period for which its sender is waited for. */
async function look(messageId: string, later = false) {
  const { db, close } = await openStore({ dataDir })
  const isThis = eq(contactMessages.messageId, messageId)
  const rows = await db.select().from(contactMessages).where(isThis)
  if (later) await db.update(contactMessages).set({ nextAttemptAt: sql`now()` }).where(isThis)
  await close()
  return rows
}

/** Sends a message; `step` is the failpoint at which the server is killed, or empty for an undisturbed run. */
async function send(step = ''): Promise<{ messageId: string; acknowledged: boolean }> {
  const messageId = randomUUID()
  sent.push(messageId)
  if (step === 'retry scheduled') smtp.faults.push({ at: 'rcpt', code: 451 })
  if (step) await server.arm(step)
  return { messageId, acknowledged: await press(messageId) }
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
  // Otherwise it would be delivered during the next tests.
  await adminRpcOf(dataDir)?.({ call: 'done', input: { id: 1 } })
  sent.length = 0
  await send()
  await server.untilReached('mail noted')
  expect([...new Set(server.reached())].filter((step) => mailSteps.includes(step)).sort()).toEqual(
    [...mailSteps].sort(),
  )
  expect(mailSteps).toContain(inDoubt)
})

describe('killed after', () => {
  it.each(mailSteps)('%s', async (step) => {
    const { messageId, acknowledged } = await send(step)
    expect(await server.exit).toBe('SIGKILL')
    const [stored, ...more] = await look(messageId, true)
    expect(more).toEqual([])
    expect(stored).toMatchObject({ messageId, message: goodMessage.message })
    if (step === 'contact message stored') expect(acknowledged).toBe(false)

    server = await start()
    expect(await press(messageId)).toBe(true)
    if (stored?.state !== 'sent') await server.untilReached('mail noted')
    expect(mailsOf(messageId)).toHaveLength(step === inDoubt ? 2 : 1)
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
