/** Fifty concurrent requests. The tests then check the database. */
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { companies, grants } from '../../site/server/database/schema'
import { newBuyer, startPaidServer } from '../../site/server/payment/payments.fixture'

const requestCount = 50

const { double, server, close } = await startPaidServer()
afterAll(close)

it('fifty completions, the provider’s webhooks and reconciliation give one licence for one capture', async () => {
  const buyer = await newBuyer(server)
  const orderId = String((await buyer.order()).body.orderId)
  const { razorpay_payment_id: paymentId, ...handover } = double.pay(orderId, 'authorized')
  const proof = {
    razorpayOrderId: orderId,
    razorpaySignature: handover.razorpay_signature,
  }
  const deliveries = [...double.messages]
  const [replies, statuses] = await Promise.all([
    Promise.all(Array.from({ length: requestCount }, () => buyer.complete(paymentId, proof))),
    Promise.all(deliveries.map((message) => double.deliver(server.url, message))),
    server.payments.reconcile({ isFirst: true }),
  ])
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(replies[0]).toMatchObject({ status: 200, body: { licence: { orderId: paymentId } } })
  expect(statuses).toEqual([200])
  await buyer.expectLicensed(paymentId)
  expect(double.requests.filter((request) => request.includes('/capture'))).toHaveLength(1)
})

it('of fifty accounts that claim one payment, only the one that has paid gets a licence', async () => {
  const payer = await newBuyer(server)
  const orderId = String((await payer.order()).body.orderId)
  const { razorpay_payment_id: paymentId } = double.pay(orderId)
  const otherBuyers = await Promise.all(Array.from({ length: requestCount - 1 }, () => newBuyer(server)))
  const replies = await Promise.all(
    [...otherBuyers, payer].map((one) => one.complete(paymentId, { razorpayOrderId: orderId })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(requestCount - 1).fill(402)])
  const rows = await server.db
    .select({ accountUid: companies.accountUid })
    .from(grants)
    .innerJoin(companies, eq(companies.id, grants.companyId))
    .where(eq(grants.source, paymentId))
  expect(rows.map(({ accountUid }) => accountUid)).toEqual([payer.uid])
})
