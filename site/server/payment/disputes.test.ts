/** Disputes and refunds, as webhook messages report them: repeated, late, out of order, before the payment. */
import { describe, expect, it } from 'vitest'
import { ordersCommand } from '../commands/orders-command'
import { runOn } from '../commands/owner.fixture'
import { disputeMessage, startPaidServer } from '../people.fixture'

const { double, server, newOrder, send } = await startPaidServer()

/** Has paid; no server knows it yet. */
async function payer() {
  const { orderId, pay, rows } = await newOrder()
  const paymentId = pay()
  const paid = double.messages.findLast(({ event }) => event === 'order.paid')
  const report = async (status: string, hours: number, more: { of?: string; id?: string } = {}) =>
    expect(await send(disputeMessage({ paymentId, orderId, status, hours, ...more }))).toBe(200)
  const shown = async (...args: string[]) => (await runOn(server.db, ordersCommand, args)).out
  const disputeEvents = async () => (await rows.events()).filter(({ kind }) => kind === 'payment_disputed')
  return { orderId, paymentId, paid, report, shown, disputeEvents, rows }
}

async function buyer() {
  const made = await payer()
  await send(made.paid)
  return made
}

describe('a dispute', () => {
  it('is shown to the owner by `npm run orders`, and the licence goes on', async () => {
    const { orderId, paymentId, report, shown, rows, disputeEvents } = await buyer()
    for (const [hours, status] of ['open', 'under_review', 'lost'].entries()) {
      await report(status, hours)
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
    const { paymentId, report, shown, disputeEvents } = await buyer()
    await report(end, 9)
    // Late, then again: the first message of this kind, and the second one.
    for (const status of ['open', 'under_review', 'open', 'under_review'])
      await report(status, status === 'open' ? 0 : 2)
    // Written in the same second: the end is what counts.
    await report('open', 9)
    expect(await shown('show', paymentId)).toContain(`dispute ${end}, `)
    expect((await shown('list', '--disputed')).includes(paymentId)).toBe(end === 'lost')
    expect(await disputeEvents()).toHaveLength(1)
  })

  it('can be opened again by a later message, and another one of the same payment is open beside it', async () => {
    const { paymentId, report, shown } = await buyer()
    await report('won', 1)
    expect(await shown('list', '--disputed')).not.toContain(paymentId)
    await report('open', 2)
    expect(await shown('list', '--disputed')).toContain(`${paymentId}: activated, dispute open`)
    await report('won', 3)
    await report('open', 0, { id: `disp_2_${paymentId}` })
    expect(await shown('list', '--disputed')).toContain(`${paymentId}: activated, dispute open`)
    await report('closed', 4, { id: `disp_2_${paymentId}` })
    expect(await shown('show', paymentId)).toContain('dispute closed, ')
  })

  it('is stored once before its payment is known, and shown with and without it', async () => {
    const { paymentId, orderId, paid, report, shown, rows, disputeEvents } = await payer()
    double.faults.begin('down')
    for (let again = 0; again < 3; again++) await report('open', 0)
    expect(await rows.payments()).toEqual([])
    expect(await shown('list', '--disputed')).toContain(`${orderId} `)
    expect(await shown('show', orderId)).toContain(`Payment ${paymentId}: not seen yet, dispute open`)
    double.faults.end()
    await send(paid)
    expect(await shown('list', '--disputed')).toContain(`${paymentId}: activated, dispute open`)
    expect(await shown('show', orderId)).not.toContain('not seen yet')
    expect(await disputeEvents()).toHaveLength(1)
  })

  it('of a payment of another order is not stored', async () => {
    const victim = await buyer()
    const { report, disputeEvents } = await buyer()
    await report('open', 0, { of: victim.paymentId })
    expect(await victim.shown('list', '--disputed')).not.toContain(victim.paymentId)
    expect(await victim.shown('show', victim.orderId)).not.toContain('dispute')
    expect(await disputeEvents()).toEqual([])
  })
})

it('a refund ends the licence once, whatever comes again, late, or before what it is about', async () => {
  const { paymentId, rows } = await payer()
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

  const other = await buyer()
  double.refund(other.paymentId)
  const refund = double.messages.findLast(({ event }) => event === 'refund.processed')
  for (const message of [refund, other.paid, refund, refund, other.paid])
    expect(await send(message)).toBe(200)
  expect(await other.rows.licences()).toMatchObject([{ source: other.paymentId, closure: 'refunded' }])
  const kinds = (await other.rows.events()).map(({ kind }) => kind)
  for (const kind of ['payment_accepted', 'payment_refunded', 'licence_refunded'])
    expect(kinds.filter((one) => one === kind)).toHaveLength(1)
})
