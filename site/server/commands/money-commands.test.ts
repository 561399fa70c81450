/** The owner's commands about money, as they are typed. The payment provider is a test double. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { settingsFor } from '../../../tests/fixtures/razorpay/double'
import { disputes, events } from '../database/schema'
import { disputeMessage, eventsOf, price, signedMessage, startPaidServer } from '../people.fixture'
import type { Command } from './command'
import { licencesCommand } from './licences-command'
import { ordersCommand } from './orders-command'
import { runOn } from './owner.fixture'
import { refundCommand } from './refund-command'

const { double, server, newOrder, send, statusOf } = await startPaidServer()

async function run(command: Command, args: string[], env: NodeJS.ProcessEnv = settingsFor(double)) {
  const { code, out, err } = await runOn(server.db, command, args, env)
  return { code, text: out + err }
}
const problemsText = async () => (await run(ordersCommand, ['list', '--problems'])).text

async function paid() {
  const buyer = await newOrder()
  return { ...buyer, paymentId: await buyer.payAndComplete() }
}
/** The database is a backup from before the order. */
async function lost() {
  const buyer = await newOrder()
  const paymentId = buyer.pay()
  await buyer.lose()
  return { ...buyer, paymentId }
}

describe('npm run refund', () => {
  it('says that a payment is given back only when the provider says so, and names it', async () => {
    const { paymentId } = await paid()
    double.banks.refund = 'pending'
    const first = await run(refundCommand, [paymentId])
    expect(first).toMatchObject({ code: 0, text: expect.stringContaining(paymentId) })
    expect(first.text).toContain('not back yet')
    double.records.endRefund(paymentId, 'processed')
    const { code, text } = await run(refundCommand, [paymentId])
    expect(code).toBe(0)
    expect(text).toContain(`${paymentId} has been given back`)
  })

  it('asks which payment is meant where an order has several', async () => {
    const { orderId, pay, complete, rows } = await newOrder()
    const both = [pay('authorized'), pay('authorized')] as const
    for (const id of both) double.records.capture(id, { amount: price })
    await complete(both[0])
    const { code, text } = await run(refundCommand, [orderId])
    expect(code).toBe(1)
    for (const id of both) expect(text).toContain(id)
    const [{ id: settled } = expect.fail('There is no licence.')] = await rows.activated()
    expect((await run(refundCommand, [settled])).text).toContain(`${settled} has been given back`)
  })

  it('mentions an open dispute', async () => {
    const { paymentId, orderId } = await paid()
    await send(disputeMessage({ paymentId, orderId }))
    expect((await run(refundCommand, [paymentId])).text).toMatch(/dispute/i)
  })

  it('refunds what is left after a part of it was refunded', async () => {
    const { pay, complete } = await newOrder()
    const paymentId = pay()
    double.records.refund(paymentId, { amount: 100_000 })
    expect((await complete(paymentId)).status).toBe(402)
    expect(await run(refundCommand, [paymentId])).toMatchObject({ code: 0 })
    expect(double.records.payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: price })
  })

  it('asks the provider instead of comparing keys: another key of the same account can refund', async () => {
    const { paymentId, change } = await paid()
    await change({ keyId: 'rzp_live_before' })
    expect(await run(refundCommand, [paymentId])).toMatchObject({ code: 0 })
    expect(statusOf(paymentId)).toBe('refunded')
  })

  it('does nothing where the settings of the provider are missing, and says which', async () => {
    const { paymentId } = await paid()
    const { code, text } = await run(refundCommand, [paymentId], {
      DATABASE_URL: 'postgres://localhost/kaksha',
    })
    expect(code).toBe(1)
    expect(text).toContain('RAZORPAY_KEY_ID')
    expect(double.records.payment(paymentId).amount_refunded).toBe(0)
  })
})

