/** The adapter against a test double of Razorpay's documented API. */

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { keys, sign, startRazorpay } from '../../../../../tests/fixtures/razorpay/double'
import type { Fault } from '../../../../../tests/fixtures/razorpay/faults'
import { ProviderRefusal, ProviderUnavailable } from '../provider'
import { razorpayPaymentProvider } from './adapter'

const wanted = { amount: 598_800, currency: 'INR', receipt: 'SP-1', notes: { plan: 'SP' } }

const double = await startRazorpay()
const razorpay = razorpayPaymentProvider({ ...keys, apiBase: double.url })
afterAll(() => double.close())
afterEach(() => double.faults.end())

/** An order with one payment. */
async function paid(status: 'captured' | 'authorized' | 'failed') {
  const { id } = await razorpay.createOrder(wanted)
  double.pay(id, status)
  const [payment] = (await razorpay.paymentsOf(id)) ?? []
  if (!payment) throw new Error('The payment is not there.')
  return { orderId: id, payment }
}

it('creates an order with a receipt and notes', async () => {
  const order = await razorpay.createOrder(wanted)
  expect(order).toEqual({ id: expect.stringMatching(/^order_\w{14}$/), amount: 598_800, currency: 'INR' })
  expect(double.records.order(order.id)).toMatchObject({ receipt: 'SP-1', notes: { plan: 'SP' } })
  expect(await razorpay.paymentsOf(order.id)).toEqual([])
})

it('lists every attempt to pay an order, and null for an unknown order', async () => {
  const { id } = await razorpay.createOrder(wanted)
  double.pay(id, 'failed')
  double.pay(id, 'captured')
  const all = await razorpay.paymentsOf(id)
  expect(all?.map(({ status }) => status)).toEqual(['failed', 'captured'])
  expect(all?.[1]).toEqual({
    id: expect.stringMatching(/^pay_/),
    amount: 598_800,
    currency: 'INR',
    status: 'captured',
    amountRefunded: 0,
  })
  expect(await razorpay.paymentsOf('order_none')).toBeNull()
})

it('reads a captured payment beside one whose status is new', async () => {
  const { id } = await razorpay.createOrder(wanted)
  const { razorpay_payment_id: first } = double.pay(id, 'failed')
  double.records.payment(first).status = 'on_hold' as never
  double.pay(id, 'captured')
  expect((await razorpay.paymentsOf(id))?.map(({ status }) => status)).toEqual(['created', 'captured'])
})

it('captures an authorised payment, once', async () => {
  const { orderId, payment } = await paid('authorized')
  await razorpay.capture(payment)
  expect(await razorpay.paymentsOf(orderId)).toMatchObject([{ status: 'captured' }])
  await expect(razorpay.capture(payment)).rejects.toThrow(ProviderRefusal)
})

it('refunds a captured payment, once for a key, and reads how far the refund is', async () => {
  const { orderId, payment } = await paid('captured')
  const key = `refund-${payment.id}`
  expect(await razorpay.refundOf(payment)).toEqual({ refund: null, left: payment.amount })
  double.banks.refund = 'pending'
  const refund = await razorpay.refund(payment, key)
  expect(refund).toEqual({ id: expect.stringMatching(/^rfnd_/), status: 'pending' })
  // The payment's own status says 'refunded' before the money is back.
  expect(await razorpay.paymentsOf(orderId)).toMatchObject([{ status: 'refunded', amountRefunded: 598_800 }])
  expect(await razorpay.refundOf(payment)).toEqual({ refund, left: 0 })
  double.records.endRefund(payment.id, 'failed')
  expect(await razorpay.refundOf(payment)).toEqual({
    refund: { ...refund, status: 'failed' },
    left: payment.amount,
  })
  expect(await razorpay.refund(payment, key), 'the first refund').toEqual({ ...refund, status: 'failed' })
  double.banks.refund = 'processed'
  expect(await razorpay.refund(payment, `${key}-1`)).toMatchObject({ status: 'processed' })
  expect(await razorpay.refundOf(payment)).toMatchObject({ refund: { status: 'processed' }, left: 0 })
  expect(double.records.payment(payment.id).amount_refunded).toBe(598_800)
})

