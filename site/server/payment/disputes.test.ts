/** Disputes and refunds, as webhook messages report them: repeated, late, out of order, before the payment. */
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { ordersCommand } from '../commands/orders-command'
import { runOn } from '../commands/owner.fixture'
import { disputeMessage, newOrder, startPaidServer } from './payments.fixture'

const { double, server, close, send } = await startPaidServer()
afterAll(close)
afterEach(() => double.faults.end())

/** Has paid; no server knows it yet. */
async function payer() {
  const { uid, orderId, pay, rows } = await newOrder(server, double)
  const paymentId = pay()
  const paid = double.messages.findLast(({ event }) => event === 'order.paid')
  const reportOf = (status: string, hours: number, more: { of?: string; id?: string } = {}) =>
    disputeMessage({ paymentId, orderId, status, hours, ...more })
  const shown = async (...args: string[]) => (await runOn(server.db, ordersCommand, args)).out
  const disputeEvents = async () => (await rows.events()).filter(({ kind }) => kind === 'payment_disputed')
  return { uid, orderId, paymentId, paid, reportOf, shown, disputeEvents, rows }
}

describe('a dispute', () => {
  it('is shown to the owner by `npm run orders`, and the licence goes on', async () => {
    const { orderId, paymentId, paid, reportOf, shown, rows, disputeEvents } = await payer()
    await send(paid)
    for (const [hours, status] of ['open', 'under_review', 'lost'].entries()) {
      expect(await send(reportOf(status, hours))).toBe(200)
      const state = status === 'lost' ? 'lost' : 'open'
      for (const id of [orderId, paymentId])
        expect(await shown('show', id)).toContain(
          `Payment ${paymentId}: ₹5,988.00, activated, dispute ${state}, `,
        )
      expect(await shown('list', '--disputed')).toContain(`${paymentId}: activated, dispute ${state}`)
    }
    expect(await rows.licences()).toMatchObject([{ source: paymentId, closure: null }])
    expect(await disputeEvents()).toHaveLength(3)
  })

  it.each(['won', 'lost', 'closed'])('that has ended (%s) is not opened by earlier messages', async (end) => {
    const { paid, paymentId, reportOf, shown, disputeEvents } = await payer()
    await send(paid)
    expect(await send(reportOf(end, 9))).toBe(200)
    // Late, then again: the first message of this kind, and the second one.
    for (const status of ['open', 'under_review', 'open', 'under_review'])
      expect(await send(reportOf(status, status === 'open' ? 0 : 2))).toBe(200)
    // Written in the same second: the end is what counts.
    expect(await send(reportOf('open', 9))).toBe(200)
    expect(await shown('show', paymentId)).toContain(`dispute ${end}, `)
    expect((await shown('list', '--disputed')).includes(paymentId)).toBe(end === 'lost')
    expect(await disputeEvents()).toHaveLength(1)
  })

  it('can be opened again by a later message, and another one of the same payment is open beside it', async () => {
    const { paid, paymentId, reportOf, shown } = await payer()
    await send(paid)
    await send(reportOf('won', 1))
    expect(await shown('list', '--disputed')).not.toContain(paymentId)
    await send(reportOf('open', 2))
    expect(await shown('list', '--disputed')).toContain(`${paymentId}: activated, dispute open`)
    await send(reportOf('won', 3))
    await send(reportOf('open', 0, { id: `disp_2_${paymentId}` }))
    expect(await shown('list', '--disputed')).toContain(`${paymentId}: activated, dispute open`)
    await send(reportOf('closed', 4, { id: `disp_2_${paymentId}` }))
    expect(await shown('show', paymentId)).toContain('dispute closed, ')
  })

  it('is stored before its payment is known, and shown with and without it', async () => {
    const { paymentId, orderId, paid, reportOf, shown, rows } = await payer()
    double.faults.begin('down')
    expect(await send(reportOf('open', 0))).toBe(200)
    expect(await rows.payments()).toEqual([])
    expect(await shown('list', '--disputed')).toContain(`${orderId} `)
    expect(await shown('show', orderId)).toContain(`Payment ${paymentId}: not seen yet, dispute open`)
    double.faults.end()
    await send(paid)
    expect(await shown('list', '--disputed')).toContain(`${paymentId}: activated, dispute open`)
    expect(await shown('show', orderId)).not.toContain('not seen yet')
  })

  it('of a payment of another order is not stored', async () => {
    const victim = await payer()
    await send(victim.paid)
    const { paid, reportOf, disputeEvents } = await payer()
    await send(paid)
    expect(await send(reportOf('open', 0, { of: victim.paymentId }))).toBe(200)
    expect(await victim.shown('list', '--disputed')).not.toContain(victim.paymentId)
    expect(await victim.shown('show', victim.orderId)).not.toContain('dispute')
    expect(await disputeEvents()).toEqual([])
  })

  it('is stored once by a repeated message whose order could not be asked about', async () => {
    const { paid, paymentId, reportOf, shown, disputeEvents } = await payer()
    await send(paid)
    double.faults.begin('down')
    for (let n = 0; n < 3; n++) expect(await send(reportOf('open', 0))).toBe(200)
    double.faults.end()
    await server.payments.reconcile()
    expect(await shown('show', paymentId)).toContain('dispute open, ')
    expect(await disputeEvents()).toHaveLength(1)
  })
})

it('a refund ends the licence once, whatever comes again, late, or before what it is about', async () => {
  const { uid, paymentId, rows } = await payer()
  double.refund(paymentId)
  // The newest first, each three times, two of them at once: nothing but the refund is known of this payment at first.
  const ofPayment = double.messages.filter(({ body }) => body.includes(paymentId)).reverse()
  expect(ofPayment.map(({ event }) => event)).toEqual([
    'refund.processed',
    'order.paid',
    'payment.captured',
    'payment.authorized',
  ])
  for (const message of ofPayment) {
    expect(await Promise.all([send(message), send(message)])).toEqual([200, 200])
    expect(await send(message)).toBe(200)
  }
  expect(await rows.payments()).toMatchObject([{ id: paymentId, state: 'refunding' }])
  expect(await rows.licences()).toEqual([])

  const other = await payer()
  await send(other.paid)
  double.refund(other.paymentId)
  const refund = double.messages.findLast(({ event }) => event === 'refund.processed')
  for (const message of [refund, other.paid, refund, refund, other.paid])
    expect(await send(message)).toBe(200)
  expect(await other.rows.licences()).toMatchObject([{ source: other.paymentId, closure: 'refunded' }])
  const kinds = (await other.rows.events()).map(({ kind }) => kind)
  for (const kind of ['payment_accepted', 'payment_refunded', 'licence_refunded'])
    expect(kinds.filter((one) => one === kind)).toHaveLength(1)
  expect(uid).not.toBe(other.uid)
})
