/** Webhook messages: repeated, reversed, out of order, forged; with and without a browser. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { keys } from '../../../tests/fixtures/razorpay/double'
import type { PaymentEntity } from '../../../tests/fixtures/razorpay/records'
import { paymentOrders } from '../database/schema'
import { price, signedMessage, startPaidServer } from '../people.fixture'
import { refused } from '../test-server.fixture'

const { double, server, newOrder, send, statusOf, problemsOf } = await startPaidServer()

/** A buyer whose browser crashed right after paying. */
async function payer(status: PaymentEntity['status'] = 'captured', change: Partial<PaymentEntity> = {}) {
  const buyer = await newOrder()
  double.messages.length = 0
  const paymentId = buyer.pay(status, change)
  const event = (name: string) =>
    double.messages.find(({ event }) => event === name) ?? expect.fail(`There is no message ${name}.`)
  const unread = async () => (await buyer.rows.orders())[0]?.unreadMessages
  return { ...buyer, paymentId, event, unread }
}

it.each(['payment.captured', 'order.paid'])(
  '%s completes an onboarding whose browser crashed',
  async (name) => {
    const { event, paymentId, unread, expectLicensed } = await payer()
    expect(await send(event(name))).toBe(200)
    await expectLicensed(paymentId)
    expect(await unread()).toBe(0)
  },
)

it('payment.failed is stored, and the order stays open', async () => {
  const { event, paymentId, rows, expectNothing } = await payer('failed')
  expect(await send(event('payment.failed'))).toBe(200)
  expect(await rows.payments()).toMatchObject([{ id: paymentId, state: 'failed' }])
  expect(await rows.orders()).toMatchObject([{ state: 'open' }])
  await expectNothing()
})

it('gives one licence for all messages of a payment, in any order, each three times, before and after the browser', async () => {
  const { complete, paymentId, expectLicensed } = await payer('authorized')
  const [early] = double.messages
  await send(early)
  const reversed = [...double.messages].reverse()
  expect(reversed.map(({ event }) => event)).toEqual(['order.paid', 'payment.captured', 'payment.authorized'])
  const statuses = await Promise.all([...reversed, ...reversed].map(send))
  expect((await complete(paymentId)).status).toBe(200)
  expect([...statuses, ...(await Promise.all(reversed.map(send)))]).toEqual(Array(9).fill(200))
  await expectLicensed(paymentId)
})

describe('no licence is activated', () => {
  it.each(['', 'nonsense', 'é', '0'.repeat(64)])('by the signature "%s"', async (signature) => {
    const { event, unread, expectNothing } = await payer()
    expect(await send({ ...event('order.paid'), signature: encodeURIComponent(signature) })).toBe(401)
    await expectNothing()
    expect(await unread()).toBe(0)
  })

  it('by a body that was changed after signing, or signed with the API key’s secret', async () => {
    const { event, expectNothing } = await payer('failed')
    const message = event('payment.failed')
    const body = message.body.replace('"status":"failed"', '"status":"captured"')
    expect(await send({ ...message, body })).toBe(401)
    expect(await send(signedMessage(body, keys.keySecret))).toBe(401)
    await expectNothing()
  })

  it('by a signed message alone: the provider is asked', async () => {
    const { orderId, paymentId, expectNothing } = await payer('failed')
    const entity = { ...double.records.payment(paymentId), status: 'captured', captured: true }
    const payload = { payment: { entity }, order: { entity: double.records.order(orderId) } }
    expect(await send(signedMessage({ entity: 'event', event: 'order.paid', payload }))).toBe(200)
    await expectNothing()
  })

  it.each<[string, Partial<PaymentEntity>]>([
    ['too little', { amount: 100 }],
    ['too much', { amount: 598_801 }],
    ['another currency', { currency: 'USD' }],
    ['a partial refund', { amount_refunded: 1, refund_status: 'partial' }],
  ])('by a payment that does not match: %s', async (_, change) => {
    for (const status of ['captured', 'authorized'] as const) {
      const { complete, paymentId, rows, expectNothing } = await payer(status, change)
      for (const message of double.messages) expect(await send(message)).toBe(200)
      expect(await complete(paymentId)).toMatchObject(
        refused(402, { orderId: [expect.stringContaining('is not that of its order')] }),
      )
      expect(statusOf(paymentId)).toBe(status)
      expect(await rows.payments()).toMatchObject([{ state: 'refused' }])
      await expectNothing()
    }
  })
})

it.each([
  '{',
  '[]',
  'null',
  '{"event":7}',
  '{"event":"order.paid"}',
  '{"event":"order.paid","payload":{"order":{}}}',
])('refuses a signed body that is not an event: %s', async (body) => {
  expect(await send(signedMessage(body))).toBe(400)
})

it('ignores orders of another product', async () => {
  for (const order_id of ['order_of_others', null]) {
    const payload = { payment: { entity: { id: 'pay_x', order_id } } }
    expect(await send(signedMessage({ entity: 'event', event: 'payment.captured', payload }))).toBe(200)
    expect(await server.db.$count(paymentOrders, eq(paymentOrders.id, String(order_id)))).toBe(0)
  }
})

describe('an order of ours that the database does not have, as after a restore', () => {
  const lost = async () => {
    const buyer = await payer()
    await buyer.lose()
    return buyer
  }

  it('is stored again from its notes, and gives its licence', async () => {
    const { event, paymentId, orderId, rows, expectLicensed } = await lost()
    // Its receipt is in no message about the payment alone.
    expect(await send(event('payment.captured'))).toBe(200)
    await expectLicensed(paymentId)
    expect(await rows.orders()).toMatchObject([{ id: orderId, state: 'paid', amount: price }])
    expect(await problemsOf(orderId)).toEqual([])
  })

  it.each([
    ['another company has its number', { account: 'somebody else' }],
    ['it was made before notes named the account', { plan: 'SP', company: '1' }],
  ])('is shown to the owner if %s', async (_, notes) => {
    const { event, orderId, expectNothing } = await lost()
    const record = double.records.order(orderId)
    record.notes = 'plan' in notes ? notes : { ...record.notes, ...notes }
    for (let again = 0; again < 2; again++) expect(await send(event('order.paid'))).toBe(200)
    await expectNothing()
    expect(await problemsOf(orderId)).toMatchObject([
      { problem: expect.stringContaining(String(record.receipt)) },
    ])
    expect(await server.metrics.text()).toMatch(/^payment_orders_unknown [1-9]$/m)
  })

  it('makes the provider repeat the message while it does not answer', async () => {
    const { event, paymentId, expectLicensed } = await lost()
    double.faults.begin('error')
    expect(await send(event('order.paid'))).toBe(503)
    double.faults.end()
    expect(await send(event('order.paid'))).toBe(200)
    await expectLicensed(paymentId)
  })
})

it('answers in time while the provider hangs, keeps the message, and handles it later', async () => {
  const { event, paymentId, unread, expectNothing, expectLicensed } = await payer()
  double.faults.begin('slow')
  const { webhookMs } = server.payments.timeouts
  expect(webhookMs).toBeLessThan(5000)
  server.payments.timeouts.webhookMs = 20
  expect(await send(event('order.paid'))).toBe(200)
  server.payments.timeouts.webhookMs = webhookMs
  await expectNothing()
  expect(await unread()).toBe(1)
  double.faults.end()
  await server.payments.idle()
  await server.payments.reconcile()
  await expectLicensed(paymentId)
  expect(await unread()).toBe(0)
})

it('accepts POST only', async () => {
  expect((await server.raw('/v1/payment_webhook')).status).toBe(405)
})
