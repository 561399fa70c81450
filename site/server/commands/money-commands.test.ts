/** The owner's commands about money, as they are typed. The payment provider is a test double. */
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { keys, settingsFor } from '../../../tests/fixtures/razorpay/double'
import { deliver, sign } from '../../../tests/fixtures/razorpay/messages'
import { disputes, events, paymentOrders } from '../database/schema'
import { newOrder, price, startPaidServer } from '../payment/payments.fixture'
import { type Command, runCommand } from './command'
import { licencesCommand } from './licences-command'
import { ordersCommand } from './orders-command'
import { refundCommand } from './refund-command'

const { double, server, close } = await startPaidServer()
afterAll(close)
afterEach(() => {
  double.faults.end()
  double.banks.refund = 'processed'
})

const store = { db: server.db, close: async () => {}, withLock: async () => false }

async function run(command: Command, args: string[], env: NodeJS.ProcessEnv = settingsFor(double)) {
  let text = ''
  const add = (more: string) => {
    text += `${more}\n`
  }
  const code = await runCommand(command, args, env, { out: add, err: add }, async () => store)
  return { code, text }
}

const send = (body: object, secret = keys.webhookSecret) => {
  const text = JSON.stringify(body)
  return deliver(server.url, {
    id: crypto.randomUUID(),
    event: '',
    body: text,
    signature: sign(text, secret),
  })
}
const disputeOf = (paymentId: string, orderId: string) => ({
  event: 'payment.dispute.created',
  created_at: 1_795_500_000,
  payload: {
    payment: { entity: { id: paymentId, order_id: orderId } },
    dispute: { entity: { id: `disp_${paymentId}`, payment_id: paymentId, status: 'open' } },
  },
})
const kindsOf = async (uid: string) =>
  (await server.db.select().from(events).where(eq(events.accountUid, uid))).map(({ kind }) => kind)

