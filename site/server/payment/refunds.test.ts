/** How a refund goes on until the provider says that it is made. The payment provider is a test double. */
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emails, refunds } from '../database/schema'
import { replaceOrders } from './orders'
import { hideOrder, newOrder, startPaidServer } from './payments.fixture'

const { double, server, close } = await startPaidServer()
afterAll(close)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  double.banks.refund = 'processed'
  vi.useRealTimers()
})

const minute = 60_000
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)

/** A payment that was accepted. */
async function accepted() {
  const buyer = await newOrder(server, double)
  const paymentId = buyer.pay()
  expect((await buyer.complete(paymentId)).status).toBe(200)
  const shown = async () => {
    const { body } = await server.callAs(buyer.uid, 'account', {})
    return (body.payments as { state: string; refundedAt: string | null }[])[0]
  }
  return {
    ...buyer,
    paymentId,
    row: async () => (await server.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)))[0],
    shown,
    isTold: async () => (await server.db.$count(emails, eq(emails.fact, `refund_made:${paymentId}`))) === 1,
    why: async () => (await buyer.complete(paymentId)).body.errors?.orderId?.[0],
  }
}

/** A payment whose refund the owner has requested. */
async function refunding() {
  const buyer = await accepted()
  await server.owner.refund(buyer.paymentId)
  return buyer
}

it('is called made only when the provider says that it is processed', async () => {
  const { paymentId, row, shown, isTold, why, rows } = await refunding()
  expect(await rows.licences(), 'in the same transaction').toMatchObject([{ closure: 'refunded' }])
  expect(await shown()).toMatchObject({ state: 'to_refund', refundedAt: null, refundUntil: null })
  double.banks.refund = 'pending'
  await server.payments.reconcile()
  for (let look = 0; look < 2; look++) {
    // The provider's payment says 'refunded' already.
    expect(double.records.payment(paymentId).status).toBe('refunded')
    expect(await row()).toMatchObject({ state: 'sent', attempts: 0, doneAt: null })
    expect(await shown()).toMatchObject({ state: 'refunding', refundedAt: null })
    expect(await why()).toBe('We have asked the payment provider to return this payment.')
    expect(await isTold()).toBe(false)
    pass(4 * minute)
    await server.payments.reconcile()
  }
  double.records.endRefund(paymentId, 'processed')
  pass(10 * minute)
  await server.payments.reconcile()
  expect(await row()).toMatchObject({ state: 'done', providerId: expect.stringMatching(/^rfnd_/) })
  expect(await shown()).toMatchObject({ state: 'refunded', refundedAt: new Date().toISOString() })
  expect(await why()).toBe('This payment has been refunded.')
  expect(await isTold()).toBe(true)
})

it('that fails is made again with another key, later each time, and shown to a person after five', async () => {
  const { paymentId, row, shown, isTold } = await refunding()
  double.banks.refund = 'failed'
  const keys = new Set<string>()
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await server.owner.problems()).toEqual([])
    double.requests.length = 0
    await server.payments.reconcile()
    await server.payments.reconcile()
    expect(double.requests.filter((one) => /POST .*refund/.test(one))).toHaveLength(1)
    const { idempotencyKey = '', nextTryAt, ...rest } = (await row()) ?? {}
    keys.add(idempotencyKey)
    expect(rest).toMatchObject({ state: 'failed', attempts: attempt })
    expect(nextTryAt?.getTime()).toBe(Date.now() + 3 * minute * 2 ** (attempt - 1))
    pass(3 * minute * 2 ** (attempt - 1))
  }
  expect(keys.size).toBe(5)
  expect(await server.owner.problems()).toMatchObject([
    { id: paymentId, problem: expect.stringContaining('failed, 5 failed attempts') },
  ])
  expect(await shown()).toMatchObject({ state: 'refused', refundedAt: null })
  double.banks.refund = 'processed'
  await server.payments.reconcile()
  expect(await row()).toMatchObject({ state: 'done' })
  expect(double.records.payment(paymentId).amount_refunded).toBe(double.records.payment(paymentId).amount)
  expect(await server.owner.problems()).toEqual([])
  expect(await isTold()).toBe(true)
})

it('that the bank refuses days later is made again', async () => {
  const { paymentId, row } = await refunding()
  double.banks.refund = 'pending'
  await server.payments.reconcile()
  pass(3 * 24 * 60 * minute)
  double.records.endRefund(paymentId, 'failed')
  double.banks.refund = 'processed'
  await server.payments.reconcile()
  expect(await row()).toMatchObject({ state: 'failed', attempts: 1 })
  pass(3 * minute)
  await server.payments.reconcile()
  expect(await row()).toMatchObject({ state: 'done' })
})

it('at the provider’s desk ends the licence at once, and is called made when it is processed', async () => {
  const { orderId, paymentId, row, rows } = await accepted()
  double.records.refund(paymentId, {}, 'pending')
  await server.payments.checkOrder(orderId)
  expect(await rows.licences()).toMatchObject([{ closure: 'refunded' }])
  expect(await row()).toMatchObject({ state: 'sent', reason: 'provider', doneAt: null })
  double.records.endRefund(paymentId, 'processed')
  pass(3 * minute)
  await server.payments.checkOrder(orderId)
  expect(await row()).toMatchObject({ state: 'done' })
})

it('that has not succeeded yet gives no year when the provider has not known its order for a time', async () => {
  const { orderId, pay, complete, expectNothing } = await newOrder(server, double)
  await replaceOrders(server.db, [orderId])
  double.banks.refund = 'failed'
  const paymentId = pay()
  expect((await complete(paymentId)).status).toBe(402)
  expect(double.records.payment(paymentId).status).toBe('captured')
  const restore = hideOrder(double, orderId)
  await server.payments.checkOrder(orderId)
  restore()
  await server.payments.checkOrder(orderId)
  await expectNothing()
})
