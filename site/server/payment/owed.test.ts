/** What is owed is paid or shown, whatever happened to its order. The payment provider is a test double. */
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retentionDays } from '../../contracts/retention'
import { events, paymentOrders, refunds } from '../database/schema'
import { readLog } from '../observability/log.fixture'
import { erasePerson } from '../privacy/erase'
import { ageOrder, hideOrder, newOrder, price, startPaidServer } from './payments.fixture'

const { double, server, close } = await startPaidServer()
afterAll(close)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  double.banks.refund = 'processed'
  vi.useRealTimers()
})

const hour = 3_600_000
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)
const orderedBy = () => newOrder(server, double)
const problemsOf = async (id: string) => (await server.owner.problems()).filter((one) => one.id === id)

/** An order that another key of the provider has made. */
async function orderOfOtherKey(keyId = 'rzp_live_old') {
  const buyer = await orderedBy()
  await server.db.update(paymentOrders).set({ keyId }).where(eq(paymentOrders.id, buyer.orderId))
  return { ...buyer, restore: hideOrder(double, buyer.orderId) }
}

describe('an order that cannot be checked', () => {
  it('prevents a new order for 24 hours; a late payment of it is then refunded', async () => {
    const { order, orderId, restore, pay, payFor, rows, expectLicensed } = await orderOfOtherKey()
    pass(23 * hour)
    expect((await order()).status).toBe(409)
    pass(2 * hour)
    const again = await order()
    expect(again.status).toBe(200)
    expect(again.orderId).not.toBe(orderId)
    restore()
    const late = pay()
    await server.payments.checkOrder(orderId)
    await server.payments.checkOrder(orderId)
    expect(double.records.payment(late).status).toBe('refunded')
    expect(await rows.licences()).toEqual([])
    const paymentId = payFor(again.orderId)
    await server.payments.checkOrder(again.orderId)
    await expectLicensed(paymentId)
  })

  it('is named in the log, and gives its licence when the key is back', async () => {
    const { order, orderId, pay, rows, restore, expectLicensed } = await orderOfOtherKey()
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
    await server.db.update(paymentOrders).set({ checkedAt: new Date(0) })
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
    const { orderId, purgeAfter } = await orderOfOtherKey()
    await server.payments.checkOrder(orderId)
    await ageOrder(server, orderId, `${retentionDays.drafts + 1} days`)
    expect(await purgeAfter(retentionDays.drafts + 1)).toBe(0)
    expect(await problemsOf(orderId)).toHaveLength(1)
  })
})

it('an order whose payment was taken and gives nothing is not offered again: the provider would refuse a second one', async () => {
  const { order, orderId, pay, payFor, rows, expectLicensed } = await orderedBy()
  const refused = pay('captured', { amount: 100 })
  await server.payments.checkOrder(orderId)
  expect(await problemsOf(refused)).toHaveLength(1)
  const again = await order()
  expect(again.orderId).not.toBe(orderId)
  const paymentId = payFor(again.orderId)
  await server.payments.checkOrder(again.orderId)
  await expectLicensed(paymentId)
  expect(await rows.orderStates()).toEqual(['paid', 'replaced'])
})

describe('a refund', () => {
  async function refunding() {
    const buyer = await orderedBy()
    const paymentId = buyer.pay()
    await buyer.complete(paymentId)
    double.banks.refund = 'failed'
    await server.owner.refund(paymentId)
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
    return { ...buyer, paymentId, shown, lookFor }
  }

  it.each(['the provider does not know its order', 'the server uses another provider now'])(
    'is counted, shown to the owner and not called near, if %s',
    async (reason) => {
      const { orderId, paymentId, shown, lookFor } = await refunding()
      if (reason === 'the provider does not know its order') {
        hideOrder(double, orderId)
        double.records.payments.delete(paymentId)
      } else
        await server.db.update(paymentOrders).set({ keyId: 'sandbox' }).where(eq(paymentOrders.id, orderId))
      await lookFor(6)
      const [row] = await server.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
      expect(row?.attempts).toBeGreaterThanOrEqual(5)
      expect(await problemsOf(paymentId)).toHaveLength(1)
      expect(await shown()).toBe('refused')
    },
  )

  it('is made although the provider no longer lists the order of the payment', async () => {
    const { orderId, paymentId, lookFor } = await refunding()
    hideOrder(double, orderId)
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
    const [{ id: settled } = expect.fail('There is no licence.')] = await rows.activated()
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
    const [{ id: settled } = expect.fail('There is no licence.')] = await rows.activated()
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
    const { uid, orderId, pay, payFor, order, rows } = await orderedBy()
    pay()
    await server.payments.checkOrder(orderId)
    await server.owner.extend(uid, -350)
    const renewal = await order()
    const paymentId = payFor(renewal.orderId)
    await ageOrder(server, renewal.orderId, `${days} days`)
    await server.payments.reconcile({ isFirst: true })
    expect((await rows.licences()).map(({ source }) => source)).toContain(paymentId)
  })

  it('for 60 days is refunded', async () => {
    const { orderId, pay, expectNothing } = await orderedBy()
    const paymentId = pay()
    await ageOrder(server, orderId, '60 days')
    await server.payments.reconcile()
    await expectNothing()
    expect(double.records.payment(paymentId).status).toBe('refunded')
  })
})

describe('a person who is erased while the provider answers', () => {
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
    expect(await server.db.$count(events, eq(events.accountUid, uid))).toBe(0)
  })
})
