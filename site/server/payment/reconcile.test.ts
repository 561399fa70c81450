/** Orders that the browser and the webhook have not completed. */
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keys } from '../../../tests/fixtures/razorpay/double'
import { signal } from '../../../tests/fixtures/signal'
import { samplePaidPlan } from '../../content/plans'
import { paymentOrders } from '../database/schema'
import { readLog } from '../observability/log.fixture'
import { startPaidServer } from '../people.fixture'
import { type PeriodicRun, runPeriodically } from '../runtime/runs'
import { createPayments } from './payments'
import { razorpayPaymentProvider } from './providers/razorpay/adapter'
import { reconcileEvery } from './reconcile'

const { double, server, newOrder, send, statusOf } = await startPaidServer()

/** Whether a run asks the provider about this order. */
async function isAskedAbout(orderId: string, isFirst = false): Promise<boolean> {
  double.requests.length = 0
  await server.payments.reconcile({ isFirst })
  return double.requests.some((request) => request.includes(orderId))
}

describe('reconciliation', () => {
  it.each(['captured', 'authorized'] as const)('gives the licence for a paid order (%s)', async (status) => {
    const { pay, expectLicensed } = await newOrder()
    const paymentId = pay(status)
    await server.payments.reconcile()
    await server.payments.reconcile()
    await expectLicensed(paymentId)
    expect(statusOf(paymentId)).toBe('captured')
  })

  it('asks less often the older an order is, and never after 400 days', async () => {
    const { orderId, age } = await newOrder()
    expect(await isAskedAbout(orderId)).toBe(true)
    for (const [created, checked, asked] of [
      ['10 minutes', '30 seconds', false],
      ['10 minutes', '2 minutes', true],
      ['5 days', '11 hours', false],
      ['5 days', '13 hours', true],
      ['9 days', '20 hours', false],
      ['9 days', '22 hours', true],
      ['399 days', '41 days', true],
      ['401 days', '300 days', false],
    ] as const) {
      await age(created, checked)
      expect([created, checked, await isAskedAbout(orderId)]).toEqual([created, checked, asked])
    }
  })

  it('asks about every open order when a server starts', async () => {
    const { orderId, age } = await newOrder()
    await age('5 days', '1 second')
    expect(await isAskedAbout(orderId)).toBe(false)
    expect(await isAskedAbout(orderId, true)).toBe(true)
    await age('9 days', '1 second')
    expect(await isAskedAbout(orderId, true)).toBe(false)
  })

  it('still follows a message about an order of nine days', async () => {
    const { pay, orderId, age, expectLicensed } = await newOrder()
    await age('9 days', '1 day')
    const paymentId = pay()
    double.faults.begin('error')
    await send(double.messages.at(-1))
    double.faults.end()
    await server.payments.reconcile()
    await expectLicensed(paymentId)
    expect(await isAskedAbout(orderId)).toBe(false)
  })

  it('leaves a message unhandled that arrives while the provider answers', async () => {
    const { orderId, change, rows } = await newOrder()
    await change({ unreadMessages: 1 })
    const ask = server.provider.paymentsOf
    const paymentsOf = vi.spyOn(server.provider, 'paymentsOf').mockImplementation(async (id) => {
      const answer = await ask(id)
      if (id === orderId) await change({ unreadMessages: 2 })
      return answer
    })
    await server.payments.reconcile({ isFirst: true })
    paymentsOf.mockRestore()
    expect(await rows.orders()).toMatchObject([{ unreadMessages: 2 }])
    await server.payments.reconcile()
    expect(await rows.orders()).toMatchObject([{ unreadMessages: 0 }])
  })

  it('stops asking while the provider is unreachable, and loses nothing', async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, newOrder))
    const paid = buyers.map(({ pay }) => pay())
    double.faults.begin('error')
    double.requests.length = 0
    await server.payments.reconcile()
    expect(double.requests).toHaveLength(3)
    double.faults.end()
    await server.payments.reconcile({ isFirst: true })
    for (const [n, { expectLicensed }] of buyers.entries()) await expectLicensed(String(paid[n]))
  })

  it('goes on when failures are not in a row', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, newOrder))
    for (const [n, { age }] of all.entries()) await age('1 hour', `${59 - n} minutes`)
    const isFailing = (n: number) => n % 2 === 0
    const failing = all.filter((_, n) => isFailing(n))
    const paid = all.map(({ pay }) => pay())
    double.faults.begin('error', { on: new RegExp(failing.map((one) => one.orderId).join('|')) })
    await server.payments.reconcile()
    double.faults.end()
    for (const [n, { expectLicensed }] of all.entries())
      if (!isFailing(n)) await expectLicensed(String(paid[n]))
    await server.payments.reconcile({ isFirst: true })
  })

  it('does not let an order that always fails block the others', async () => {
    const odd = await Promise.all(Array.from({ length: 4 }, newOrder))
    const { pay, age, expectLicensed } = await newOrder()
    await age('1 hour', '59 minutes')
    const paymentId = pay()
    double.faults.begin('odd', { on: new RegExp(odd.map((one) => one.orderId).join('|')) })
    await server.payments.reconcile()
    await server.payments.reconcile()
    await expectLicensed(paymentId)
  })

  it('ends between two orders when the server stops', async () => {
    const buyers = await Promise.all([newOrder(), newOrder()])
    for (const { pay } of buyers) pay()
    const stopping = new AbortController()
    stopping.abort()
    await server.payments.reconcile({ signal: stopping.signal })
    for (const { expectNothing } of buyers) await expectNothing()
  })

  it('does not overwrite a newer state with an older answer', async () => {
    const { pay, orderId, rows, expectLicensed } = await newOrder()
    const paymentId = pay()
    await server.payments.reconcile()
    Object.assign(double.records.payment(paymentId), { status: 'authorized', captured: false })
    await send(double.messages.at(-1))
    await expectLicensed(paymentId)
    Object.assign(double.records.payment(paymentId), { status: 'captured', captured: true })
    double.records.refund(paymentId, {})
    await send(double.messages.at(-2))
    expect(await rows.payments()).toMatchObject([{ orderId, state: 'refunding' }])
  })

  it('finds an order of nine days that was offered again and paid, without any message', async () => {
    const { order, pay, age, orderId, expectLicensed } = await newOrder()
    await age('9 days', '1 day')
    expect((await order()).orderId).toBe(orderId)
    const paymentId = pay()
    await server.payments.reconcile()
    await expectLicensed(paymentId)
  })

  it('gives nothing for an answer from before the refund that another server has stored', async () => {
    const { pay, orderId, check, rows, expectNothing } = await newOrder()
    const paymentId = pay()
    const stalled = signal()
    const go = signal()
    const ask = server.provider.paymentsOf
    const paymentsOf = vi.spyOn(server.provider, 'paymentsOf').mockImplementationOnce(async (id) => {
      const answer = await ask(id)
      stalled.resolve()
      await go.promise
      return answer
    })
    const first = check()
    await stalled.promise
    double.refund(paymentId)
    const another = createPayments({
      db: server.db,
      plans: [samplePaidPlan],
      provider: razorpayPaymentProvider({ ...keys, apiBase: double.url }),
    })
    await another.checkOrder(orderId)
    expect(await rows.payments()).toMatchObject([{ id: paymentId, state: 'refunding' }])
    go.resolve()
    await first
    paymentsOf.mockRestore()
    await expectNothing()
    expect(await rows.payments()).toMatchObject([{ id: paymentId, state: 'refunding' }])
  })
})

