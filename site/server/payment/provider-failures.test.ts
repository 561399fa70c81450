/** Failures of the provider, and payments that give no licence. */
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { signal } from '../../../tests/fixtures/signal'
import { paymentOrders, refunds } from '../database/schema'
import { ageOrder, hideOrder, newBuyer, newOrder, price, startPaidServer } from './payments.fixture'
import { ProviderUnavailable } from './providers/provider'

const { double, server, close } = await startPaidServer()
afterAll(close)
/** The real time limits, except where the test double never answers. */
const timeouts = { ...server.payments.timeouts }
afterEach(() => {
  double.faults.end()
  Object.assign(server.payments.timeouts, timeouts)
})

const orderedBy = () => newOrder(server, double)

describe('while the provider fails', () => {
  it('no order is made, nothing is charged, and a repeated request works', async () => {
    const buyer = await newBuyer(server)
    double.faults.begin('lost')
    expect(await buyer.order()).toMatchObject({
      status: 503,
      body: {
        success: false,
        message: 'The payment could not be prepared, so none was started. Please try again in a moment.',
      },
    })
    expect(await buyer.rows.orders()).toEqual([])
    double.faults.end()
    expect((await buyer.order()).status).toBe(200)
  })

  it('an earlier order is not reported as uncharged until the provider has confirmed it', async () => {
    const { order, pay, expectLicensed } = await orderedBy()
    const paymentId = pay()
    double.faults.begin('error')
    expect(await order()).toMatchObject({
      status: 503,
      body: {
        success: false,
        message: expect.stringMatching(/^Your earlier order cannot be checked .+ do not pay/),
      },
    })
    double.faults.end()
    expect(await order({ amount: price + 100 })).toMatchObject({
      status: 409,
      body: { message: 'This plan is already active. You need not pay again.' },
    })
    await expectLicensed(paymentId)
  })

  // Each other fault is `ProviderUnavailable` too (razorpay/adapter.test.ts).
  it.each(['error', 'slow'] as const)(
    'a payment stays pending and is completed by a retry (%s)',
    async (fault) => {
      const { pay, complete, status, rows, expectNothing, expectLicensed } = await orderedBy()
      const paymentId = pay('authorized')
      double.faults.begin(fault)
      if (fault === 'slow') Object.assign(server.payments.timeouts, { callMs: 20, statusMs: 20 })
      expect(await complete(paymentId, { currencySymbol: '£', currencyType: 'GBP' })).toMatchObject({
        status: 503,
        body: {
          success: false,
          pending: true,
          errors: { form: [expect.stringContaining('Do not pay again')] },
        },
      })
      expect(await status()).toMatchObject({ licence: null, order: { status: 'unknown' } })
      await expectNothing()
      double.faults.end()
      Object.assign(server.payments.timeouts, timeouts)
      await server.payments.idle()
      await server.payments.reconcile({ isFirst: true })
      expect((await complete(paymentId)).status).toBe(200)
      await expectLicensed(paymentId)
      // The settings of step 3 from before the failure are still stored.
      expect(await rows.tenantSettings()).toMatchObject({ currencySymbol: '£', currencyType: 'GBP' })
    },
  )

  it.each(['lost', 'error'] as const)('a capture without an answer happens once (%s)', async (fault) => {
    const { pay, complete, expectLicensed } = await orderedBy()
    const paymentId = pay('authorized')
    double.faults.begin(fault, { on: /capture/, times: 1 })
    expect((await complete(paymentId)).body).toMatchObject({ pending: true })
    expect((await complete(paymentId)).status).toBe(200)
    await expectLicensed(paymentId)
  })
})

it('asks about five open orders side by side, within one time limit', async () => {
  const buyer = await orderedBy()
  for (let more = 0; more < 4; more++) {
    await server.db
      .update(paymentOrders)
      .set({ amount: 100 + more })
      .where(eq(paymentOrders.accountUid, buyer.uid))
    await buyer.order()
  }
  expect(await buyer.rows.orders()).toHaveLength(5)
  await server.db.update(paymentOrders).set({ amount: price }).where(eq(paymentOrders.accountUid, buyer.uid))
  const open = (await buyer.rows.orders()).find(({ state }) => state === 'open')
  const paymentId = buyer.payFor(String(open?.id))
  const ask = server.provider.paymentsOf
  let asked = 0
  const together = signal()
  let timedOut = 0
  // Answers when all five are asked, else not at all.
  const paymentsOf = vi.spyOn(server.provider, 'paymentsOf').mockImplementation(async (id) => {
    if (++asked === 5) together.resolve()
    const inTime = together.promise.then(() => true)
    if (await Promise.race([inTime, wait(2000, false)])) return ask(id)
    timedOut++
    throw new ProviderUnavailable('No answer in time')
  })
  expect((await buyer.complete(paymentId)).status).toBe(200)
  expect(timedOut, 'orders that were not asked with the others').toBe(0)
  paymentsOf.mockRestore()
  await buyer.expectLicensed(paymentId)
})

