/** The adapter against a double of Razorpay's documented API. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { keys, type RazorpayDouble, startRazorpay } from '../../../../tests/fixtures/razorpay/double'
import type { Fault } from '../../../../tests/fixtures/razorpay/faults'
import { type PaymentProvider, ProviderRefusal, ProviderUnavailable } from '../server/provider'
import { razorpayProvider } from './server'

const wanted = { amount: 598_800, currency: 'INR', receipt: 'SP-1', notes: { plan: 'SP' } }

let double: RazorpayDouble
let razorpay: PaymentProvider
beforeAll(async () => {
  double = await startRazorpay()
  razorpay = await razorpayProvider({ ...keys, apiBase: double.url })
})
afterAll(() => double.close())
afterEach(() => double.faults.end())

/** An order with one payment. */
async function paid(status: 'captured' | 'authorized' | 'failed') {
  const { id } = await razorpay.createOrder(wanted)
  const handover = double.pay(id, status)
  const [payment] = (await razorpay.paymentsOf(id)) ?? []
  if (!payment) throw new Error('The payment is not there.')
  return { orderId: id, payment, handover }
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
    ...{ id: expect.stringMatching(/^pay_/), amount: 598_800, currency: 'INR' },
    ...{ status: 'captured', amountRefunded: 0 },
  })
  expect(await razorpay.paymentsOf('order_none')).toBeNull()
})

it('captures an authorised payment, once', async () => {
  const { orderId, payment } = await paid('authorized')
  await razorpay.capture(payment)
  expect(await razorpay.paymentsOf(orderId)).toMatchObject([{ status: 'captured' }])
  await expect(razorpay.capture(payment)).rejects.toThrow(ProviderRefusal)
})

it('refunds a captured payment, once', async () => {
  const { orderId, payment } = await paid('captured')
  await razorpay.refund(payment)
  expect(await razorpay.paymentsOf(orderId)).toMatchObject([{ status: 'refunded', amountRefunded: 598_800 }])
  await expect(razorpay.refund(payment)).rejects.toThrow(ProviderRefusal)
})

it('accepts valid checkout signatures and refuses invented ones', async () => {
  const { orderId, payment, handover } = await paid('captured')
  const proof = { orderId, paymentId: payment.id, signature: handover.razorpay_signature }
  expect(razorpay.isSigned(proof)).toBe(true)
  expect(razorpay.isSigned({ ...proof, paymentId: 'pay_other' })).toBe(false)
  expect(razorpay.isSigned({ ...proof, orderId: 'order_other' })).toBe(false)
  expect(razorpay.isSigned({ ...proof, signature: '' })).toBe(false)
})

it('checks the signatures of messages over the exact bytes of the body', async () => {
  await paid('captured')
  const { body, signature } = double.messages.at(-1) ?? { body: '', signature: '' }
  expect(razorpay.isSignedEvent(body, signature)).toBe(true)
  expect(razorpay.isSignedEvent(`${body} `, signature)).toBe(false)
  expect(razorpay.isSignedEvent(JSON.stringify(JSON.parse(body), null, 1), signature)).toBe(false)
})

describe.each<Fault>(['down', 'lost', 'slow', 'error', 'limited', 'nonsense', 'odd'])('%s', (fault) => {
  it('is ProviderUnavailable for every request', async () => {
    const { orderId, payment } = await paid('captured')
    const provider =
      fault === 'slow' ? await razorpayProvider({ ...keys, apiBase: double.url }, 50) : razorpay
    double.faults.begin(fault)
    for (const question of [
      () => provider.createOrder(wanted),
      () => provider.paymentsOf(orderId),
      () => provider.capture(payment),
      () => provider.refund(payment),
    ])
      await expect(question()).rejects.toThrow(ProviderUnavailable)
  })
})

it('treats a refused key as ProviderUnavailable, not as a fault of the order or payment', async () => {
  const stranger = await razorpayProvider({ ...keys, keySecret: 'wrong', apiBase: double.url })
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