describe('npm run orders', () => {
  it('check asks the provider about an order, and adopt stores one that the database lost', async () => {
    const { orderId, paymentId, uid, rows, expectLicensed } = await lost()
    for (const id of [paymentId, orderId])
      expect(await run(ordersCommand, ['check', id])).toMatchObject({
        text: expect.stringContaining('adopt'),
      })
    expect(await problemsText()).toContain(orderId)
    expect(await rows.orders()).toEqual([])
    expect(await run(ordersCommand, ['adopt', paymentId])).toMatchObject({ code: 0 })
    await expectLicensed(paymentId)
    expect(await eventsOf(server, uid)).toContain('order_adopted')
    expect(await problemsText()).not.toContain(orderId)
    expect(await run(ordersCommand, ['check', orderId])).toMatchObject({
      code: 0,
      text: expect.stringContaining('paid'),
    })
    expect(await eventsOf(server, uid)).toContain('order_checked')
  })

  it('adopt takes the company by name where the notes name none', async () => {
    const { orderId, paymentId, uid, expectLicensed } = await lost()
    double.records.order(orderId).notes = {}
    expect(await run(ordersCommand, ['adopt', orderId])).toMatchObject({
      code: 1,
      text: expect.stringContaining('NAME'),
    })
    expect(await run(ordersCommand, ['adopt', orderId, uid])).toMatchObject({ code: 0 })
    await expectLicensed(paymentId)
  })

  it('forget closes an entry with a reason, but not while the provider has the money of an unknown order', async () => {
    const { orderId, paymentId } = await lost()
    await run(ordersCommand, ['check', orderId])
    expect((await run(ordersCommand, ['forget', orderId])).code).toBe(2)
    expect(await run(ordersCommand, ['forget', orderId, 'a', 'test'])).toMatchObject({
      code: 1,
      text: expect.stringContaining(paymentId),
    })
    double.refund(paymentId)
    expect(await run(ordersCommand, ['forget', orderId, 'refunded at the desk'])).toMatchObject({ code: 0 })
    expect(await problemsText()).not.toContain(orderId)
    const closed = await server.db.select().from(events).where(eq(events.subject, orderId))
    expect(closed.map(({ kind }) => kind)).toContain('problem_closed')
  })

  it('says that the provider did not answer, and changes nothing', async () => {
    const { orderId } = await lost()
    double.faults.begin('down')
    for (const args of [
      ['check', orderId],
      ['adopt', orderId],
    ])
      expect(await run(ordersCommand, args)).toMatchObject({
        code: 1,
        text: expect.stringContaining('no answer'),
      })
  })

  it.each(['dispute', 'payment', 'webhook'] as const)('lists a problem, and closes it (%s)', async (kind) => {
    const { orderId, pay, check } = await newOrder()
    const paymentId = pay('captured', kind === 'dispute' ? {} : { amount: 100 })
    if (kind === 'dispute') await send(disputeMessage({ paymentId, orderId }))
    if (kind === 'payment') await check()
    if (kind === 'webhook') expect(await send(signedMessage({}, 'another secret'))).toBe(401)
    const id = kind === 'webhook' ? 'signature' : kind === 'dispute' ? `disp_${paymentId}` : paymentId
    expect(await problemsText()).toContain(id)
    expect(await run(ordersCommand, ['forget', id, 'settled by telephone'])).toMatchObject({ code: 0 })
    expect(await problemsText()).not.toContain(id)
  })

  it('lists a dispute about an order that the database does not have, and none of another product', async () => {
    const { orderId, paymentId } = await lost()
    const record = double.records.order(orderId)
    record.notes = {}
    expect(await send(disputeMessage({ paymentId, orderId }))).toBe(200)
    expect(await problemsText()).toContain(`disp_${paymentId}`)
    const foreign = await lost()
    double.records.order(foreign.orderId).receipt = 'INV-0123456789abcdef01234567'
    await send(disputeMessage({ paymentId: foreign.paymentId, orderId: foreign.orderId }))
    await send(double.messages.findLast(({ event }) => event === 'payment.captured'))
    const text = await problemsText()
    for (const id of [foreign.orderId, foreign.paymentId]) expect(text).not.toContain(id)
    expect(await server.db.$count(disputes, eq(disputes.paymentId, foreign.paymentId))).toBe(0)
  })

  it('is followed by the metrics', async () => {
    const text = await server.metrics.text()
    for (const name of [
      'refunds_failing',
      'payments_refused',
      'payment_disputes_open',
      'payment_orders_unknown',
      'payment_webhooks_refused',
    ])
      expect(text).toMatch(new RegExp(`^${name} \\d+$`, 'm'))
  })
})

describe('npm run licences', () => {
  it('grant gives a year for a payment that gave none, once, after asking the provider', async () => {
    const { uid, pay, check, rows } = await newOrder()
    const paymentId = pay('captured', { amount: 100 })
    await check()
    double.faults.begin('down')
    expect((await run(licencesCommand, ['grant', uid, paymentId])).code).toBe(1)
    double.faults.end()
    for (const code of [0, 1]) expect((await run(licencesCommand, ['grant', uid, paymentId])).code).toBe(code)
    expect(await rows.licences()).toMatchObject([{ source: paymentId }])
    expect(await eventsOf(server, uid)).toContain('licence_granted')
    expect(await problemsText()).not.toContain(paymentId)
    const other = await paid()
    expect((await run(licencesCommand, ['grant', uid, other.paymentId])).code).toBe(1)
  })

  it('grant refuses a payment that the provider says is refunded', async () => {
    const { uid, pay, check, rows } = await newOrder()
    const paymentId = pay('captured', { amount: 100 })
    await check()
    double.records.refund(paymentId, {})
    expect((await run(licencesCommand, ['grant', uid, paymentId])).code).toBe(1)
    expect(await rows.licences()).toEqual([])
  })

  it.each(['14', '-14'])('extend with the same key changes the end once (%s days)', async (days) => {
    const { uid, rows } = await paid()
    const before = (await rows.licences())[0]?.endsAt.getTime() ?? 0
    for (let again = 0; again < 2; again++)
      expect((await run(licencesCommand, ['extend', uid, days, `ticket-${days}`])).code).toBe(0)
    const moved = ((await rows.licences())[0]?.endsAt.getTime() ?? 0) - before
    expect(moved).toBe(Number(days) * 86_400_000)
    expect((await run(licencesCommand, ['extend', uid, days])).code).toBe(2)
  })

  it('list says until when a trial or a licence runs, and since when it has ended', async () => {
    const lineOf = async (uid: string) =>
      (await run(licencesCommand, [])).text.split('\n').find((line) => line.includes(uid))
    expect(await lineOf((await paid()).uid)).toMatch(/active until/)
    const trial = await newOrder()
    await trial.confirm({ selected_plan: 'FT' })
    await trial.complete(`FREE_TRIAL-${trial.uid}`)
    expect(await lineOf(trial.uid)).toMatch(/trial until/)
  })
})
