/** What neither browser nor webhook finished; and money that buys nothing. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keys, type RazorpayDouble, startRazorpay } from '../../../tests/fixtures/razorpay/double'
import type { Fault } from '../../../tests/fixtures/razorpay/faults'
import { paymentEvents, paymentOrders } from '../platform/schema'
import { startTestServer, type TestServer } from '../test-server'
import { newBuyer, price } from './server.fixture'
import { razorpayProvider } from './server-razorpay'
import { everyFewMinutes, reconcileEvery } from './server-reconcile'

let double: RazorpayDouble
let server: TestServer
beforeAll(async () => {
  double = await startRazorpay()
  const provider = await razorpayProvider({ ...keys, apiBase: double.url })
  server = await startTestServer({ provider, patience: { webhookMs: 200, lookMs: 100, callMs: 300 } })
})
afterAll(async () => {
  await server.close()
  await double.close()
})
afterEach(() => {
  double.faults.end()
  double.clock.skew = 0
})

async function orderedBy() {
  const buyer = await newBuyer(server)
  const orderId = String((await buyer.order()).body.orderId)
  return {
    ...buyer,
    orderId,
    pay: (...how: Parameters<typeof double.pay> extends [string, ...infer R] ? R : never) =>
      double.pay(orderId, ...how).razorpay_payment_id,
  }
}

const age = (orderId: string, created: string, checked: string) =>
  server.db
    .update(paymentOrders)
    .set({ createdAt: sql`now() - ${created}::interval`, checkedAt: sql`now() - ${checked}::interval` })
    .where(eq(paymentOrders.id, orderId))

/** Whether a round asks the provider about this order. */
async function isAskedAbout(orderId: string, isFirst = false): Promise<boolean> {
  double.requests.length = 0
  await server.payments.reconcile(isFirst)
  return double.requests.some((request) => request.includes(orderId))
}

describe('reconciliation', () => {
  it.each(['captured', 'authorized'] as const)('gives the licence for what is paid (%s)', async (status) => {
    const { pay, expectLicensed } = await orderedBy()
    const paymentId = pay(status)
    await server.payments.reconcile()
    await server.payments.reconcile()
    await expectLicensed(paymentId)
    expect(double.books.payment(paymentId).status).toBe('captured')
  })

  it('does not mind a clock of the provider’s that is a year wrong', async () => {
    for (const skew of [-365, 365].map((days) => days * 86_400_000)) {
      double.clock.skew = skew
      const { pay, expectLicensed } = await orderedBy()
      const paymentId = pay('authorized')
      await server.payments.reconcile()
      await expectLicensed(paymentId)
    }
  })

  it('asks the less often, the older an order is, and never after eight days', async () => {
    const { orderId } = await orderedBy()
    expect(await isAskedAbout(orderId)).toBe(true)
    for (const [created, checked, asked] of [
      ['10 minutes', '30 seconds', false],
      ['10 minutes', '2 minutes', true],
      ['5 days', '11 hours', false],
      ['5 days', '13 hours', true],
      ['9 days', '8 days', false],
    ] as const) {
      await age(orderId, created, checked)
      expect([created, checked, await isAskedAbout(orderId)]).toEqual([created, checked, asked])
    }
  })

  it('asks about every open order when a server starts', async () => {
    const { orderId } = await orderedBy()
    await age(orderId, '5 days', '1 second')
    expect(await isAskedAbout(orderId)).toBe(false)
    expect(await isAskedAbout(orderId, true)).toBe(true)
    await age(orderId, '9 days', '1 day')
    expect(await isAskedAbout(orderId, true)).toBe(false)
  })

  it('still follows a message about an order of nine days', async () => {
    const { pay, orderId, expectLicensed } = await orderedBy()
    await age(orderId, '9 days', '1 day')
    const paymentId = pay()
    double.faults.begin('error')
    await double.deliver(server.url, double.messages.at(-1) ?? expect.fail('There is no message.'))
    double.faults.end()
    await server.payments.reconcile()
    await expectLicensed(paymentId)
    expect(await isAskedAbout(orderId)).toBe(false)
  })

  it('stops asking when the provider is not there, and loses nothing by it', async () => {
    const buyers = await Promise.all([orderedBy(), orderedBy(), orderedBy()])
    const paid = buyers.map(({ pay }) => pay())
    double.faults.begin('error')
    double.requests.length = 0
    await server.payments.reconcile()
    expect(double.requests).toHaveLength(1)
    double.faults.end()
    await server.payments.reconcile()
    for (const [n, { expectLicensed }] of buyers.entries()) await expectLicensed(String(paid[n]))
  })

  it('forgets messages that were followed a month ago', async () => {
    const { pay, orderId } = await orderedBy()
    pay()
    await double.deliver(server.url, double.messages.at(-1) ?? expect.fail('There is no message.'))
    const isThis = eq(paymentEvents.orderId, orderId)
    const past = (days: number) =>
      server.db
        .update(paymentEvents)
        .set({ receivedAt: sql`now() - make_interval(days => ${days})` })
        .where(isThis)
    await past(29)
    await server.payments.reconcile()
    expect(await server.db.$count(paymentEvents, isThis)).toBe(1)
    await past(31)
    await server.payments.reconcile()
    expect(await server.db.$count(paymentEvents, isThis)).toBe(0)
  })
})

