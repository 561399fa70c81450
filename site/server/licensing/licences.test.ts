/** The life of a licence: trial, upgrade, renewal, refund, end. The payment provider is a test double. */
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { settingsFor } from '../../../tests/fixtures/razorpay/double'
import { runOn } from '../commands/owner.fixture'
import { refundCommand } from '../commands/refund-command'
import { companies, emails, paymentOrders } from '../database/schema'
import { begun, customersOf, eventsOf, newPerson, passDays, startPaidServer } from '../people.fixture'
import { erasePerson } from '../privacy/erase'
import { purgeExpired } from '../privacy/purge'
import { refused } from '../test-server.fixture'
import { addDays, addMonths } from './ledger'

const { double, server, newOrder, statusOf } = await startPaidServer()
const { onTrial, withYear } = customersOf(server, double)
const { owner } = server
/** Orders that are older than a minute are asked about only at the start of a server. */
const reconcile = () => server.payments.reconcile({ isFirst: true })

// Time never goes back, as PGlite expects: each test begins when the one before it has ended.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: begun }))
afterAll(() => void vi.useRealTimers())

describe('an upgrade from the trial', () => {
  it('saves changed details, keeps the web address, and adds the days that are left', async () => {
    const { uid, company, choosePaid, state, buy, terms, status } = await onTrial()
    passDays(4)
    expect(await choosePaid({ domainName: 'other-name' })).toMatchObject(
      refused(422, { domainName: [expect.stringContaining(`‘${company.domainName}’`)] }),
    )
    await choosePaid({ companyEmail: 'new@school.example' })
    expect(await status('SP')).toMatchObject({
      domainLocked: true,
      company: { companyEmail: 'new@school.example', domainName: company.domainName },
    })
    const until = addDays(addMonths(new Date(), 12), 10)
    expect(await state()).toMatchObject({
      licence: null,
      offer: { kind: 'upgrade', endsAt: until.toISOString() },
    })
    const paymentId = await buy()
    expect((await state()).licence).toMatchObject({
      state: 'active',
      orderId: paymentId,
      startsAt: new Date().toISOString(),
      endsAt: until.toISOString(),
      domainName: company.domainName,
    })
    expect(await terms()).toMatchObject([
      { source: `FREE_TRIAL-${uid}`, closure: 'renewed', endsAt: new Date() },
      { source: paymentId, closure: null },
    ])
    const { body } = await server.callAs(uid, 'account', {})
    expect(body.payments).toMatchObject([{ paymentId, state: 'activated' }])
  })

  it('gives no second trial, nor one after a paid year', async () => {
    const { verify, complete } = await withYear()
    await verify()
    expect((await complete()).status).toBe(422)
    const other = await newOrder()
    await other.payAndComplete()
    await other.confirm({ selected_plan: 'FT' })
    expect((await other.complete(`FREE_TRIAL-${other.uid}`)).body.errors).toMatchObject({
      orderId: ['Your company has, or has had, a paid licence. The free trial is for before it.'],
    })
  })
})

describe('a renewal', () => {
  it('is offered from 30 days before the end, and its year begins there', async () => {
    const { order, state, buy, ...buyer } = await withYear()
    const end = await buyer.end()
    vi.setSystemTime(addDays(end, -31))
    expect(await state()).toMatchObject({ licence: { state: 'active' }, offer: null })
    expect((await order()).status).toBe(409)
    passDays(1)
    expect((await state()).offer).toMatchObject({ kind: 'renewal', startsAt: end.toISOString() })
    await buy()
    expect(await state()).toMatchObject({
      licence: { state: 'active', startsAt: end.toISOString(), endsAt: addMonths(end, 12).toISOString() },
      offer: null,
    })
    expect((await order()).status, 'a second one is not sold').toBe(409)
  })

  it('that was ordered before the owner extended the licence is added to the new end', async () => {
    const { company, order, pay, complete, terms, ...buyer } = await withYear()
    const end = await buyer.end()
    vi.setSystemTime(addDays(end, -10))
    const { orderId } = await order()
    await owner.extend(company.domainName, 60)
    const paymentId = pay(orderId)
    expect((await complete({ orderId: paymentId })).status).toBe(200)
    expect((await terms())[2]).toMatchObject({ source: paymentId, startsAt: addDays(end, 60) })
  })

  it('that was ordered before the owner ended the licence is refunded', async () => {
    const { company, order, pay, complete, terms, end } = await withYear()
    vi.setSystemTime(addDays(await end(), -10))
    const { orderId } = await order()
    await owner.end(company.domainName)
    expect((await complete({ orderId: pay(orderId) })).status).toBe(402)
    expect(await terms()).toHaveLength(2)
    expect((await order()).orderId, 'a new order is for a new year').not.toBe(orderId)
  })
})

