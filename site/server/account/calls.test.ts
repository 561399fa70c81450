/** The calls of the account page, as a browser sends them. */
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { samplePaidPlan } from '../../content/plans'
import { accounts, companies, grants, payments } from '../database/schema'
import { beforeEachCall } from '../database/watched-database.fixture'
import { requestId } from '../http/request-scope'
import { termsOfAccount } from '../licensing/terms'
import { eventsOf, newBuyer, newPerson, price } from '../people.fixture'
import { goodMessage, refused, startTestServer, type TestServer } from '../test-server.fixture'

const statements: { request: string | undefined; name: string }[] = []
/** Records each statement and transaction of the server, with the ID of its request. */
const record = (name: string) => void statements.push({ request: requestId(), name })
const server = await startTestServer({ wrap: (db) => beforeEachCall(db, record) })
afterAll(() => server.close())

/** An account with a free trial, and its calls. */
async function newTrial() {
  const person = await newPerson(server)
  await person.verify()
  await person.complete()
  const call = (name: Parameters<TestServer['callAs']>[1], body: object = {}) =>
    server.callAs(person.uid, name, body)
  return {
    ...person,
    call,
    save: (change: object) => call('save_company', { ...person.details, ...change }),
  }
}

/** An account that has paid. */
async function newPayer() {
  const buyer = await newBuyer(server)
  const { orderId, paymentId } = await buyer.buy()
  await buyer.complete(paymentId)
  return { ...buyer, orderId, paymentId, call: (name: 'account') => server.callAs(buyer.uid, name, {}) }
}

describe('account', () => {
  it('has the company, the licence and what a payment would give', async () => {
    const { uid, call, details } = await newTrial()
    expect(await call('account')).toMatchObject({
      status: 200,
      body: {
        user: { email: `${uid}@test.example` },
        company: { ...details, plan: 'FT', domainLocked: true },
        licence: { plan: 'FT', state: 'trial', active: true },
        paidPlan: samplePaidPlan.code,
        offer: { kind: 'upgrade', plan: samplePaidPlan.code, amount: price },
        payments: [],
      },
    })
  })

  it('has the payments with their state and the end of the time for a refund', async () => {
    const { call, paymentId, orderId } = await newPayer()
    const { body } = await call('account')
    const payment = { paymentId, orderId, plan: samplePaidPlan.code, amount: price, currency: 'INR' }
    expect(body).toMatchObject({
      licence: { orderId: paymentId, state: 'active' },
      offer: null,
      payments: [{ ...payment, state: 'activated', refundedAt: null, refundUntil: expect.any(String) }],
    })
    const isThis = eq(payments.id, paymentId)
    const day = 24 * 60 * 60 * 1000
    const refundUntil = async (paidAgo: number) => {
      const createdAt = new Date(Date.now() - paidAgo)
      await server.db.update(payments).set({ createdAt }).where(isThis)
      const [shown] = (await call('account')).body.payments as { refundUntil: string | null }[]
      return shown?.refundUntil
    }
    expect(await refundUntil(30 * day - 60_000)).toEqual(expect.any(String))
    expect(await refundUntil(30 * day)).toBeNull()
  })

  it('has no period of a year that was refunded before it began', async () => {
    const { uid, call, buy, complete, paymentId } = await newPayer()
    await server.owner.extend(uid, -360)
    const renewal = await buy()
    await complete(renewal.paymentId)
    const period = { startsAt: expect.any(String), endsAt: expect.any(String) }
    const paid = { paymentId, period }
    const renewed = { paymentId: renewal.paymentId, period }
    expect((await call('account')).body.payments).toMatchObject([renewed, paid])
    await server.owner.refund(renewal.paymentId)
    expect((await call('account')).body.payments).toMatchObject([{ ...renewed, period: null }, paid])
  })

  it('is empty for an account without a company', async () => {
    await server.signIn('newcomer')
    const { body } = await server.callAs('newcomer', 'account', {})
    expect(body).toMatchObject({ company: null, licence: null, offer: null, payments: [] })
  })

  it('has nothing of another account', async () => {
    const payer = await newPayer()
    const { call } = await newTrial()
    const text = JSON.stringify([(await call('account')).body, (await call('account_export')).body])
    for (const trace of [payer.uid, payer.paymentId, payer.email]) expect(text).not.toContain(trace)
  })
})

