/** Whose data belongs to an address: export, erasure, and deletion after the retention periods. */
import { and, desc, eq, inArray, like, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { retentionDays } from '../../contracts/retention'
import { dataCommand } from '../commands/data-command'
import { runOn } from '../commands/owner.fixture'
import {
  accounts,
  companies,
  contactMessages,
  drafts,
  emails,
  events,
  grants,
  paymentOrders,
  payments,
} from '../database/schema'
import { addDays, addMonths } from '../licensing/ledger'
import { termsOfAccount } from '../licensing/terms'
import { newBuyer, newPerson, startPaidServer } from '../people.fixture'
import { goodCompany, goodMessage } from '../test-server.fixture'
import { erasePerson, keptDomainNames } from './erase'
import { countsOf, exportPerson, findPerson } from './person'
import { purgeExpired } from './purge'

const { double, server, newOrder } = await startPaidServer()
afterEach(() => void vi.useRealTimers())

const run = (...args: string[]) => runOn(server.db, dataCommand, args)
const ago = (days: number) => sql`now() - ${days} * interval '1 day'`
const write = (change: object) =>
  server.call('save_contact', { ...goodMessage, messageId: crypto.randomUUID(), ...change })

const tables = [accounts, companies, contactMessages, drafts, emails, events, grants, paymentOrders, payments]

/** The whole database as text, without IDs. */
async function everything(): Promise<string> {
  const rows = await Promise.all(tables.map((table) => server.db.select().from(table)))
  return JSON.stringify(rows)
}

/** An account with rows in every table. */
async function newCustomer() {
  const buyer = await newOrder()
  const address = `${buyer.uid}@test.example`
  const paymentId = await buyer.payAndComplete()
  await server.callAs(buyer.uid, 'save_draft', {
    plan: 'FT',
    fields: { companyName: `Draft of ${buyer.uid}` },
  })
  await write({ email: address.toUpperCase() })
  return { ...buyer, address, paymentId }
}

const countsAt = async (email: string) => countsOf(server.db, await findPerson(server.db, email))

async function exported(email: string) {
  let text = ''
  for await (const part of await exportPerson(server.db, await findPerson(server.db, email))) text += part
  return JSON.parse(text)
}

const all = {
  accounts: 1,
  companies: 1,
  licences: 1,
  paymentOrders: 1,
  payments: 1,
  drafts: 1,
  messages: 1,
  emails: 2,
}

describe('export', () => {
  it('contains rows of every table, and ignores the case of the e-mail address', async () => {
    const { uid, address, paymentId } = await newCustomer()
    await newCustomer()
    for (const email of [address, address.toUpperCase()]) {
      expect(await countsAt(email)).toMatchObject(all)
      const data = await exported(email)
      expect(data).toMatchObject({
        email,
        exportedAt: expect.any(String),
        elsewhere: expect.any(Array),
        accounts: [{ uid, email: address, createdAt: expect.any(String) }],
        companies: [{ accountUid: uid, domainName: uid, companyEmail: `office@${uid}.example` }],
        licences: [{ plan: 'SP', orderId: paymentId }],
        payments: [{ id: paymentId, state: 'activated' }],
        drafts: [{ fields: { companyName: `Draft of ${uid}` } }],
        messages: [{ email: address.toUpperCase(), message: goodMessage.message }],
      })
      expect(data.events.map(({ kind }: { kind: string }) => kind)).toContain('licence_activated')
    }
  })

  it('by the e-mail address of another account’s company says only that it is mentioned', async () => {
    const { uid } = await newCustomer()
    const address = `OFFICE@${uid}.example`
    await server.callAs(uid, 'save_draft', { plan: 'SP', fields: { companyEmail: address } })
    const counts = Object.values(await countsAt(address))
    expect(counts.every((count) => count === 0)).toBe(true)
    const data = await exported(address)
    expect(data.mentions).toEqual({ companies: 1, drafts: 1, emails: 0, paymentOrders: 1 })
    expect(JSON.stringify(data)).not.toContain(goodCompany.companyName)
  })

  it.each([
    ['Mitali@गणित.भारत', 'mitali@xn--31byd1i.xn--h2brj9c'],
    ['mitali@xn--31byd1i.xn--h2brj9c', 'MITALI@गणित.भारत'],
    ['e\u0301cole@e\u0301cole.example', '\u00e9cole@xn--cole-9oa.example'],
    ['mitali@straße.example', 'mitali@STRAßE.example'],
    ['mitali@ganit-two.example', '\u200emitali\ufeff@ganit-two.example\u00a0'],
  ])('finds %j also as %j, wherever it is stored', async (stored, asked) => {
    const { uid } = await newPerson(server)
    await server.db.update(accounts).set({ email: stored }).where(eq(accounts.uid, uid))
    expect((await write({ email: stored })).status).toBe(200)
    expect(await countsAt(asked)).toMatchObject({ accounts: 1, messages: 1 })
    const other = await newPerson(server)
    await other.verify({ companyEmail: stored })
    await server.callAs(other.uid, 'save_draft', { plan: 'SP', fields: { companyEmail: stored } })
    expect((await exported(asked)).mentions).toMatchObject({ companies: 1, drafts: 1 })
    await erasePerson(server.db, asked)
    expect(await everything()).not.toContain(stored)
    expect(await countsAt(stored)).toMatchObject({ accounts: 0, messages: 0 })
    expect((await exported(stored)).mentions).toMatchObject({ companies: 0, drafts: 0 })
  })

  it.each(['unknown@nowhere.example', '%@%', '_@_', "' or 1=1 -- @"])('of %s is empty', async (email) => {
    const counts = await countsAt(email)
    expect(Object.values(counts).every((count) => count === 0)).toBe(true)
  })
})

describe('erase', () => {
  it('keeps orders, payments and licences, without the name and address of the person', async () => {
    const person = await newCustomer()
    const other = await newCustomer()
    const { exportedAt: _, ...others } = await exported(other.address)
    expect(await erasePerson(server.db, person.address)).toMatchObject(all)

    expect(await countsAt(person.address)).toMatchObject({ accounts: 0, events: 0 })
    const left = await everything()
    for (const trace of [
      `${person.uid}@`,
      `office@${person.uid}`,
      `"accountUid":"${person.uid}"`,
      `Draft of ${person.uid}`,
    ])
      expect(left).not.toContain(trace)
    const [paid] = await server.db
      .select({ accountUid: companies.accountUid, tenantSettings: companies.tenantSettings })
      .from(companies)
      .innerJoin(grants, eq(grants.companyId, companies.id))
      .where(eq(grants.source, person.paymentId))
    expect(paid).toEqual({ accountUid: expect.stringMatching(/^erased:/), tenantSettings: null })
    const uid = paid?.accountUid ?? ''
    expect(await termsOfAccount(server.db, uid)).toMatchObject([{ plan: 'SP', source: person.paymentId }])
    expect(await server.db.select().from(accounts).where(eq(accounts.uid, uid))).toMatchObject([
      { email: '', displayName: '', photoURL: '' },
    ])
    const orders = await server.db.select().from(paymentOrders).where(eq(paymentOrders.accountUid, uid))
    expect(orders).toMatchObject([{ state: 'paid', tenantSettings: null }])
    const written = await server.db.select().from(emails).where(eq(emails.accountUid, uid))
    const forgotten = { recipient: '', content: {}, state: 'failed', lastError: 'ERASED' }
    expect(written).toMatchObject([forgotten, forgotten])
    const happened = await server.db.select().from(events).where(eq(events.accountUid, uid))
    expect(happened.map(({ kind }) => kind).sort()).toEqual([
      'company_confirmed',
      'licence_activated',
      'order_created',
      'payment_accepted',
      'signed_in',
    ])
    expect(await exported(other.address)).toMatchObject(others)
  })

  it('keeps the domain name until the licence ends', async () => {
    const { uid, address } = await newCustomer()
    const isTaken = async () => (await server.db.$count(companies, eq(companies.domainName, uid))) === 1
    await erasePerson(server.db, address)
    expect(await isTaken()).toBe(true)
    expect(await keptDomainNames(server.db)).toContainEqual({ domainName: uid })
    vi.useFakeTimers({ toFake: ['Date'], now: addMonths(new Date(), 12) })
    await purgeExpired(server.db, server.payments.checkOrder)
    vi.useRealTimers()
    expect(await isTaken()).toBe(false)
  })

  it('lets the same person start again', async () => {
    const { uid, address } = await newCustomer()
    await erasePerson(server.db, address)
    await server.signIn(uid)
    expect(await countsAt(address)).toMatchObject({ accounts: 1, companies: 0, events: 1 })
    expect(await erasePerson(server.db, address)).toMatchObject({ accounts: 1 })
  })

  it('removes the uid from a free trial’s order', async () => {
    const { uid, verify, complete } = await newPerson(server)
    await verify()
    expect((await complete()).status).toBe(200)
    await erasePerson(server.db, `${uid}@test.example`)
    expect(await everything()).not.toContain(`FREE_TRIAL-${uid}`)
  })

  it('removes only the address from a company of another account', async () => {
    const { uid } = await newCustomer()
    const fields = { companyName: 'Mine', companyEmail: `office@${uid}.example` }
    await server.callAs(uid, 'save_draft', { plan: 'SP', fields })
    await erasePerson(server.db, `office@${uid}.example`)
    const isDraft = and(eq(drafts.accountUid, uid), eq(drafts.plan, 'SP'))
    expect(await server.db.select().from(drafts).where(isDraft)).toMatchObject([
      { fields: { companyName: 'Mine', companyEmail: '' } },
    ])
    const orders = await server.db.select().from(paymentOrders).where(eq(paymentOrders.accountUid, uid))
    expect(JSON.stringify(orders)).not.toContain(`office@${uid}`)
    expect(await server.db.select().from(companies).where(eq(companies.accountUid, uid))).toMatchObject([
      { companyEmail: '', companyName: goodCompany.companyName },
    ])
    expect(await server.db.$count(accounts, eq(accounts.uid, uid))).toBe(1)
  })

  it('may change rows of `events`; every other change of them is refused', async () => {
    const { uid } = await newCustomer()
    const own = eq(events.accountUid, uid)
    const cause = expect.objectContaining({ message: 'Lines of events are only ever added.' })
    for (const change of [
      { accountUid: 'another-account' },
      { accountUid: 'erased:x', kind: 'nothing' },
      { kind: 'nothing' },
    ])
      await expect(server.db.update(events).set(change).where(own)).rejects.toMatchObject({ cause })
    await expect(server.db.delete(events).where(own)).rejects.toMatchObject({ cause })
  })
})

it('deletes messages and drafts after their retention period, and not a day before', async () => {
  const { uid } = await newCustomer()
  const { captcha: _, ...fields } = goodMessage
  for (const [subject, days] of [
    ['Young', retentionDays.messages - 0.01],
    ['Old', retentionDays.messages + 0.01],
  ] as const)
    await server.db.insert(contactMessages).values({ ...fields, subject, createdAt: ago(days) })
  const remaining = async () => {
    await purgeExpired(server.db, server.payments.checkOrder)
    const rows = await server.db
      .select()
      .from(contactMessages)
      .where(inArray(contactMessages.subject, ['Young', 'Old']))
    return [rows.map(({ subject }) => subject), await server.db.$count(drafts, eq(drafts.accountUid, uid))]
  }
  const age = (days: number) =>
    server.db
      .update(drafts)
      .set({ updatedAt: ago(days) })
      .where(eq(drafts.accountUid, uid))
  await age(retentionDays.drafts - 0.01)
  expect(await remaining()).toEqual([['Young'], 1])
  await age(retentionDays.drafts + 0.01)
  expect(await remaining()).toEqual([['Young'], 0])
})

describe('a company whose onboarding was not finished', () => {
  const young = retentionDays.drafts - 0.01
  const old = retentionDays.drafts + 0.01

  it('is deleted when a draft of the same age would be, and its domain name can be registered again', async () => {
    const { uid, purgeAfter } = await newBuyer(server)
    expect(await purgeAfter(young)).toBe(1)
    expect(await purgeAfter(old)).toBe(0)
    const other = await newBuyer(server)
    expect((await other.confirm({ domainName: uid })).status).toBe(200)
  })

  it('is deleted with an order that was not paid', async () => {
    const { pay, check, age, rows, purgeAfter } = await newOrder()
    pay('failed')
    await check()
    expect(await rows.payments()).toMatchObject([{ state: 'failed' }])
    await age(`${young} days`)
    expect(await purgeAfter(young)).toBe(1)
    await age(`${old} days`)
    expect(await purgeAfter(old)).toBe(0)
    expect(await rows.orders()).toEqual([])
  })

  it('is kept if it has a licence or a payment', async () => {
    const licensed = await newCustomer()
    expect(await licensed.purgeAfter(old)).toBe(1)
    const { pay, check, age, purgeAfter } = await newOrder()
    pay('captured', { amount: 100 })
    await check()
    await age(`${old} days`)
    expect(await purgeAfter(old)).toBe(1)
  })

  /** A buyer whose order is older than the retention period, as it also is when the clock jumps. */
  async function oldOrder() {
    const buyer = await newOrder()
    await buyer.age(`${old} days`)
    /** How many companies and orders of the account are left after a purge. */
    const remaining = async () => [await buyer.purgeAfter(old), (await buyer.rows.orders()).length]
    return { ...buyer, remaining }
  }

  it('keeps its order that was offered again just before the end of the period', async () => {
    const { order, orderId, pay, remaining, expectLicensed } = await oldOrder()
    expect((await order()).body.orderId).toBe(orderId)
    expect(await remaining()).toEqual([1, 1])
    const paymentId = pay()
    await server.payments.reconcile()
    await expectLicensed(paymentId)
  })

  it('gets its licence for an order that turns out to be paid', async () => {
    const { pay, remaining, expectLicensed } = await oldOrder()
    const paymentId = pay()
    expect(await remaining()).toEqual([1, 1])
    await expectLicensed(paymentId)
  })

  it('keeps its order while the provider does not answer, and deletes it when it answers that the order is unpaid', async () => {
    const { remaining } = await oldOrder()
    double.faults.begin('error')
    expect(await remaining()).toEqual([1, 1])
    double.faults.end()
    expect(await remaining()).toEqual([0, 0])
  })

  it('is deleted with an order that the provider does not know, or that the sandbox has made', async () => {
    const unknown = await oldOrder()
    const other = await oldOrder()
    unknown.hide()
    await other.change({ keyId: 'sandbox' })
    for (const { remaining } of [unknown, other]) expect(await remaining()).toEqual([0, 0])
  })
})

/** Two persons who had one address in turn. */
async function twoPersons() {
  const before = await newPerson(server)
  const after = await newPerson(server)
  const address = `info@${before.uid}.example`
  const hold = ({ uid }: typeof before, from: number, until: number) =>
    server.db
      .update(accounts)
      .set({ email: address, createdAt: ago(from), lastLoginAt: ago(until) })
      .where(eq(accounts.uid, uid))
  await hold(before, 300, 200)
  await hold(after, 100, 0)
  for (const [{ uid }, days] of [
    [before, 250],
    [after, 50],
  ] as const) {
    const subject = `Of ${uid}`
    await write({ subject, email: address })
    await server.db
      .update(contactMessages)
      .set({ createdAt: ago(days) })
      .where(eq(contactMessages.subject, subject))
  }
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

it('e-mails go to the address of the signed-in account, which its provider has confirmed', async () => {
  const { uid, verify, complete } = await newPerson(server)
  await verify({ companyEmail: 'stranger@elsewhere.example' })
  await complete()
  const sent = await server.db.select().from(emails).where(eq(emails.accountUid, uid))
  expect(sent).toMatchObject([{ template: 'licence_active', recipient: `${uid}@test.example` }])
})

it('a deleted account gets no second trial for twelve months', async () => {
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