it.each([9, 35])(
  'a payment that was made while the server was away for %i days gives its year, also to a company that has a grant',
  async (days) => {
    const { uid, pay, payFor, check, order, rows } = await newOrder()
    pay()
    await check()
    await server.owner.extend(uid, -350)
    const renewal = await order()
    const paymentId = payFor(renewal.orderId)
    const offeredAt = new Date(Date.now() - days * 86_400_000)
    await server.db
      .update(paymentOrders)
      .set({ offeredAt, checkedAt: offeredAt })
      .where(eq(paymentOrders.id, renewal.orderId))
    await server.payments.reconcile({ isFirst: true })
    expect((await rows.licences()).map(({ source }) => source)).toContain(paymentId)
  },
)

it('onboarding_status asks the provider once in ten seconds about an order', async () => {
  const { orderId, status } = await newOrder()
  double.requests.length = 0
  for (let again = 0; again < 5; again++) await status()
  const asked = () => double.requests.filter((one) => one.includes(orderId)).length
  expect(asked()).toBeLessThanOrEqual(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
  const before = asked()
  await status()
  vi.useRealTimers()
  expect(asked()).toBe(before + 1)
})

describe('periodic work', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs at once, never twice at a time, survives a fault, and stops after its last run', async () => {
    const log = readLog()
    const runs: (PeriodicRun & { end: () => void; fail: (error: Error) => void })[] = []
    const reconciliation = runPeriodically(
      (run) => new Promise<void>((end, fail) => void runs.push({ ...run, end, fail })),
      reconcileEvery,
      'payment_orders',
    )
    expect(runs).toMatchObject([{ isFirst: true }])
    await vi.advanceTimersByTimeAsync(2 * reconcileEvery)
    expect(runs).toHaveLength(1)
    runs[0]?.fail(new Error('out of luck'))
    await vi.advanceTimersByTimeAsync(reconcileEvery)
    expect(runs).toHaveLength(2)
    expect(log).toHaveLength(1)
    expect(runs[1]?.signal?.aborted).toBe(false)
    let stopped = false
    const stop = reconciliation.stop().then(() => {
      stopped = true
    })
    await vi.advanceTimersByTimeAsync(5 * reconcileEvery)
    expect([runs.length, runs[1]?.isFirst, stopped]).toEqual([2, false, false])
    expect(runs[1]?.signal?.aborted).toBe(true)
    runs[1]?.end()
    await stop
    await vi.advanceTimersByTimeAsync(2 * reconcileEvery)
    expect(runs).toHaveLength(2)
  })
})
