/** What is owed is paid or shown, whatever happened to its order. The payment provider is a test double. */
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retentionDays } from '../../contracts/retention'
import { companies, events, paymentOrders, refunds } from '../database/schema'
import { erasePerson } from '../privacy/erase'
import { purgeExpired } from '../privacy/purge'
import { newOrder, price, startPaidServer } from './payments.fixture'

const { double, server, close } = await startPaidServer()
afterAll(close)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  double.faults.end()
  double.banks.refund = 'processed'
  vi.useRealTimers()
})

const hour = 3_600_000
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)
const orderedBy = () => newOrder(server, double)
const problemsOf = async (...ids: string[]) =>
  (await server.owner.problems()).filter(({ id }) => ids.includes(id))
const age = (orderId: string, days: number) =>
  server.db
    .update(paymentOrders)
    .set({
      offeredAt: sql`now() - ${days} * interval '1 day'`,
      checkedAt: sql`now() - ${days} * interval '1 day'`,
    })
    .where(eq(paymentOrders.id, orderId))

/** The provider's account does not know the order until `restore`, as after a change to another merchant. */
function hide(orderId: string) {
  const record = double.records.orders.get(orderId) ?? expect.fail('There is no order.')
  double.records.orders.delete(orderId)
  return () => void double.records.orders.set(orderId, record)
}

/** An order that the key of another merchant has made. */
async function orderOfOtherKey(keyId = 'rzp_live_old') {
  const buyer = await orderedBy()
  await server.db.update(paymentOrders).set({ keyId }).where(eq(paymentOrders.id, buyer.orderId))
  return { ...buyer, restore: hide(buyer.orderId) }
}

describe('an order that cannot be checked', () => {
  it('prevents a new order for 24 hours; a late payment of it is then refunded', async () => {
    const { order, orderId, restore, pay, rows, expectLicensed } = await orderOfOtherKey()
    pass(23 * hour)
    expect((await order()).status).toBe(409)
    pass(2 * hour)
    const again = await order()
    expect(again.status).toBe(200)
    expect(again.body.orderId).not.toBe(orderId)
    restore()
    const late = pay()
    await server.payments.checkOrder(orderId)
    await server.payments.checkOrder(orderId)
    expect(double.records.payment(late).status).toBe('refunded')
    expect(await rows.licences()).toEqual([])
    const { razorpay_payment_id: paymentId } = double.pay(String(again.body.orderId))
    await server.payments.checkOrder(String(again.body.orderId))
    await expectLicensed(paymentId)
  })

  it('keeps no unfinished company longer than 30 days, and is then in the owner’s list', async () => {
    const { uid, orderId } = await orderOfOtherKey()
    await server.payments.checkOrder(orderId)
    const past = sql`now() - ${retentionDays.drafts + 1} * interval '1 day'`
    await server.db.update(companies).set({ confirmedAt: past }).where(eq(companies.accountUid, uid))
    await age(orderId, retentionDays.drafts + 1)
    await purgeExpired(server.db, server.payments.checkOrder)
    expect(await server.db.$count(companies, eq(companies.accountUid, uid))).toBe(0)
    expect(await problemsOf(orderId)).toHaveLength(1)
  })
})

it('an order whose payment was taken and gives nothing is not offered again: the provider would refuse a second one', async () => {
  const { order, orderId, rows, expectLicensed } = await orderedBy()
  const { razorpay_payment_id: refused } = double.pay(orderId, 'captured', { amount: 100 })
  await server.payments.checkOrder(orderId)
  expect(await problemsOf(refused)).toHaveLength(1)
  const again = await order()
  expect(again.body.orderId).not.toBe(orderId)
  const { razorpay_payment_id: paymentId } = double.pay(String(again.body.orderId))
  await server.payments.checkOrder(String(again.body.orderId))
  await expectLicensed(paymentId)
  expect((await rows.orders()).map(({ state }) => state).sort()).toEqual(['paid', 'replaced'])
})

