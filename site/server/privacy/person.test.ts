/** Whose data belongs to an address, what the server writes, and to whom it sends e-mails. */
import { desc, eq, like, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { emailTemplates } from '../../content/emails'
import { retentionDays } from '../../contracts/retention'
import { dataCommand } from '../commands/data-command'
import { runOn } from '../commands/owner.fixture'
import { accounts, companies, contactMessages, emails, events } from '../database/schema'
import { addDays } from '../licensing/ledger'
import { emailText, plainPart } from '../mail/email-text'
import { newPerson } from '../onboarding/calls.fixture'
import { newOrder, startPaidServer } from '../payment/payments.fixture'
import { goodMessage } from '../test-server.fixture'
import { purgeExpired } from './purge'

const { double, server, close } = await startPaidServer()
afterAll(close)
afterEach(() => void vi.useRealTimers())

const run = (...args: string[]) => runOn(server.db, dataCommand, args)

/** Two persons who had one address in turn. */
async function twoPersons() {
  const before = await newPerson(server)
  const after = await newPerson(server)
  const address = `info@${before.uid}.example`
  const ago = (days: number) => sql`now() - ${days} * interval '1 day'`
  const hold = ({ uid }: typeof before, from: number, until: number) =>
    server.db
      .update(accounts)
      .set({ email: address, createdAt: ago(from), lastLoginAt: ago(until) })
      .where(eq(accounts.uid, uid))
  await hold(before, 300, 200)
  await hold(after, 100, 0)
  const write = async (subject: string, days: number) => {
    await server.call('save_contact', {
      ...goodMessage,
      subject,
      email: address,
      messageId: crypto.randomUUID(),
    })
    await server.db
      .update(contactMessages)
      .set({ createdAt: ago(days) })
      .where(eq(contactMessages.subject, subject))
  }
  await write(`Of ${before.uid}`, 250)
  await write(`Of ${after.uid}`, 50)
  return { before, after, address }
}

describe('two persons who had one address in turn', () => {
  it('are not exported together: the command asks for the account', async () => {
    const { before, after, address } = await twoPersons()
    const asked = await run('export', address)
    expect(asked.code).toBe(1)
    for (const { uid } of [before, after]) expect(asked.err).toContain(uid)
    for (const [own, other] of [
      [before, after],
      [after, before],
    ] as const) {
      const { code, out } = await run('export', own.uid)
      expect(code).toBe(0)
      expect(out).toContain(`Of ${own.uid}`)
      expect(out).not.toContain(`Of ${other.uid}`)
      const { body } = await server.callAs(own.uid, 'account_export', {})
      expect(JSON.stringify(body.data)).not.toContain(`Of ${other.uid}`)
    }
  })

  it('are not erased together', async () => {
    const { before, after, address } = await twoPersons()
    expect((await run('erase', address, '--yes')).code).toBe(1)
    expect((await run('erase', before.uid, '--yes')).code).toBe(0)
    expect(await server.db.$count(accounts, eq(accounts.uid, before.uid))).toBe(0)
    expect(await server.db.$count(accounts, eq(accounts.uid, after.uid))).toBe(1)
    const messages = await server.db.select().from(contactMessages)
    const subjects = messages.map(({ subject }) => subject)
    expect(subjects).toContain(`Of ${after.uid}`)
    expect(subjects).not.toContain(`Of ${before.uid}`)
  })
})

it('an erased account leaves no reply of a mail server, which may quote the address', async () => {
  const { uid, verify, complete } = await newPerson(server)
  await verify()
  await complete()
  const own = eq(emails.accountUid, uid)
  await server.db
    .update(emails)
    .set({ state: 'sent', providerId: `250 <${uid}@test.example> queued as 4F2` })
    .where(own)
  await server.callAs(uid, 'delete_account', {})
  expect(await server.db.$count(emails, like(emails.providerId, `%${uid}%`))).toBe(0)
})

describe('e-mails', () => {
  it('go to the address of the signed-in account, which its provider has confirmed', async () => {
    const { uid, verify, complete } = await newPerson(server)
    await verify({ companyEmail: 'stranger@elsewhere.example' })
    await complete()
    const sent = await server.db.select().from(emails).where(eq(emails.accountUid, uid))
    expect(sent).toMatchObject([{ template: 'licence_active', recipient: `${uid}@test.example` }])
  })

  it('contain the name of a school as text that no mail program makes a link of', () => {
    const school = 'Win at https://evil.example/now or www.evil.example'
    const at = new Date()
    const text = emailText({
      template: emailTemplates.licence_active,
      content: { school, plan: 'Free', domainName: 'ganit', startsAt: at, endsAt: at },
      siteUrl: 'https://kaksha.example',
    })
    expect(plainPart(text)).not.toMatch(/https?:\/\/evil|www\.evil|evil\.example/)
    expect(plainPart(text).replace(/\u200B/g, '')).toContain('evil.example')
  })
})

describe('a deleted account', () => {
  it('gets no second trial for twelve months', async () => {
    const { uid, verify, complete } = await newPerson(server)
    const launch = async () => {
      await server.signIn(uid)
      await verify()
      return (await complete()).status
    }
    expect(await launch()).toBe(200)
    await server.callAs(uid, 'delete_account', {})
    expect(await launch()).toBe(422)
    const purgeAfter = (days: number) =>
      purgeExpired(server.db, server.payments.checkOrder, { at: addDays(new Date(), days) })
    await purgeAfter(retentionDays.trials - 1)
    expect(await launch()).toBe(422)
    await purgeAfter(retentionDays.trials + 1)
    expect(await launch()).toBe(200)
  })
})

describe('what changes nothing', () => {
  it('writes nothing', async () => {
    const { uid, details, verify } = await newPerson(server)
    await verify()
    const rows = async () => [
      await server.db.$count(events, eq(events.accountUid, uid)),
      (await server.db.select().from(companies).where(eq(companies.accountUid, uid)))[0]?.confirmedAt,
    ]
    const before = await rows()
    expect((await verify()).status).toBe(200)
    expect((await server.callAs(uid, 'save_company', details)).status).toBe(200)
    await server.signIn(uid)
    expect(await rows()).toEqual(before)
  })

  it('uses up no number of the tables', async () => {
    const { verify } = await newPerson(server)
    await verify()
    const last = async () =>
      (await server.db.select({ id: companies.id }).from(companies).orderBy(desc(companies.id)).limit(1))[0]
        ?.id ?? 0
    const before = await last()
    for (let again = 0; again < 5; again++) await verify({ companyName: `Name ${again}` })
    const next = await newPerson(server)
    await next.verify()
    expect(await last()).toBe(before + 1)
  })
})

it('an export is sent in parts: every event is in it, and no more than some hundreds are read at once', async () => {
  const { uid } = await newPerson(server)
  await server.db.execute(
    sql`insert into ${events} (account_uid, kind, subject) select ${uid}, 'company_confirmed', n::text from generate_series(1, 2500) n`,
  )
  const { headers, body } = await server.callAs(uid, 'account_export', {})
  expect(headers.get('content-length')).toBeNull()
  const exported = (body.data as { events: { subject: string }[] }).events
  expect(exported).toHaveLength(2501)
  expect(exported.at(-1)?.subject).toBe('2500')
})

it('onboarding_status asks the provider once in ten seconds about an order', async () => {
  const { orderId, status } = await newOrder(server, double)
  double.requests.length = 0
  for (let again = 0; again < 5; again++) await status()
  const asked = () => double.requests.filter((one) => one.includes(orderId)).length
  expect(asked()).toBeLessThanOrEqual(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
  const before = asked()
  await status()
  expect(asked()).toBe(before + 1)
})
