/** Orders of companies whose onboarding was not finished, at the end of the retention period. */
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, it } from 'vitest'
import { retentionDays } from '../../contracts/retention'
import { paymentOrders } from '../database/schema'
import { ageOrder, newOrder, startPaidServer } from '../payment/payments.fixture'

const { double, server, close } = await startPaidServer()
afterAll(close)
afterEach(() => double.faults.end())

/** A buyer whose order is older than the retention period, as it also is when the clock jumps. */
async function oldOrder() {
  const buyer = await newOrder(server, double)
  const days = retentionDays.drafts + 0.01
  await ageOrder(server, buyer.orderId, `${days} days`)
  /** How many companies and orders of the account are left after a purge. */
  const remaining = async () => [await buyer.purgeAfter(days), (await buyer.rows.orders()).length]
  return { ...buyer, remaining }
}

it('keeps an order that was offered again just before the end of the period', async () => {
  const { order, orderId, pay, remaining, expectLicensed } = await oldOrder()
  expect((await order()).body.orderId).toBe(orderId)
  expect(await remaining()).toEqual([1, 1])
  const paymentId = pay()
  await server.payments.reconcile()
  await expectLicensed(paymentId)
})

it('gives the licence for an order that turns out to be paid', async () => {
  const { pay, remaining, expectLicensed } = await oldOrder()
  const paymentId = pay()
  expect(await remaining()).toEqual([1, 1])
  await expectLicensed(paymentId)
})

it('keeps the order while the provider does not answer, and deletes it when it answers that the order is unpaid', async () => {
  const { remaining } = await oldOrder()
  double.faults.begin('error')
  expect(await remaining()).toEqual([1, 1])
  double.faults.end()
  expect(await remaining()).toEqual([0, 0])
})

it('keeps no company with an order that the provider does not know, or that the sandbox has made', async () => {
  const unknown = await oldOrder()
  const other = await oldOrder()
  double.records.orders.delete(unknown.orderId)
  await server.db.update(paymentOrders).set({ keyId: 'sandbox' }).where(eq(paymentOrders.id, other.orderId))
  for (const { remaining } of [unknown, other]) expect(await remaining()).toEqual([0, 0])
})