describe('a refund', () => {
  async function refunding() {
    const buyer = await orderedBy()
    const paymentId = buyer.pay()
    await buyer.complete(paymentId)
    double.banks.refund = 'failed'
    await server.owner.refund(paymentId)
    const isThis = eq(refunds.paymentId, paymentId)
    const shown = async () => {
      const { body } = await server.callAs(buyer.uid, 'account', {})
      return (body.payments as { state: string }[])[0]?.state
    }
    const lookFor = async (looks: number) => {
      for (let look = 0; look < looks; look++) {
        pass(24 * hour)
        await server.payments.reconcile()
      }
    }
    return { ...buyer, paymentId, isThis, shown, lookFor }
  }

  it('is counted, shown to the owner and not called near, if the provider does not know its order', async () => {
    const { orderId, paymentId, shown, lookFor, isThis } = await refunding()
    hide(orderId)
    double.records.payments.delete(paymentId)
    await lookFor(6)
    expect((await server.db.select().from(refunds).where(isThis))[0]?.attempts).toBeGreaterThanOrEqual(5)
    expect(await problemsOf(paymentId)).toHaveLength(1)
    expect(await shown()).toBe('refused')
  })

  it('is counted and shown, if the server uses another provider now', async () => {
    const { orderId, paymentId, shown, lookFor } = await refunding()
    await server.db.update(paymentOrders).set({ keyId: 'sandbox' }).where(eq(paymentOrders.id, orderId))
    await lookFor(6)
    expect(await problemsOf(paymentId)).toHaveLength(1)
    expect(await shown()).toBe('refused')
  })

  it('is made although the provider no longer lists the order of the payment', async () => {
    const { orderId, paymentId, lookFor } = await refunding()
    hide(orderId)
    double.banks.refund = 'processed'
    await lookFor(2)
    expect(double.records.payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: price })
  })
})

describe('of two payments of one order', () => {
  it('the authorised one is not captured after the other was refunded by command', async () => {
    const { orderId, pay, complete, rows } = await orderedBy()
    const authorised = pay('authorized')
    const captured = pay()
    await complete(captured)
    const settled = (await rows.payments()).find(({ state }) => state === 'activated')?.id ?? ''
    await server.owner.refund(settled)
    await server.payments.reconcile()
    for (let look = 0; look < 2; look++) await server.payments.checkOrder(orderId)
    expect(double.records.payment(authorised).status).toBe('authorized')
    expect(await rows.licences()).toMatchObject([{ source: settled, closure: 'refunded' }])
  })

  it('the one whose refund fails gives no year when the other is refunded', async () => {
    const { orderId, pay, complete, rows } = await orderedBy()
    const both = [pay('authorized'), pay('authorized')] as const
    for (const id of both) double.records.capture(id, { amount: price })
    double.banks.refund = 'failed'
    await complete(both[0])
    const settled = (await rows.payments()).find(({ state }) => state === 'activated')?.id ?? ''
    expect(both).toContain(settled)
    double.banks.refund = 'processed'
    await server.owner.refund(settled)
    double.records.refund(settled, {})
    for (let look = 0; look < 2; look++) await server.payments.checkOrder(orderId)
    expect(await rows.licences()).toMatchObject([{ source: settled, closure: 'refunded' }])
    pass(24 * hour)
    await server.payments.reconcile()
    expect(both.map((id) => double.records.payment(id).status)).toEqual(['refunded', 'refunded'])
  })
})

describe('a payment that was made while the server was away', () => {
  it.each([9, 35])('for %i days gives its year, also to a company that has a grant', async (days) => {
    const { uid, orderId, pay, order, rows } = await orderedBy()
    pay()
    await server.payments.checkOrder(orderId)
    await server.owner.extend(uid, -350)
    const renewal = String((await order()).body.orderId)
    const { razorpay_payment_id: paymentId } = double.pay(renewal)
    await age(renewal, days)
    await server.payments.reconcile({ isFirst: true })
    expect((await rows.licences()).map(({ source }) => source)).toContain(paymentId)
  })

  it('for 60 days is refunded', async () => {
    const { orderId, pay, expectNothing } = await orderedBy()
    const paymentId = pay()
    await age(orderId, 60)
    await server.payments.reconcile()
    await expectNothing()
    expect(double.records.payment(paymentId).status).toBe('refunded')
  })
})

describe('a person who is erased while the provider answers', () => {
  const trace = async (uid: string) => server.db.$count(events, inArray(events.accountUid, [uid]))

  it.each(['paymentsOf', 'refund'] as const)('is not named in the events (%s)', async (name) => {
    const { uid, orderId, pay } = await orderedBy()
    const paymentId = pay()
    if (name === 'refund') {
      await server.payments.checkOrder(orderId)
      await server.owner.refund(paymentId)
    }
    const ask = server.provider[name] as (...given: unknown[]) => Promise<never>
    const spy = vi.spyOn(server.provider, name).mockImplementationOnce((async (...given: unknown[]) => {
      const answer = await ask(...given)
      await erasePerson(server.db, `${uid}@test.example`)
      return answer
    }) as never)
    await server.payments.checkOrder(orderId)
    expect(spy).toHaveBeenCalled()
    spy.mockRestore()
    expect(await trace(uid)).toBe(0)
  })
})