describe('duplicate payments', () => {
  /** Two orders for one plan: the price has changed, so the second one replaces the first. */
  async function twice() {
    const buyer = await orderedBy()
    await server.db.update(paymentOrders).set({ amount: 100 }).where(eq(paymentOrders.id, buyer.orderId))
    const { orderId: second } = await buyer.order()
    expect(second).not.toBe(buyer.orderId)
    await server.db.update(paymentOrders).set({ amount: price }).where(eq(paymentOrders.id, buyer.orderId))
    return { ...buyer, second }
  }

  it('the second of two captured payments is refunded, once', async () => {
    const { pay, payFor, second, complete, rows, expectLicensed } = await twice()
    const first = payFor(second)
    await server.payments.reconcile({ isFirst: true })
    const duplicate = pay()
    double.faults.begin('lost', { on: /refund/, times: 1 })
    await server.payments.reconcile({ isFirst: true })
    expect((await rows.payments()).find(({ id }) => id === duplicate)).toMatchObject({ state: 'refunding' })
    expect(await server.db.select().from(refunds).where(eq(refunds.paymentId, duplicate))).toMatchObject([
      { state: 'requested', attempts: 1, reason: 'not_owed' },
    ])
    await server.db.update(refunds).set({ nextTryAt: new Date() })
    await server.payments.reconcile({ isFirst: true })
    await server.payments.reconcile({ isFirst: true })
    expect(double.records.payment(duplicate)).toMatchObject({ status: 'refunded', amount_refunded: price })
    expect(double.records.payment(first)).toMatchObject({ status: 'captured', amount_refunded: 0 })
    expect((await rows.payments()).find(({ id }) => id === duplicate)).toMatchObject({ state: 'refunding' })
    await expectLicensed(first)
    expect((await complete(duplicate)).body).toMatchObject({
      errors: { orderId: [expect.stringMatching(/^This payment has been refunded\. It gave no licence/)] },
    })
  })

  it.each(['captured', 'authorized'] as const)(
    'a new price makes a new order, and a payment of the old one gives nothing (%s)',
    async (status) => {
      const { pay, payFor, second, rows, expectNothing, expectLicensed } = await twice()
      expect(await rows.orderStates()).toEqual(['open', 'replaced'])
      const late = pay(status)
      await server.payments.reconcile({ isFirst: true })
      await expectNothing()
      expect(double.records.payment(late).status).toBe(status === 'captured' ? 'refunded' : 'authorized')
      const paymentId = payFor(second)
      await server.payments.reconcile({ isFirst: true })
      await expectLicensed(paymentId)
    },
  )

  it.each(['before', 'after'] as const)(
    'a payment of an order at an old price gives nothing when the provider has not known it for a time (%s the price changed)',
    async (when) => {
      const { pay, order, orderId, expectNothing } = await orderedBy()
      const isOrder = eq(paymentOrders.id, orderId)
      const changePrice = async () => {
        await server.db.update(paymentOrders).set({ amount: 100 }).where(isOrder)
        expect((await order()).orderId).not.toBe(orderId)
        await server.db.update(paymentOrders).set({ amount: price }).where(isOrder)
      }
      if (when === 'after') await changePrice()
      const restore = hideOrder(double, orderId)
      await server.payments.checkOrder(orderId)
      expect(await server.db.select().from(paymentOrders).where(isOrder)).toMatchObject([
        { state: 'unknown' },
      ])
      if (when === 'before') await changePrice()
      restore()
      const late = pay()
      await server.payments.checkOrder(orderId)
      await expectNothing()
      expect(double.records.payment(late).status).toBe('refunded')
    },
  )

  it('a payment gives nothing that is noticed more than 40 days after its order was last offered', async () => {
    const { pay, payFor, orderId, order, expectNothing, expectLicensed } = await orderedBy()
    await ageOrder(server, orderId, '41 days')
    const late = pay()
    await server.payments.checkOrder(orderId)
    await expectNothing()
    expect(double.records.payment(late).status).toBe('refunded')
    // The provider takes no second payment for the same order.
    const paymentId = payFor((await order()).orderId)
    await server.payments.reconcile({ isFirst: true })
    await expectLicensed(paymentId)
  })
})
