/** Refunds, which end the licence that the payment gave. The payment provider is a test double. */
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { settingsFor } from '../../../tests/fixtures/razorpay/double'
import { runOn } from '../commands/owner.fixture'
import { refundCommand } from '../commands/refund-command'
import { emails, paymentOrders } from '../database/schema'
import { hideOrder, newOrder, startPaidServer } from '../payment/payments.fixture'
import { erasePerson } from '../privacy/erase'
import { addDays } from './ledger'
import { begun, customersOf, passDays } from './licences.fixture'

const { double, server, close } = await startPaidServer()
const { onTrial, withYear, owner, reconcile } = customersOf(server, double)
afterAll(close)

// Time never goes back, as PGlite expects: each test begins when the one before it has ended.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: begun }))
afterAll(() => void vi.useRealTimers())

describe('a refund', () => {
  it.each([
    ['in the provider’s dashboard', async (id: string) => double.records.refund(id, {})],
    ['by the owner’s command', (id: string) => runOn(server.db, refundCommand, [id], settingsFor(double))],
  ])('%s ends the licence, and keeps the name for its owner', async (_, giveBack) => {
    const { uid, company, paymentId, state, order, status } = await withYear()
    passDays(2)
    await giveBack(paymentId)
    await server.db
      .update(paymentOrders)
      .set({ checkedAt: new Date(Date.now() - 40 * 86_400_000) })
      .where(eq(paymentOrders.accountUid, uid))
    await reconcile()
    await reconcile()
    expect(await state()).toMatchObject({
      licence: { state: 'refunded', active: false, endsAt: new Date().toISOString() },
      offer: { kind: 'purchase' },
    })
    expect(double.records.payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: 598_800 })
    expect(await status('SP')).toMatchObject({
      company: { domainName: company.domainName },
      domainLocked: true,
    })
    // Each fact in one e-mail, though the payment was reported by browser and provider, and the refund read twice.
    const queued = await server.db
      .select()
      .from(emails)
      .where(eq(emails.accountUid, uid))
      .orderBy(asc(emails.id))
    expect(queued.map(({ template }) => template)).toEqual([
      'licence_active',
      'licence_active',
      'payment_received',
      'refund_made',
    ])
    const extension = owner.extend(company.domainName, 7)
    await expect(extension, 'what was given back is not extended').rejects.toThrow('no licence that could be')
    expect((await order()).status).toBe(200)
  })

  it('is refused after 30 days, for an unknown payment, and for an order that is not paid', async () => {
    const { paymentId } = await withYear()
    passDays(31)
    await expect(owner.refund(paymentId)).rejects.toThrow('older than 30 days')
    expect(await owner.refund(paymentId, true)).toMatchObject({ state: 'requested' })
    await expect(owner.refund('pay_unknown')).rejects.toThrow('No order or payment')
    const { orderId } = await newOrder(server, double)
    await expect(owner.refund(orderId)).rejects.toThrow('has taken no money')
  })

  it.each(['rzp_live_another', 'sandbox'])(
    'is not requested where the provider does not know the order, made with the key %s',
    async (keyId) => {
      const { orderId, pay, complete, rows } = await newOrder(server, double)
      const paymentId = pay()
      await complete(paymentId)
      await server.db.update(paymentOrders).set({ keyId }).where(eq(paymentOrders.id, orderId))
      hideOrder(double, orderId)
      for (const id of [paymentId, orderId])
        await expect(owner.refund(id)).rejects.toThrow(`was made with the key ${keyId}`)
      expect(await rows.payments()).toMatchObject([{ state: 'activated' }])
    },
  )

  it('of a year that has not begun leaves the present one to its end', async () => {
    const { buy, state, ...buyer } = await withYear()
    const end = await buyer.end()
    vi.setSystemTime(addDays(end, -20))
    const renewed = await buy()
    await owner.refund(renewed)
    await reconcile()
    expect((await state()).licence).toMatchObject({ state: 'renewable', endsAt: end.toISOString() })
    expect((await state()).offer).toMatchObject({ kind: 'renewal' })
  })

  it('of a year that runs moves the next one forward', async () => {
    const { buy, end, state, paymentId } = await withYear()
    vi.setSystemTime(addDays(await end(), -20))
    await buy()
    double.records.refund(paymentId, {})
    await server.db.update(paymentOrders).set({ checkedAt: new Date('2020-01-01') })
    await reconcile()
    expect((await state()).licence).toMatchObject({
      state: 'active',
      startsAt: new Date().toISOString(),
      endsAt: (await end()).toISOString(),
    })
  })
})

it('refunds a payment for an account that was erased', async () => {
  const { uid, choosePaid, order, pay } = await onTrial()
  await choosePaid()
  const { orderId } = await order()
  await erasePerson(server.db, `${uid}@test.example`)
  const paymentId = pay(orderId)
  await reconcile()
  expect(double.records.payment(paymentId).status).toBe('refunded')
})
