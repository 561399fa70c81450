/** Failures of the provider, orders that it does not know, and payments that give no licence. */
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signal } from '../../../tests/fixtures/signal'
import { retentionDays } from '../../contracts/retention'
import type { Database } from '../database/database'
import { events, paymentOrders, refunds } from '../database/schema'
import { readLog } from '../observability/log.fixture'
import { newBuyer, price, startPaidServer } from '../people.fixture'
import { erasePerson } from '../privacy/erase'
import { type PaymentProvider, ProviderUnavailable } from './providers/provider'
import { createFulfilment } from './request-fulfilment'

const { double, server, newOrder, statusOf, problemsOf } = await startPaidServer()
/** The real time limits, except where the test double never answers. */
const timeouts = { ...server.payments.timeouts }
afterEach(() => {
  Object.assign(server.payments.timeouts, timeouts)
  vi.useRealTimers()
})

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
    const { order, pay, expectLicensed } = await newOrder()
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
      const { pay, complete, status, rows, expectNothing, expectLicensed } = await newOrder()
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
    const { pay, complete, expectLicensed } = await newOrder()
    const paymentId = pay('authorized')
    double.faults.begin(fault, { on: /capture/, times: 1 })
    expect((await complete(paymentId)).body).toMatchObject({ pending: true })
    expect((await complete(paymentId)).status).toBe(200)
    await expectLicensed(paymentId)
  })
})

describe('several orders', () => {
  const orders = Array.from({ length: 5 }, (_, n) => ({ id: `order_${n}`, keyId: 'sandbox' }))
  const unavailable = new ProviderUnavailable('no answer')

  it('are asked about side by side, within one time limit', async () => {
    let asked = 0
    const together = signal()
    // Answers when all five are asked, else not at all.
    async function paymentsOf(): Promise<never> {
      if (++asked === orders.length) together.resolve()
      await together.promise
      throw unavailable
    }
    const select = () => ({ from: () => ({ where: async () => orders }) })
    const fulfilment = createFulfilment({
      db: { select } as unknown as Database,
      provider: { name: 'sandbox', paymentsOf } as unknown as PaymentProvider,
    })
    expect(await fulfilment.fulfilAll(orders, 5000)).toBe(unavailable)
  })

  it('reject with a fault even if the provider is unavailable too', async () => {
    const errors = [unavailable, new Error('a fault')]
    const select = () => {
      throw errors.shift()
    }
    const fulfilment = createFulfilment({
      db: { select } as unknown as Database,
      provider: {} as PaymentProvider,
    })
    await expect(fulfilment.fulfilAll(orders.slice(0, 2), 5000)).rejects.toThrow('a fault')
  })
})

