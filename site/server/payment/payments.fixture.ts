/** The buyer of the sample plan in tests, and queries for what the database has stored about the purchase. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { keys, type RazorpayDouble, startRazorpay } from '../../../tests/fixtures/razorpay/double'
import type { PaymentEntity } from '../../../tests/fixtures/razorpay/entities'
import { samplePaidPlan } from '../../content/plans'
import { annualPaise } from '../../contracts/money'
import type { SandboxPay } from '../../contracts/payment'
import { companies, events, paymentOrders, payments } from '../database/schema'
import { termsOfAccount } from '../licensing/terms'
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
  return { double, server, close }
}

/** The price of the sample plan, in paise. */
export const price = annualPaise(samplePaidPlan)

let people = 0

export type Buyer = Awaited<ReturnType<typeof newBuyer>>

/** Signs in, and confirms a company for the sample plan. */
export async function newBuyer(server: TestServer) {
  const uid = `buyer-${people++}`
  const email = `office@${uid}.example`
  await server.signIn(uid)
  await server.callAs(uid, 'verify_with_backend', {
    ...goodCompany,
    domainName: uid,
    companyEmail: email,
    selected_plan: samplePaidPlan.code,
  })
  const rows = {
    licences: () => termsOfAccount(server.db, uid),
    tenantSettings: async () =>
      (await server.db.select().from(companies).where(eq(companies.accountUid, uid)))[0]?.tenantSettings,
    events: () => server.db.select().from(events).where(eq(events.accountUid, uid)).orderBy(events.id),
    orders: () => server.db.select().from(paymentOrders).where(eq(paymentOrders.accountUid, uid)),
    payments: async () =>
      (
        await server.db
          .select({ payment: payments })
          .from(payments)
          .innerJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
          .where(eq(paymentOrders.accountUid, uid))
      ).map(({ payment }) => payment),
  }
  return {
    uid,
    email,
    rows,
    order: (change: object = {}) =>
      server.callAs(uid, 'create_payment_order', { plan: samplePaidPlan.code, ...change }),
    /** Pays in the sandbox checkout. */
    pay: async (orderId: unknown, outcome: SandboxPay['outcome'] = 'paid') => {
      const { body } = await server.callAs(uid, 'sandbox_pay', { orderId, outcome })
      return body as unknown as { paymentId: string; signature: string }
    },
    complete: (paymentId: string, change: object = {}) =>
      server.callAs(uid, 'complete_onboarding', { ...goodCompletion(uid), orderId: paymentId, ...change }),
    status: async () => (await server.callAs(uid, 'onboarding_status', { plan: samplePaidPlan.code })).body,
    /** Expects that the plan is licensed by this payment and no other. */
    async expectLicensed(paymentId: string) {
      expect(await rows.licences()).toMatchObject([{ source: paymentId, plan: samplePaidPlan.code }])
      const settled = (await rows.payments()).filter(({ state }) => state === 'activated')
      expect(settled).toMatchObject([{ id: paymentId, amount: price, currency: 'INR' }])
    },
    async expectNothing() {
      expect(await rows.licences()).toEqual([])
      expect((await rows.payments()).filter(({ state }) => state === 'activated')).toEqual([])
    },
  }
}

/** A buyer with an order at the test double. `pay` simulates the checkout and returns the payment's ID. */
export async function newOrder(server: TestServer, double: RazorpayDouble) {
  const buyer = await newBuyer(server)
  const orderId = String((await buyer.order()).body.orderId)
  const pay = (status?: PaymentEntity['status'], change?: Partial<PaymentEntity>) =>
    double.pay(orderId, status, change).razorpay_payment_id
  return { ...buyer, orderId, pay }
}