describe('while the provider fails', () => {
  const faults: Fault[] = ['down', 'lost', 'slow', 'error', 'limited', 'nonsense', 'odd']

  it.each(faults)('no order is made, nothing is charged, and asking again helps (%s)', async (fault) => {
    const buyer = await newBuyer(server)
    double.faults.begin(fault)
    if (fault === 'slow') setTimeout(double.faults.end, 300)
    expect(await buyer.order()).toMatchObject({
      status: 503,
      body: {
        success: false,
        message: 'The payment could not be prepared. Nothing was charged. Please try again in a moment.',
      },
    })
    expect(await buyer.rows.orders()).toEqual([])
    double.faults.end()
    expect((await buyer.order()).status).toBe(200)
  })

  it.each(faults)('a payment is kept waiting and then completed by a retry (%s)', async (fault) => {
    const { pay, complete, status, rows, expectNothing, expectLicensed } = await orderedBy()
    const paymentId = pay('authorized')
    double.faults.begin(fault)
    expect(await complete(paymentId, { currencySymbol: '£', currencyType: 'GBP' })).toMatchObject({
      status: 503,
      body: {
        success: false,
        pending: true,
        errors: { form: [expect.stringContaining('Do not pay again')] },
      },
    })
    expect(await status()).toMatchObject({ licence: null, order: { status: 'open' } })
    await expectNothing()
    double.faults.end()
    await server.payments.landed()
    await server.payments.reconcile()
    expect((await complete(paymentId)).status).toBe(200)
    await expectLicensed(paymentId)
    // What step 3 said before the provider failed is not lost either.
    expect(await rows.licences()).toMatchObject([{ currencySymbol: '£', currencyType: 'GBP' }])
  })

  it.each(['lost', 'error'] as const)('a capture that got no answer is captured once (%s)', async (fault) => {
    const { pay, complete, expectLicensed } = await orderedBy()
    const paymentId = pay('authorized')
    double.faults.begin(fault, { on: /capture/, times: 1 })
    expect((await complete(paymentId)).body).toMatchObject({ pending: true })
    expect((await complete(paymentId)).status).toBe(200)
    await expectLicensed(paymentId)
  })
})

describe('nobody pays twice', () => {
  /** Two orders of one plan can both be paid only when the first was replaced meanwhile, as after a new price. */
  async function twice() {
    const buyer = await orderedBy()
    await server.db.update(paymentOrders).set({ amount: 100 }).where(eq(paymentOrders.id, buyer.orderId))
    const second = String((await buyer.order()).body.orderId)
    expect(second).not.toBe(buyer.orderId)
    await server.db.update(paymentOrders).set({ amount: price }).where(eq(paymentOrders.id, buyer.orderId))
    return { ...buyer, second }
  }

  it('the second of two captured payments is given back, once', async () => {
    const { pay, second, complete, rows, expectLicensed } = await twice()
    const first = pay()
    await server.payments.reconcile()
    const { razorpay_payment_id: surplus } = double.pay(second)
    double.faults.begin('lost', { on: /refund/, times: 1 })
    await server.payments.reconcile()
    expect((await rows.payments()).find(({ id }) => id === surplus)).toMatchObject({ state: 'surplus' })
    await server.payments.reconcile()
    await server.payments.reconcile()
    expect(double.books.payment(surplus)).toMatchObject({ status: 'refunded', amount_refunded: price })
    expect(double.books.payment(first)).toMatchObject({ status: 'captured', amount_refunded: 0 })
    expect((await rows.payments()).find(({ id }) => id === surplus)).toMatchObject({ state: 'refunded' })
    await expectLicensed(first)
    expect((await complete(surplus)).body).toMatchObject({
      errors: { orderId: ['This payment has been given back.'] },
    })
  })

  it('what is only authorised is not captured for a plan that is licensed', async () => {
    const { pay, second, expectLicensed } = await twice()
    const first = pay()
    await server.payments.reconcile()
    const { razorpay_payment_id: surplus } = double.pay(second, 'authorized')
    await server.payments.reconcile()
    expect(double.books.payment(surplus).status).toBe('authorized')
    await expectLicensed(first)
  })

  it('a new price makes a new order, and who pays the old one all the same has paid', async () => {
    const { pay, rows, expectLicensed } = await twice()
    expect((await rows.orders()).map(({ state }) => state).sort()).toEqual(['open', 'replaced'])
    const paymentId = pay()
    await server.payments.reconcile()
    await expectLicensed(paymentId)
  })

  it('an order that the provider does not know is offered no more', async () => {
    const { order, orderId, rows } = await orderedBy()
    double.books.orders.delete(orderId)
    const again = await order()
    expect(again.status).toBe(200)
    expect(again.body.orderId).not.toBe(orderId)
    expect((await rows.orders()).map(({ state }) => state).sort()).toEqual(['open', 'unknown'])
  })
})

describe('every few minutes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('begins at once, never twice at a time, survives a fault, and ends with its last round', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const rounds: { isFirst: boolean; end: () => void; fail: (error: Error) => void }[] = []
    const reconciliation = everyFewMinutes(
      (isFirst) => new Promise<void>((end, fail) => void rounds.push({ isFirst, end, fail })),
    )
    expect(rounds).toMatchObject([{ isFirst: true }])
    await vi.advanceTimersByTimeAsync(2 * reconcileEvery)
    expect(rounds).toHaveLength(1)
    rounds[0]?.fail(new Error('out of luck'))
    await vi.advanceTimersByTimeAsync(reconcileEvery)
    expect(rounds).toHaveLength(2)
    expect(log).toHaveBeenCalledTimes(1)
    let stopped = false
    const stop = reconciliation.stop().then(() => {
      stopped = true
    })
    await vi.advanceTimersByTimeAsync(5 * reconcileEvery)
    expect([rounds.length, rounds[1]?.isFirst, stopped]).toEqual([2, false, false])
    rounds[1]?.end()
    await stop
    expect(vi.getTimerCount()).toBe(0)
    log.mockRestore()
  })
})