describe('an order that cannot be checked', () => {
  /** An order that another key of the provider has made. */
  async function orderOfOtherKey(keyId = 'rzp_live_old') {
    const buyer = await newOrder()
    await buyer.change({ keyId })
    return { ...buyer, restore: buyer.hide() }
  }

  it('prevents a new order for 24 hours; a late payment of it is then refunded', async () => {
    const { order, orderId, restore, pay, payFor, check, rows, expectLicensed } = await orderOfOtherKey()
    const later = (hours: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    later(23)
    expect((await order()).status).toBe(409)
    later(2)
    const again = await order()
    expect(again.status).toBe(200)
    expect(again.orderId).not.toBe(orderId)
    restore()
    const late = pay()
    for (let look = 0; look < 2; look++) await check()
    expect(statusOf(late)).toBe('refunded')
    expect(await rows.licences()).toEqual([])
    const paymentId = payFor(again.orderId)
    await server.payments.checkOrder(again.orderId)
    await expectLicensed(paymentId)
  })

  it('is named in the log, and gives its licence when the key is back', async () => {
    const { order, orderId, pay, rows, change, restore, expectLicensed } = await orderOfOtherKey()
    const lines = readLog()
    for (let press = 0; press < 2; press++)
      expect(await order()).toMatchObject({
        status: 409,
        body: { success: false, message: expect.stringContaining('an earlier order that cannot be checked') },
      })
    expect(lines.join()).toContain(`"code":"${orderId} of rzp_live_old"`)
    expect(await rows.orders()).toMatchObject([{ state: 'unknown', keyId: 'rzp_live_old' }])
    restore()
    const paymentId = pay()
    await change({ checkedAt: new Date(0) })
    await server.payments.reconcile()
    await expectLicensed(paymentId)
  })

  it.each(['rzp_test_old', 'rzp_test_double'])(
    'prevents no new order if it takes no money: %s',
    async (keyId) => {
      const { order, orderId, rows } = await orderOfOtherKey(keyId)
      const again = await order()
      expect(again.status).toBe(200)
      expect(again.orderId).not.toBe(orderId)
      expect(await rows.orderStates()).toEqual(['open', 'unknown'])
    },
  )

  it('keeps no unfinished company longer than 30 days, and is then in the owner’s list', async () => {
    const { orderId, check, age, purgeAfter } = await orderOfOtherKey()
    await check()
    await age(`${retentionDays.drafts + 1} days`)
    expect(await purgeAfter(retentionDays.drafts + 1)).toBe(0)
    expect(await problemsOf(orderId)).toHaveLength(1)
  })
})

describe('duplicate payments', () => {
  /** Two orders for one plan: the price has changed, so the second one replaces the first. */
  async function twice() {
    const buyer = await newOrder()
    await buyer.change({ amount: 100 })
    const { orderId: second } = await buyer.order()
    expect(second).not.toBe(buyer.orderId)
    await buyer.change({ amount: price })
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
    for (let look = 0; look < 2; look++) await server.payments.reconcile({ isFirst: true })
    expect(double.records.payment(duplicate)).toMatchObject({ status: 'refunded', amount_refunded: price })
    expect(double.records.payment(first)).toMatchObject({ status: 'captured', amount_refunded: 0 })
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
      expect(statusOf(late)).toBe(status === 'captured' ? 'refunded' : 'authorized')
      const paymentId = payFor(second)
      await server.payments.reconcile({ isFirst: true })
      await expectLicensed(paymentId)
    },
  )

  it.each(['before', 'after'] as const)(
    'a payment of an order at an old price gives nothing when the provider has not known it for a time (%s the price changed)',
    async (when) => {
      const { pay, order, orderId, check, change, hide, expectNothing } = await newOrder()
      const changePrice = async () => {
        await change({ amount: 100 })
        expect((await order()).orderId).not.toBe(orderId)
        await change({ amount: price })
      }
      if (when === 'after') await changePrice()
      const restore = hide()
      await check()
      expect(await server.db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId))).toMatchObject(
        [{ state: 'unknown' }],
      )
      if (when === 'before') await changePrice()
      restore()
      const late = pay()
      await check()
      await expectNothing()
      expect(statusOf(late)).toBe('refunded')
    },
  )

  it('a payment gives nothing that is noticed more than 40 days after its order was last offered', async () => {
    const { pay, payFor, age, check, order, expectNothing, expectLicensed } = await newOrder()
    await age('41 days')
    const late = pay()
    await check()
    await expectNothing()
    expect(statusOf(late)).toBe('refunded')
    // The provider takes no second payment for the same order.
    const paymentId = payFor((await order()).orderId)
    await server.payments.reconcile({ isFirst: true })
    await expectLicensed(paymentId)
  })

  it('an order whose payment was taken and gives nothing is not offered again: the provider would refuse a second one', async () => {
    const { order, orderId, pay, payFor, check, rows, expectLicensed } = await newOrder()
    const refused = pay('captured', { amount: 100 })
    await check()
    expect(await problemsOf(refused)).toHaveLength(1)
    const again = await order()
    expect(again.orderId).not.toBe(orderId)
    const paymentId = payFor(again.orderId)
    await server.payments.checkOrder(again.orderId)
    await expectLicensed(paymentId)
    expect(await rows.orderStates()).toEqual(['paid', 'replaced'])
  })
})

it.each(['paymentsOf', 'refund'] as const)(
  'a person who is erased while the provider answers is not named in the events (%s)',
  async (name) => {
    const { uid, pay, check } = await newOrder()
    const paymentId = pay()
    if (name === 'refund') {
      await check()
      await server.owner.refund(paymentId)
    }
    const ask = server.provider[name] as (...given: unknown[]) => Promise<never>
    const spy = vi.spyOn(server.provider, name).mockImplementationOnce((async (...given: unknown[]) => {
      const answer = await ask(...given)
      await erasePerson(server.db, `${uid}@test.example`)
      return answer
    }) as never)
    await check()
    expect(spy).toHaveBeenCalled()
    spy.mockRestore()
    expect(await server.db.$count(events, eq(events.accountUid, uid))).toBe(0)
  },
)