describe('the end', () => {
  it('by the owner’s command is at once; an extension brings the licence back', async () => {
    const { uid, company, state } = await withYear()
    const name = company.domainName
    passDays(1)
    await owner.end(name)
    expect((await state()).licence).toMatchObject({ state: 'ended', endsAt: new Date().toISOString() })
    await expect(owner.end(name)).rejects.toThrow('no licence that runs')
    await owner.extend(name, 7)
    expect((await state()).licence).toMatchObject({
      state: 'renewable',
      endsAt: addDays(new Date(), 7).toISOString(),
    })
    expect((await eventsOf(server, uid)).slice(-2)).toEqual(['licence_ended', 'licence_extended'])
  })

  it('by the owner’s command does not change a later year that was refunded', async () => {
    const { company, terms, buy, paymentId, ...buyer } = await withYear()
    vi.setSystemTime(addDays(await buyer.end(), -20))
    const renewed = await buy()
    await owner.refund(renewed)
    await owner.end(company.domainName)
    expect((await terms()).slice(-2)).toMatchObject([
      { source: paymentId, closure: 'ended' },
      { source: renewed, closure: 'refunded' },
    ])
  })

  it('can be moved by the owner’s command, but not into the past, nor by more than 400 days', async () => {
    const { company, state, terms, end } = await withYear()
    const move = (days: number) => owner.extend(company.domainName, days)
    const before = await terms()
    for (const days of [401, -401, 0.5])
      await expect(move(days)).rejects.toThrow('Give a whole number of days, from -400 to 400.')
    await expect(move(-400)).rejects.toThrow('would have ended already')
    expect(await terms()).toEqual(before)
    await move(-360)
    expect((await state()).licence).toMatchObject({ state: 'renewable' })
    vi.setSystemTime(addDays(await end(), 20))
    await expect(move(20)).rejects.toThrow('would have ended already')
    await move(21)
    expect((await state()).licence).toMatchObject({ state: 'renewable' })
  })

  it('keeps the domain name for 30 days, and then lets anybody have it', async () => {
    const { uid, company, status, choosePaid, order, ...buyer } = await withYear()
    const end = await buyer.end()
    const other = await newPerson(server)
    vi.setSystemTime(addDays(end, 29))
    await purgeExpired(server.db, server.payments.checkOrder)
    expect((await other.verify({ domainName: company.domainName })).status).toBe(422)
    vi.setSystemTime(addDays(end, 31))
    await purgeExpired(server.db, server.payments.checkOrder)
    expect((await other.verify({ domainName: company.domainName })).status).toBe(200)
    expect(await status('SP')).toMatchObject({ company: { domainName: '' }, domainLocked: false })
    expect((await order()).status, 'no year is sold without a web address').toBe(422)
    expect((await choosePaid({ domainName: `${uid}-again` })).status).toBe(200)
    expect((await order()).status).toBe(200)
  })
})