async function paid() {
  const buyer = await newOrder(server, double)
  const paymentId = buyer.pay()
  expect((await buyer.complete(paymentId)).status).toBe(200)
  return { ...buyer, paymentId }
}
/** The database is a backup from before the order. */
async function lost() {
  const buyer = await newOrder(server, double)
  const paymentId = buyer.pay()
  await server.db.delete(paymentOrders).where(eq(paymentOrders.id, buyer.orderId))
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
    const second = await run(refundCommand, [paymentId])
    expect(second).toMatchObject({
      code: 0,
      text: expect.stringContaining(`${paymentId} has been given back`),
    })
  })

  it('asks which payment is meant where an order has several', async () => {
    const { orderId, pay, complete, rows } = await newOrder(server, double)
    const both = [pay('authorized'), pay('authorized')] as const
    for (const id of both) double.records.capture(id, { amount: price })
    await complete(both[0])
    const { code, text } = await run(refundCommand, [orderId])
    expect(code).toBe(1)
    for (const id of both) expect(text).toContain(id)
    const settled = (await rows.payments()).find(({ state }) => state === 'activated')?.id ?? ''
    expect((await run(refundCommand, [settled])).text).toContain(`${settled} has been given back`)
  })

  it('mentions an open dispute', async () => {
    const { paymentId, orderId } = await paid()
    await send(disputeOf(paymentId, orderId))
    expect((await run(refundCommand, [paymentId])).text).toMatch(/dispute/i)
  })

  it('refunds what is left after a part of it was refunded', async () => {
    const { pay, complete } = await newOrder(server, double)
    const paymentId = pay()
    double.records.refund(paymentId, { amount: 100_000 })
    expect((await complete(paymentId)).status).toBe(402)
    expect(await run(refundCommand, [paymentId])).toMatchObject({ code: 0 })
    expect(double.records.payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: price })
  })

  it('asks the provider instead of comparing keys: another key of the same account can refund', async () => {
    const { paymentId, orderId } = await paid()
    await server.db
      .update(paymentOrders)
      .set({ keyId: 'rzp_live_before' })
      .where(eq(paymentOrders.id, orderId))
    expect(await run(refundCommand, [paymentId])).toMatchObject({ code: 0 })
    expect(double.records.payment(paymentId).status).toBe('refunded')
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
    expect((await run(ordersCommand, ['list', '--problems'])).text).toContain(orderId)
    expect(await rows.orders()).toEqual([])
    expect(await run(ordersCommand, ['adopt', paymentId])).toMatchObject({ code: 0 })
    await expectLicensed(paymentId)
    expect(await kindsOf(uid)).toContain('order_adopted')
    expect((await run(ordersCommand, ['list', '--problems'])).text).not.toContain(orderId)
    expect(await run(ordersCommand, ['check', orderId])).toMatchObject({
      code: 0,
      text: expect.stringContaining('paid'),
    })
    expect(await kindsOf(uid)).toContain('order_checked')
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
    expect((await run(ordersCommand, ['list', '--problems'])).text).not.toContain(orderId)
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
    const { orderId, paymentId } =
      kind === 'dispute'
        ? await paid()
        : await newOrder(server, double).then((buyer) => ({
            ...buyer,
            paymentId: buyer.pay('captured', { amount: 100 }),
          }))
    if (kind === 'dispute') await send(disputeOf(paymentId, orderId))
    if (kind === 'payment') await server.payments.checkOrder(orderId)
    if (kind === 'webhook') expect(await send({ event: 'order.paid' }, 'another secret')).toBe(401)
    const id = kind === 'webhook' ? 'signature' : kind === 'dispute' ? `disp_${paymentId}` : paymentId
    expect((await run(ordersCommand, ['list', '--problems'])).text).toContain(id)
    expect(await run(ordersCommand, ['forget', id, 'settled by telephone'])).toMatchObject({ code: 0 })
    expect((await run(ordersCommand, ['list', '--problems'])).text).not.toContain(id)
  })

  it('lists a dispute about an order that the database does not have, and none of another product', async () => {
    const { orderId, paymentId } = await lost()
    const record = double.records.order(orderId)
    record.notes = {}
    expect(await send(disputeOf(paymentId, orderId))).toBe(200)
    expect((await run(ordersCommand, ['list', '--problems'])).text).toContain(`disp_${paymentId}`)
    const foreign = await lost()
    double.records.order(foreign.orderId).receipt = 'INV-0123456789abcdef01234567'
    await send(disputeOf(foreign.paymentId, foreign.orderId))
    await send({
      event: 'payment.captured',
      payload: { payment: { entity: { id: foreign.paymentId, order_id: foreign.orderId } } },
    })
    const { text } = await run(ordersCommand, ['list', '--problems'])
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
    const { uid, orderId, pay, rows } = await newOrder(server, double)
    const paymentId = pay('captured', { amount: 100 })
    await server.payments.checkOrder(orderId)
    double.faults.begin('down')
    expect((await run(licencesCommand, ['grant', uid, paymentId])).code).toBe(1)
    double.faults.end()
    for (const code of [0, 1]) expect((await run(licencesCommand, ['grant', uid, paymentId])).code).toBe(code)
    expect(await rows.licences()).toMatchObject([{ source: paymentId }])
    expect(await kindsOf(uid)).toContain('licence_granted')
    expect((await run(ordersCommand, ['list', '--problems'])).text).not.toContain(paymentId)
    const other = await paid()
    expect((await run(licencesCommand, ['grant', uid, other.paymentId])).code).toBe(1)
  })

  it('grant refuses a payment that the provider says is refunded', async () => {
    const { uid, orderId, pay, rows } = await newOrder(server, double)
    const paymentId = pay('captured', { amount: 100 })
    await server.payments.checkOrder(orderId)
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
    const { uid } = await paid()
    const line = (await run(licencesCommand, [])).text.split('\n').find((one) => one.includes(uid))
    expect(line).toMatch(/active until/)
    const trial = await newOrder(server, double)
    await server.callAs(trial.uid, 'verify_with_backend', {
      ...((await trial.status()).company as object),
      selected_plan: 'FT',
    })
    await trial.complete(`FREE_TRIAL-${trial.uid}`)
    const trialLine = (await run(licencesCommand, [])).text.split('\n').find((one) => one.includes(trial.uid))
    expect(trialLine).toMatch(/trial until/)
  })
})