describe('save_company', () => {
  it('saves the details', async () => {
    const { save, call, details } = await newTrial()
    const change = { companyName: 'Ganit Ghar', companyPhone: '+৯১ ৩৩ ৪০০০ ০০০১' }
    const stored = { ...details, companyName: 'Ganit Ghar', companyPhone: '+91 33 4000 0001' }
    const saved = { status: 200, body: { company: { ...stored, plan: 'FT' } } }
    expect(await save(change)).toMatchObject(saved)
    expect((await call('account')).body.company).toMatchObject(saved.body.company)
  })

  it.each([
    ['companyPhone', 'call me', 'Write the phone number with its digits, for example +91 33 4000 0000.'],
    ['domainName', 'another', expect.stringMatching(/^Your licence is for the domain name ‘person-\d+’/)],
  ])('refuses %s %j and stores nothing', async (name, value, message) => {
    const { save, call, details } = await newTrial()
    expect(await save({ companyName: 'Other', [name]: value })).toMatchObject(
      refused(422, { [name]: [message] }),
    )
    expect((await call('account')).body.company).toMatchObject(details)
  })

  it('lets a company without a licence change its domain name, but not to a taken one', async () => {
    const other = await newTrial()
    const { uid, details, verify } = await newPerson(server)
    await verify()
    const save = (domainName: string) => server.callAs(uid, 'save_company', { ...details, domainName })
    expect(await save(other.details.domainName)).toMatchObject(
      refused(422, { domainName: [expect.stringMatching(/already taken/)] }),
    )
    expect(await save(`new-${uid}`)).toMatchObject({
      status: 200,
      body: { company: { domainName: `new-${uid}`, domainLocked: false } },
    })
  })

  it('refuses an account without a company', async () => {
    const { uid, details } = await newPerson(server)
    expect(await server.callAs(uid, 'save_company', details)).toMatchObject(
      refused(422, { form: ['Add your company details first.'] }),
    )
  })
})

it('account_export has everything of the account, and messages with its address', async () => {
  const { uid, call, details } = await newTrial()
  await server.call('save_contact', {
    ...goodMessage,
    email: `${uid.toUpperCase()}@test.example`,
    messageId: crypto.randomUUID(),
  })
  // Another account has entered this account's e-mail address as the address of its company.
  const other = await newPerson(server)
  await other.verify({ companyEmail: `${uid}@test.example` })
  expect((await call('account_export')).body.data).toMatchObject({
    email: `${uid}@test.example`,
    accounts: [{ uid }],
    companies: [details],
    licences: [{ plan: 'FT' }],
    messages: [{ message: goodMessage.message }],
  })
})

describe('delete_account', () => {
  it('ends a trial, erases the person and frees the domain name', async () => {
    const { uid, call, details } = await newTrial()
    expect(await call('delete_account')).toMatchObject({ status: 200, body: { success: true } })
    expect(await server.db.$count(accounts, eq(accounts.uid, uid))).toBe(0)
    expect(await eventsOf(server, uid)).toEqual([])
    expect((await call('account')).status, 'signed out').toBe(401)
    const other = await newPerson(server)
    expect((await other.verify({ domainName: details.domainName })).status).toBe(200)
    await server.signIn(uid)
    expect((await call('account')).body).toMatchObject({ company: null, licence: null })
  })

  // What is kept without the person: privacy/privacy.test.ts.
  it('ends a paid licence at once, and refunds nothing', async () => {
    const { uid, paymentId } = await newPayer()
    await server.callAs(uid, 'delete_account', {})
    const [company] = await server.db
      .select({ accountUid: companies.accountUid, domainName: companies.domainName })
      .from(companies)
      .innerJoin(grants, eq(grants.companyId, companies.id))
      .where(eq(grants.source, paymentId))
    expect(company).toMatchObject({ domainName: expect.stringMatching(/^released:/) })
    const erased = company?.accountUid ?? ''
    const [licence] = await termsOfAccount(server.db, erased)
    expect(licence).toMatchObject({ closure: 'ended', source: paymentId })
    expect(licence?.endsAt.getTime()).toBeLessThanOrEqual(Date.now())
    expect((await eventsOf(server, erased)).slice(-2)).toEqual(['account_deleted', 'licence_ended'])
    expect(await server.db.select().from(payments).where(eq(payments.id, paymentId))).toMatchObject([
      { state: 'activated' },
    ])
  })

  it('is the same when it is sent twice at once, and leaves no part of a simultaneous save', async () => {
    const { uid, call, save, verify } = await newTrial()
    const replies = await Promise.all([
      call('delete_account'),
      verify({ companyName: 'Late' }),
      call('delete_account'),
      save({ companyName: 'Late' }),
      call('delete_account'),
    ])
    for (const { status } of replies) expect([200, 401, 422]).toContain(status)
    expect(replies.some(({ status }) => status === 200)).toBe(true)
    expect(await server.db.$count(accounts, eq(accounts.uid, uid))).toBe(0)
    expect(await server.db.$count(companies, eq(companies.companyName, 'Late'))).toBe(0)
    expect(await termsOfAccount(server.db, uid)).toEqual([])
  })
})

describe('an unknown account and one of another person are answered alike, after the same statements', () => {
  const calls = ['account', 'save_company', 'account_export', 'delete_account'] as const

  it.each(calls)('%s', async (name) => {
    const payer = await newPayer()
    const { uid, details } = await newTrial()
    const call = async (change: { token: string }) => {
      const body = { ...details, ...change }
      const answer = await server.call(name, body, { Authorization: `Bearer test:${uid}` })
      const id = answer.headers.get('x-request-id')
      const own = statements.filter(({ request }) => request === id).map((statement) => statement.name)
      return { status: answer.status, reply: answer.body, statements: own }
    }
    const foreign = await call({ token: payer.uid })
    expect(foreign).toEqual({ ...(await call({ token: 'nobody' })), status: 401, statements: [] })
  })
})