it('of fifty simultaneous completions of a renewal gives one year', async () => {
  const { order, pay, complete, terms, end, uid } = await withYear()
  vi.setSystemTime(addDays(await end(), -3))
  const paymentId = pay((await order()).orderId)
  const replies = await Promise.all(Array.from({ length: 50 }, () => complete({ orderId: paymentId })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await terms()).toHaveLength(3)
  expect(await server.db.$count(companies, eq(companies.accountUid, uid))).toBe(1)
})

describe('a refund', () => {
  it.each([
    ['in the provider’s dashboard', async (id: string) => double.records.refund(id, {})],
    ['by the owner’s command', (id: string) => runOn(server.db, refundCommand, [id], settingsFor(double))],
  ])('%s ends the licence, and keeps the name for its owner', async (_, giveBack) => {
    const { uid, company, paymentId, state, order, status } = await withYear()
    passDays(2)
    await giveBack(paymentId)
    await server.db
      .update(paymentOrders)
      .set({ checkedAt: new Date(Date.now() - 40 * 86_400_000) })
      .where(eq(paymentOrders.accountUid, uid))
    await reconcile()
    await reconcile()
    expect(await state()).toMatchObject({
      licence: { state: 'refunded', active: false, endsAt: new Date().toISOString() },
      offer: { kind: 'purchase' },
    })
    expect(double.records.payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: 598_800 })
    expect(await status('SP')).toMatchObject({
      company: { domainName: company.domainName },
      domainLocked: true,
    })
    // Each fact in one e-mail, though the payment was reported by browser and provider, and the refund read twice.
    const queued = await server.db
      .select()
      .from(emails)
      .where(eq(emails.accountUid, uid))
      .orderBy(asc(emails.id))
    expect(queued.map(({ template }) => template)).toEqual([
      'licence_active',
      'licence_active',
      'payment_received',
      'refund_made',
    ])
    const extension = owner.extend(company.domainName, 7)
    await expect(extension, 'what was given back is not extended').rejects.toThrow('no licence that could be')
    expect((await order()).status).toBe(200)
  })

  it('is refused after 30 days, for an unknown payment, and for an order that is not paid', async () => {
    const { paymentId } = await withYear()
    passDays(31)
    await expect(owner.refund(paymentId)).rejects.toThrow('older than 30 days')
    expect(await owner.refund(paymentId, true)).toMatchObject({ state: 'requested' })
    await expect(owner.refund('pay_unknown')).rejects.toThrow('No order or payment')
    const { orderId } = await newOrder()
    await expect(owner.refund(orderId)).rejects.toThrow('has taken no money')
  })

  it.each(['rzp_live_another', 'sandbox'])(
    'is not requested where the provider does not know the order, made with the key %s',
    async (keyId) => {
      const { orderId, payAndComplete, change, hide, rows } = await newOrder()
      const paymentId = await payAndComplete()
      await change({ keyId })
      hide()
      for (const id of [paymentId, orderId])
        await expect(owner.refund(id)).rejects.toThrow(`was made with the key ${keyId}`)
      expect(await rows.payments()).toMatchObject([{ state: 'activated' }])
    },
  )

  it('of a year that has not begun leaves the present one to its end', async () => {
    const { buy, state, ...buyer } = await withYear()
    const end = await buyer.end()
    vi.setSystemTime(addDays(end, -20))
    const renewed = await buy()
    await owner.refund(renewed)
    await reconcile()
    expect((await state()).licence).toMatchObject({ state: 'renewable', endsAt: end.toISOString() })
    expect((await state()).offer).toMatchObject({ kind: 'renewal' })
  })

  it('of a year that runs moves the next one forward', async () => {
    const { buy, end, state, paymentId } = await withYear()
    vi.setSystemTime(addDays(await end(), -20))
    await buy()
    double.records.refund(paymentId, {})
    await server.db.update(paymentOrders).set({ checkedAt: new Date('2020-01-01') })
    await reconcile()
    expect((await state()).licence).toMatchObject({
      state: 'active',
      startsAt: new Date().toISOString(),
      endsAt: (await end()).toISOString(),
    })
  })
})

it('refunds a payment for an account that was erased', async () => {
  const { uid, choosePaid, order, pay } = await onTrial()
  await choosePaid()
  const { orderId } = await order()
  await erasePerson(server.db, `${uid}@test.example`)
  const paymentId = pay(orderId)
  await reconcile()
  expect(statusOf(paymentId)).toBe('refunded')
})
