/** How a refund goes on until the provider says that it is made. The payment provider is a test double. */
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emails, refunds } from '../database/schema'
import { price, startPaidServer } from '../people.fixture'
import { replaceOrders } from './orders'

const { double, server, newOrder, statusOf, problemsOf } = await startPaidServer()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const minute = 60_000
const day = 24 * 60 * minute
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)

/** A payment that was accepted. */
async function accepted() {
  const buyer = await newOrder()
  const paymentId = await buyer.payAndComplete()
  return {
    ...buyer,
    paymentId,
    row: async () => (await server.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)))[0],
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
  const { paymentId, row, shownPayment, isTold, why, rows } = await refunding()
  expect(await rows.licences(), 'in the same transaction').toMatchObject([{ closure: 'refunded' }])
  expect(await shownPayment()).toMatchObject({ state: 'to_refund', refundedAt: null, refundUntil: null })
  double.banks.refund = 'pending'
  await server.payments.reconcile()
  for (let look = 0; look < 2; look++) {
    // The provider's payment says 'refunded' already.
    expect(statusOf(paymentId)).toBe('refunded')
    expect(await row()).toMatchObject({ state: 'sent', attempts: 0, doneAt: null })
    expect(await shownPayment()).toMatchObject({ state: 'refunding', refundedAt: null })
    expect(await why()).toBe('We have asked the payment provider to return this payment.')
    expect(await isTold()).toBe(false)
    pass(4 * minute)
    await server.payments.reconcile()
  }
  double.records.endRefund(paymentId, 'processed')
  pass(10 * minute)
  await server.payments.reconcile()
  expect(await row()).toMatchObject({ state: 'done', providerId: expect.stringMatching(/^rfnd_/) })
  expect(await shownPayment()).toMatchObject({ state: 'refunded', refundedAt: new Date().toISOString() })
  expect(await why()).toBe('This payment has been refunded.')
  expect(await isTold()).toBe(true)
})

it('that fails is made again with another key, later each time, and shown to a person after five', async () => {
  const { paymentId, row, shownPayment, isTold } = await refunding()
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
  expect(await shownPayment()).toMatchObject({ state: 'refused', refundedAt: null })
  double.banks.refund = 'processed'
  await server.payments.reconcile()
  expect(await row()).toMatchObject({ state: 'done' })
  expect(double.records.payment(paymentId).amount_refunded).toBe(price)
  expect(await server.owner.problems()).toEqual([])
  expect(await isTold()).toBe(true)
})

it('that the bank refuses days later is made again', async () => {
  const { paymentId, row } = await refunding()
  double.banks.refund = 'pending'
  await server.payments.reconcile()
  pass(3 * day)
  double.records.endRefund(paymentId, 'failed')
  double.banks.refund = 'processed'
  await server.payments.reconcile()
  expect(await row()).toMatchObject({ state: 'failed', attempts: 1 })
  pass(3 * minute)
  await server.payments.reconcile()
  expect(await row()).toMatchObject({ state: 'done' })
})

it('at the provider’s desk ends the licence at once, and is called made when it is processed', async () => {
  const { paymentId, check, row, rows } = await accepted()
  double.records.refund(paymentId, {}, 'pending')
  await check()
  expect(await rows.licences()).toMatchObject([{ closure: 'refunded' }])
  expect(await row()).toMatchObject({ state: 'sent', reason: 'provider', doneAt: null })
  double.records.endRefund(paymentId, 'processed')
  pass(3 * minute)
  await check()
  expect(await row()).toMatchObject({ state: 'done' })
})

it('that has not succeeded yet gives no year when the provider has not known its order for a time', async () => {
  const { orderId, pay, complete, hide, check, expectNothing } = await newOrder()
  await replaceOrders(server.db, [orderId])
  double.banks.refund = 'failed'
  const paymentId = pay()
  expect((await complete(paymentId)).status).toBe(402)
  expect(statusOf(paymentId)).toBe('captured')
  const restore = hide()
  await check()
  restore()
  await check()
  await expectNothing()
})

describe('whatever happened to its order', () => {
  const look = async (times: number) => {
    for (let n = 0; n < times; n++) {
      pass(day)
      await server.payments.reconcile()
    }
  }

  it.each(['the provider does not know its order', 'the server uses another provider now'])(
    'it is counted, shown to the owner and not called near, if %s',
    async (reason) => {
      const { paymentId, hide, change, row, shownPayment } = await refunding()
      double.banks.refund = 'failed'
      if (reason === 'the provider does not know its order') {
        hide()
        double.records.payments.delete(paymentId)
      } else await change({ keyId: 'sandbox' })
      await look(6)
      expect((await row())?.attempts).toBeGreaterThanOrEqual(5)
      expect(await problemsOf(paymentId)).toHaveLength(1)
      expect(await shownPayment()).toMatchObject({ state: 'refused' })
    },
  )

  it('it is made although the provider no longer lists the order of the payment', async () => {
    const { paymentId, hide } = await refunding()
    hide()
    await look(2)
    expect(double.records.payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: price })
  })
})

describe('of two payments of one order', () => {
  it('the authorised one is not captured after the other was refunded by command', async () => {
    const { pay, payAndComplete, check, rows } = await newOrder()
    const authorised = pay('authorized')
    const settled = await payAndComplete()
    await server.owner.refund(settled)
    await server.payments.reconcile()
    for (let n = 0; n < 2; n++) await check()
    expect(statusOf(authorised)).toBe('authorized')
    expect(await rows.licences()).toMatchObject([{ source: settled, closure: 'refunded' }])
  })

  it('the one whose refund fails gives no year when the other is refunded', async () => {
    const { pay, complete, check, rows } = await newOrder()
    const both = [pay('authorized'), pay('authorized')] as const
    for (const id of both) double.records.capture(id, { amount: price })
    double.banks.refund = 'failed'
    await complete(both[0])
    const [{ id: settled } = expect.fail('There is no licence.')] = await rows.activated()
    expect(both).toContain(settled)
    double.banks.refund = 'processed'
    await server.owner.refund(settled)
    double.records.refund(settled, {})
    for (let n = 0; n < 2; n++) await check()
    expect(await rows.licences()).toMatchObject([{ source: settled, closure: 'refunded' }])
    pass(day)
    await server.payments.reconcile()
    expect(both.map(statusOf)).toEqual(['refunded', 'refunded'])
  })
})
