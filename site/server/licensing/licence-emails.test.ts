/** E-mails about the days around the end of a licence. */
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emailTemplates, noWebAddress } from '../../content/emails'
import { companies, emails } from '../database/schema'
import { emailText } from '../mail/email-text'
import { expireLateEmails } from '../mail/queue'
import { begun, newBuyer, newPerson } from '../people.fixture'
import { startTestServer } from '../test-server.fixture'
import { addDays } from './ledger'
import { queueLicenceActive, queueReminders } from './licence-emails'

const server = await startTestServer()
afterAll(() => server.close())

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: begun }))
afterEach(() => void vi.useRealTimers())

/** The e-mails of an account, oldest first. */
const emailsOf = async (uid: string) =>
  (await server.db.select().from(emails).where(eq(emails.accountUid, uid)).orderBy(asc(emails.id))).map(
    ({ template, state }) => `${template} ${state}`,
  )

/** The e-mails that the hourly run queues for this account, so many days before or after the end. */
async function remindedOn(uid: string, end: Date, days: number) {
  vi.setSystemTime(addDays(end, days))
  await queueReminders(server.db)
  await queueReminders(server.db)
  const reminded = await emailsOf(uid)
  await server.db.delete(emails)
  return reminded
}

async function onTrial({ keepEmails = false } = {}) {
  const { uid, verify, complete, terms } = await newPerson(server)
  await verify()
  await complete()
  if (!keepEmails) await server.db.delete(emails)
  return { uid, terms, end: addDays(begun, 14) }
}

async function withYear() {
  const buyer = await newBuyer(server)
  const buy = async ({ keepEmails = false } = {}) => {
    const { paymentId } = await buyer.buy()
    expect((await buyer.complete(paymentId)).status).toBe(200)
    if (!keepEmails) await server.db.delete(emails)
  }
  await buy()
  const [year] = await buyer.rows.licences()
  return { uid: buyer.uid, buy, end: year?.endsAt ?? expect.fail('There is no year.') }
}

describe('a reminder', () => {
  it.each([
    [-3.1, []],
    [-3, ['trial_ends pending']],
    [0, ['trial_ended pending']],
    [6.9, ['trial_ended pending']],
    [7, []],
  ])('of a trial, %d days from its end: %j', async (days, templates) => {
    const { uid, end } = await onTrial()
    expect(await remindedOn(uid, end, days)).toEqual(templates)
  })

  it.each([
    [-30, []],
    [-29.9, ['renewal_due pending']],
    [0, []],
  ])('of a year, %d days from its end: %j', async (days, templates) => {
    const { uid, end } = await withYear()
    expect(await remindedOn(uid, end, days)).toEqual(templates)
  })

  it('is not sent for a trial that was ended by the owner’s command', async () => {
    const { uid, end } = await onTrial()
    vi.setSystemTime(addDays(end, -5))
    await server.owner.end(uid)
    expect(await remindedOn(uid, end, -4.9)).toEqual([])
  })

  it('is sent again for the new end of a trial that was extended', async () => {
    const { uid, end } = await onTrial()
    const facts = async (at: Date) => {
      vi.setSystemTime(at)
      await queueReminders(server.db)
      return (await emailsOf(uid)).length
    }
    expect(await facts(addDays(end, -2))).toBe(1)
    await server.owner.extend(uid, 10)
    expect(await facts(addDays(end, 1))).toBe(1)
    expect(await facts(addDays(end, 8))).toBe(2)
  })

  it('that waits is marked as failed when the licence changes: it would not be true any more', async () => {
    const { uid, end, buy } = await withYear()
    vi.setSystemTime(addDays(end, -20))
    await queueReminders(server.db)
    expect(await emailsOf(uid)).toEqual(['renewal_due pending'])
    await buy({ keepEmails: true })
    expect(await emailsOf(uid)).toEqual([
      'renewal_due failed',
      'licence_active pending',
      'payment_received pending',
    ])

    vi.setSystemTime(begun)
    const trial = await onTrial()
    vi.setSystemTime(addDays(trial.end, -2))
    await queueReminders(server.db)
    await server.owner.extend(trial.uid, 10)
    expect(await emailsOf(trial.uid)).toEqual(['trial_ends failed'])
    vi.setSystemTime(addDays(trial.end, 8))
    await queueReminders(server.db)
    await server.owner.end(trial.uid)
    expect(await emailsOf(trial.uid)).toEqual(['trial_ends failed', 'trial_ends failed'])
  })

  it('is not sent for a year that is renewed already', async () => {
    const { uid, end, buy } = await withYear()
    vi.setSystemTime(addDays(end, -20))
    await buy()
    expect(await remindedOn(uid, end, -19)).toEqual([])
  })
})

describe('an e-mail that says that a licence is active', () => {
  it('is not sent when the owner has ended it meanwhile', async () => {
    const { uid } = await onTrial({ keepEmails: true })
    await server.owner.end(uid)
    expect(await emailsOf(uid)).toEqual(['licence_active failed'])
  })

  it('is not sent after its end', async () => {
    const { uid } = await onTrial({ keepEmails: true })
    await server.db.update(emails).set({ createdAt: addDays(begun, 14) })
    await expireLateEmails(server.db, sql`${addDays(begun, 15).toISOString()}::timestamptz`)
    expect(await emailsOf(uid)).toEqual(['licence_active failed'])
  })

  it('names no address where the name was released', async () => {
    const content = { school: 'A', plan: 'B', domainName: '', startsAt: begun, endsAt: begun }
    const text = emailText({ template: emailTemplates.licence_active, content, siteUrl: '' })
    expect(text.details).toContainEqual({ label: 'Web address', value: noWebAddress })
    const { uid, terms } = await onTrial()
    const [company = expect.fail('There is no company.')] = await server.db
      .select()
      .from(companies)
      .where(eq(companies.accountUid, uid))
    const [term = expect.fail('There is no term.')] = await terms()
    await queueLicenceActive(server.db, { ...company, domainName: `released:${company.id}` }, term)
    expect(JSON.stringify(await server.db.select().from(emails))).not.toContain('released')
  })
})