it('does not take refunds of a part for the refund of the whole', async () => {
  const { payment } = await paid('captured')
  double.records.refund(payment.id, { amount: 100 })
  expect(await razorpay.refundOf(payment)).toEqual({ refund: null, left: payment.amount - 100 })
})

it('checks the signatures of messages over the exact bytes of the body', async () => {
  await paid('captured')
  const { body, signature } = double.messages.at(-1) ?? { body: '', signature: '' }
  const header = (name: string) => (name === 'X-Razorpay-Signature' ? signature : '')
  const parsed = (sent: string) => razorpay.verifyWebhook({ body: sent, header })
  expect(parsed(body)).toMatchObject({ orderId: expect.stringMatching(/^order_/) })
  expect(parsed(`${body} `)).toBe('forged')
  expect(parsed(JSON.stringify(JSON.parse(body), null, 1))).toBe('forged')
})

describe.each<Fault>(['down', 'lost', 'slow', 'error', 'limited', 'nonsense', 'odd', 'drip'])(
  '%s',
  (fault) => {
    it('is ProviderUnavailable for every request', async () => {
      const { orderId, payment } = await paid('captured')
      const provider =
        fault === 'slow' || fault === 'drip'
          ? razorpayPaymentProvider({ ...keys, apiBase: double.url }, 50)
          : razorpay
      double.faults.begin(fault)
      for (const question of [
        () => provider.createOrder(wanted),
        () => provider.paymentsOf(orderId),
        () => provider.capture(payment),
        () => provider.refund(payment, `refund-${payment.id}`),
        () => provider.refundOf(payment),
      ])
        await expect(question()).rejects.toThrow(ProviderUnavailable)
    })
  },
)

it('gives up a dripping answer in time, although memory is collected', async () => {
  setFlagsFromString('--expose-gc')
  const collecting = setInterval(runInNewContext('gc'), 20)
  const provider = razorpayPaymentProvider({ ...keys, apiBase: double.url }, 1000)
  double.faults.begin('drip')
  const calls = Array.from({ length: 20 }, () => provider.paymentsOf('order_1'))
  const results = await Promise.allSettled(calls).finally(() => clearInterval(collecting))
  expect(results.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'))
})

it('treats a refused key as ProviderUnavailable, not as a fault of the order or payment', async () => {
  const stranger = razorpayPaymentProvider({ ...keys, keySecret: 'wrong', apiBase: double.url })
  const { orderId } = await paid('captured')
  await expect(stranger.paymentsOf(orderId)).rejects.toThrow(ProviderUnavailable)
})

it('sends no ID that could change the address', async () => {
  const before = double.requests.length
  const payment = {
    id: '../orders',
    amount: 1,
    currency: 'INR',
    status: 'authorized',
    amountRefunded: 0,
  } as const
  await expect(razorpay.capture(payment)).rejects.toThrow(ProviderRefusal)
  expect(await razorpay.paymentsOf('x/../../payments')).toBeNull()
  expect(double.requests).toHaveLength(before)
})

// Last: on a busy machine it takes longer than the double keeps an idle connection.
it('reads only storable text from a signed message, whatever it contains', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.constantFrom('', '\0', '\ud800', 'order_1'),
  )
  const entity = fc.record({ entity: fc.record({ id: text, order_id: fc.option(text), payment_id: text }) })
  const payload = fc.record({ order: fc.option(entity), payment: entity })
  const body = fc.oneof(
    fc.record({ event: text, payload }).map((value) => JSON.stringify(value)),
    fc.json(),
    text,
  )
  fc.assert(
    fc.property(body, (sent) => {
      const parsed = razorpay.verifyWebhook({ body: sent, header: () => sign(sent, keys.webhookSecret) })
      if (parsed !== 'malformed') expect(JSON.stringify(parsed)).not.toMatch(/\\u0000|\\ud[89a-f]/)
    }),
  )
})
