/** The buyer of the sample plan in tests, and queries for what the database has stored about the purchase. */
import { eq, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import {
  deliver,
  keys,
  type Message,
  type RazorpayDouble,
  sign,
  startRazorpay,
} from '../../../tests/fixtures/razorpay/double'
import type { PaymentEntity } from '../../../tests/fixtures/razorpay/records'
import { samplePaidPlan } from '../../content/plans'
import { annualPaise } from '../../contracts/money'
import type { SandboxPay } from '../../contracts/payment'
import { companies, events, paymentOrders, payments } from '../database/schema'
import { termsOfAccount } from '../licensing/terms'
import { purgeExpired } from '../privacy/purge'
import { goodCompany, goodCompletion, startTestServer, type TestServer } from '../test-server.fixture'
import { razorpayPaymentProvider } from './providers/razorpay/adapter'

/** A server whose payment provider is the test double of Razorpay. */
export async function startPaidServer() {
  const double = await startRazorpay()
  const server = await startTestServer({
    provider: await razorpayPaymentProvider({ ...keys, apiBase: double.url }),
  })
  const close = async () => {
    await server.close()
    await double.close()
  }
  /** Delivers a webhook message, and returns the status of the answer. */
  const send = (message: Message | undefined) =>
    deliver(server.url, message ?? expect.fail('There is no message.'))
  return { double, server, close, send }
}

/** A webhook message with this body. */
export function signedMessage(content: object | string, secret = keys.webhookSecret): Message {
  const body = typeof content === 'string' ? content : JSON.stringify(content)
  return { id: crypto.randomUUID(), event: '', body, signature: sign(body, secret) }
}

type Dispute = {
  paymentId: string
  orderId: string
  id?: string
  of?: string
  status?: string
  hours?: number
}

/** `of`: the disputed payment. `hours`: when the dispute had this state, which is not when the message is sent. */
export const disputeMessage = ({
  paymentId,
  orderId,
  of = paymentId,
  id = `disp_${of}`,
  status = 'open',
  hours = 0,
}: Dispute) =>
  signedMessage({
    entity: 'event',
    event: `payment.dispute.${status === 'open' ? 'created' : status}`,
    created_at: 1_795_500_000 + hours * 3600,
    payload: {
      payment: { entity: { id: paymentId, order_id: orderId } },
      dispute: { entity: { id, payment_id: of, status } },
    },
  })

/** The provider does not know the order until the returned function is called, as with another merchant's key. */
export function hideOrder({ records }: RazorpayDouble, orderId: string) {
  const record = records.order(orderId)
  records.orders.delete(orderId)
  return () => void records.orders.set(orderId, record)
}

/** Moves an order into the past. The times are intervals, such as '9 days'. */
export const ageOrder = ({ db }: TestServer, orderId: string, offered: string, checked = offered) =>
  db
    .update(paymentOrders)
    .set({ offeredAt: sql`now() - ${offered}::interval`, checkedAt: sql`now() - ${checked}::interval` })
    .where(eq(paymentOrders.id, orderId))

/** The price of the sample plan, in paise. */
export const price = annualPaise(samplePaidPlan)

let people = 0

export type Buyer = Awaited<ReturnType<typeof newBuyer>>

/** Signs in, and confirms a company for the sample plan. */
export async function newBuyer(server: TestServer) {
  const uid = `buyer-${people++}`
  const email = `office@${uid}.example`
  await server.signIn(uid)
  const { code: selected_plan } = samplePaidPlan
  const company = { ...goodCompany, domainName: uid, companyEmail: email, selected_plan }
  const confirm = (change: object = {}) =>
    server.callAs(uid, 'verify_with_backend', { ...company, ...change })
  await confirm()
  const isOwnCompany = eq(companies.accountUid, uid)
  const ownOrders = () => server.db.select().from(paymentOrders).where(eq(paymentOrders.accountUid, uid))
  async function ownPayments() {
    const ids = (await ownOrders()).map(({ id }) => id)
    return server.db.select().from(payments).where(inArray(payments.orderId, ids))
  }
  const rows = {
    licences: () => termsOfAccount(server.db, uid),
    tenantSettings: async () =>
      (await server.db.select().from(companies).where(isOwnCompany))[0]?.tenantSettings,
    events: () => server.db.select().from(events).where(eq(events.accountUid, uid)).orderBy(events.id),
    orders: ownOrders,
    orderStates: async () => (await ownOrders()).map(({ state }) => state).sort(),
    payments: ownPayments,
    activated: async () => (await ownPayments()).filter(({ state }) => state === 'activated'),
  }
  async function order(change: object = {}) {
    const reply = await server.callAs(uid, 'create_payment_order', { plan: samplePaidPlan.code, ...change })
    return { ...reply, orderId: String(reply.body.orderId) }
  }
  /** Pays in the sandbox checkout. */
  async function pay(orderId: string, outcome: SandboxPay['outcome'] = 'paid') {
    const { body } = await server.callAs(uid, 'sandbox_pay', { orderId, outcome })
    return body as unknown as { paymentId: string; signature: string }
  }
  return {
    uid,
    email,
    rows,
    confirm,
    order,
    pay,
    /** Orders, and pays in the sandbox checkout. */
    buy: async (outcome?: SandboxPay['outcome']) => {
      const { orderId } = await order()
      return { orderId, ...(await pay(orderId, outcome)) }
    },
    complete: (paymentId: string, change: object = {}) =>
      server.callAs(uid, 'complete_onboarding', { ...goodCompletion(uid), orderId: paymentId, ...change }),
    status: async () => (await server.callAs(uid, 'onboarding_status', { plan: samplePaidPlan.code })).body,
    /** Expects that the plan is licensed by this payment and no other. */
    async expectLicensed(paymentId: string) {
      expect(await rows.licences()).toMatchObject([{ source: paymentId, plan: samplePaidPlan.code }])
      expect(await rows.activated()).toMatchObject([{ id: paymentId, amount: price, currency: 'INR' }])
    },
    async expectNothing() {
      expect(await rows.licences()).toEqual([])
      expect(await rows.activated()).toEqual([])
    },
    /** The details were confirmed so many days ago. Returns how many companies of the account are left after a purge. */
    async purgeAfter(days: number) {
      const past = sql`now() - ${days} * interval '1 day'`
      await server.db.update(companies).set({ confirmedAt: past }).where(isOwnCompany)
      await purgeExpired(server.db, server.payments.checkOrder)
      return server.db.$count(companies, isOwnCompany)
    },
  }
}

/** A buyer with an order at the test double. `payFor` simulates the checkout and returns the payment's ID. */
export async function newOrder(server: TestServer, double: RazorpayDouble) {
  const buyer = await newBuyer(server)
  const { orderId } = await buyer.order()
  const payFor = (id: string, status?: PaymentEntity['status'], change?: Partial<PaymentEntity>) =>
    double.pay(id, status, change).razorpay_payment_id
  const pay = (status?: PaymentEntity['status'], change?: Partial<PaymentEntity>) =>
    payFor(orderId, status, change)
  return { ...buyer, orderId, pay, payFor }
}
