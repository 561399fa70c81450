/** Finding, exporting and erasing a person's data, and deletion after the retention periods. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { retentionDays } from '../../contracts/retention'
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
import { addMonths } from '../licensing/ledger'
import { termsOfAccount } from '../licensing/terms'
import { newPerson } from '../onboarding/calls.fixture'
import { ageOrder, newBuyer } from '../payment/payments.fixture'
import { goodCompany, goodMessage, startTestServer } from '../test-server.fixture'
import { erasePerson, keptDomainNames } from './erase'
import { countsOf, exportPerson, findPerson } from './person'
import { purgeExpired } from './purge'

const server = await startTestServer()
afterAll(() => server.close())

const tables = [accounts, companies, contactMessages, drafts, emails, events, grants, paymentOrders, payments]

/** The whole database as text, without IDs. */
async function everything(): Promise<string> {
  const rows = await Promise.all(tables.map((table) => server.db.select().from(table)))
  return JSON.stringify(rows)
}

/** An account with rows in every table. */
async function newCustomer() {
  const buyer = await newBuyer(server)
  const address = `${buyer.uid}@test.example`
  const { paymentId } = await buyer.buy()
  await buyer.complete(paymentId)
  await server.callAs(buyer.uid, 'save_draft', {
    plan: 'FT',
    fields: { companyName: `Draft of ${buyer.uid}` },
  })
  const messageId = crypto.randomUUID()
  await server.call('save_contact', { ...goodMessage, email: address.toUpperCase(), messageId })
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
    const message = { ...goodMessage, email: stored, messageId: crypto.randomUUID() }
    expect((await server.call('save_contact', message)).status).toBe(200)
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

const ago = (days: number) => sql`now() - ${days} * interval '1 day'`

it('deletes messages and drafts after their retention period, and not a day before', async () => {
  const { uid } = await newCustomer()
  const { captcha: _, ...fields } = goodMessage
  const write = (subject: string, days: number) =>
    server.db.insert(contactMessages).values({ ...fields, subject, createdAt: ago(days) })
  await write('Young', retentionDays.messages - 0.01)
  await write('Old', retentionDays.messages + 0.01)
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
    const { buy, status, rows, purgeAfter } = await newBuyer(server)
    const { orderId } = await buy('failed')
    await status()
    expect(await rows.payments()).toMatchObject([{ state: 'failed' }])
    await ageOrder(server, orderId, `${young} days`)
    expect(await purgeAfter(young)).toBe(1)
    await ageOrder(server, orderId, `${old} days`)
    expect(await purgeAfter(old)).toBe(0)
    expect(await rows.orders()).toEqual([])
  })

  it('is kept if it has a licence or a payment', async () => {
    const licensed = await newCustomer()
    expect(await licensed.purgeAfter(old)).toBe(1)
    const { uid, order, purgeAfter } = await newBuyer(server)
    const { orderId } = await order()
    const payment = { id: `pay_${uid}`, orderId, amount: 1, currency: 'INR', state: 'refused' as const }
    await server.db.insert(payments).values(payment)
    await ageOrder(server, orderId, `${old} days`)
    expect(await purgeAfter(old)).toBe(1)
  })
})
