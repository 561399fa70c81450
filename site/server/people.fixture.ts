/** The people of the server tests, by what they have done, and queries for what the database has stored about them. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, vi } from 'vitest'
import {
  deliver,
  keys,
  type Message,
  type RazorpayDouble,
  sign,
  startRazorpay,
} from '../../tests/fixtures/razorpay/double'
import type { PaymentEntity } from '../../tests/fixtures/razorpay/records'
import { samplePaidPlan } from '../content/plans'
import type { Licence, Offer } from '../contracts/licensing'
import { annualPaise } from '../contracts/money'
import type { SandboxPay } from '../contracts/payment'
import { companies, events, paymentOrders, payments } from './database/schema'
import { addDays } from './licensing/ledger'
import { termsOfAccount } from './licensing/terms'
import type { OrderRow } from './payment/orders'
import { razorpayPaymentProvider } from './payment/providers/razorpay/adapter'
import { purgeExpired } from './privacy/purge'
import { goodCompany, goodCompletion, startTestServer, type TestServer } from './test-server.fixture'

const { code: paidPlan } = samplePaidPlan

/** The price of the sample plan, in paise. */
export const price = annualPaise(samplePaidPlan)

let people = 0

/** A new account, signed in. Its domain name is its uid. */
export async function newPerson(server: TestServer) {
  const uid = `person-${people++}`
  await server.signIn(uid)
  const company = { ...goodCompany, domainName: uid, companyEmail: `office@${uid}.example` }
  const { selected_plan: _, ...details } = company
  return {
    uid,
    company,
    /** The company without its plan. */
    details,
    verify: (change: object = {}) => server.callAs(uid, 'verify_with_backend', { ...company, ...change }),
    complete: (change: object = {}) =>
      server.callAs(uid, 'complete_onboarding', { ...goodCompletion(uid), ...change }),
    status: async (plan?: string) => (await server.callAs(uid, 'onboarding_status', { plan })).body,
    async order(change: object = {}) {
      const reply = await server.callAs(uid, 'create_payment_order', { plan: paidPlan, ...change })
      return { ...reply, orderId: String(reply.body.orderId) }
    },
    terms: () => termsOfAccount(server.db, uid),
  }
}

/** The events of these accounts, in order. */
export async function eventsOf({ db }: TestServer, ...uids: string[]) {
  const rows = await db.select().from(events).where(inArray(events.accountUid, uids)).orderBy(asc(events.id))
  return rows.map(({ kind }) => kind)
}

/** Has confirmed a company for the sample plan. */
export async function newBuyer(server: TestServer) {
  const { verify, terms, ...person } = await newPerson(server)
  const { uid, order } = person
  const confirm = (change: object = {}) => verify({ selected_plan: paidPlan, ...change })
  await confirm()
  const isOwnCompany = eq(companies.accountUid, uid)
  const orders = () => server.db.select().from(paymentOrders).where(eq(paymentOrders.accountUid, uid))
  async function ownPayments() {
    const ids = (await orders()).map(({ id }) => id)
    return server.db.select().from(payments).where(inArray(payments.orderId, ids))
  }
  const rows = {
    licences: terms,
    tenantSettings: async () =>
      (await server.db.select().from(companies).where(isOwnCompany))[0]?.tenantSettings,
    events: () => server.db.select().from(events).where(eq(events.accountUid, uid)).orderBy(events.id),
    orders,
    orderStates: async () => (await orders()).map(({ state }) => state).sort(),
    payments: ownPayments,
    activated: async () => (await ownPayments()).filter(({ state }) => state === 'activated'),
  }
  /** Pays in the sandbox checkout. */
  async function pay(orderId: string, outcome: SandboxPay['outcome'] = 'paid') {
    const { body } = await server.callAs(uid, 'sandbox_pay', { orderId, outcome })
    return body as unknown as { paymentId: string; signature: string }
  }
  return {
    ...person,
    email: person.company.companyEmail,
    rows,
    confirm,
    pay,
    /** Orders, and pays in the sandbox checkout. */
    buy: async (outcome?: SandboxPay['outcome']) => {
      const { orderId } = await order()
      return { orderId, ...(await pay(orderId, outcome)) }
    },
    complete: (paymentId: string, change: object = {}) => person.complete({ orderId: paymentId, ...change }),
    status: () => person.status(paidPlan),
    /** What the account page shows of the newest payment. */
    async shownPayment() {
      const { body } = await server.callAs(uid, 'account', {})
      return (body.payments as { state: string; refundedAt: string | null }[])[0]
    },
    /** Expects that the plan is licensed by this payment and no other. */
    async expectLicensed(paymentId: string) {
      expect(await terms()).toMatchObject([{ source: paymentId, plan: paidPlan }])
      expect(await rows.activated()).toMatchObject([{ id: paymentId, amount: price, currency: 'INR' }])
    },
    async expectNothing() {
      expect(await terms()).toEqual([])
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

/** A buyer with an order at the test double. */
async function newOrder(server: TestServer, double: RazorpayDouble) {
  const buyer = await newBuyer(server)
  const { orderId } = await buyer.order()
  const isOrder = eq(paymentOrders.id, orderId)
  /** Simulates the checkout, and returns the payment's ID. */
  const payFor = (id: string, status?: PaymentEntity['status'], change?: Partial<PaymentEntity>) =>
    double.pay(id, status, change).razorpay_payment_id
  const pay = (status?: PaymentEntity['status'], change?: Partial<PaymentEntity>) =>
    payFor(orderId, status, change)
  return {
    ...buyer,
    orderId,
    payFor,
    pay,
    async payAndComplete() {
      const paymentId = pay()
      expect((await buyer.complete(paymentId)).status).toBe(200)
      return paymentId
    },
    /** Asks the provider about the order. */
    check: () => server.payments.checkOrder(orderId),
    change: (values: Partial<OrderRow>) => server.db.update(paymentOrders).set(values).where(isOrder),
    /** Moves the order into the past. The times are intervals, such as '9 days'. */
    age: (offered: string, checked = offered) =>
      server.db
        .update(paymentOrders)
        .set({ offeredAt: sql`now() - ${offered}::interval`, checkedAt: sql`now() - ${checked}::interval` })
        .where(isOrder),
    /** The database is a backup from before the order. */
    lose: () => server.db.delete(paymentOrders).where(isOrder),
    /** The provider does not know the order until the returned function is called, as with another merchant's key. */
    hide() {
      const record = double.records.order(orderId)
      double.records.orders.delete(orderId)
      return () => void double.records.orders.set(orderId, record)
    },
  }
}

/** A server whose payment provider is the test double of Razorpay. Each test begins with a provider that works. */
export async function startPaidServer() {
  const double = await startRazorpay()
  const server = await startTestServer({
    provider: razorpayPaymentProvider({ ...keys, apiBase: double.url }),
  })
  afterEach(() => {
    double.faults.end()
    double.banks.refund = 'processed'
  })
  afterAll(async () => {
    await server.close()
    await double.close()
  })
  return {
    double,
    server,
    newOrder: () => newOrder(server, double),
    /** Delivers a webhook message, and returns the status of the answer. */
    send: (message: Message | undefined) =>
      deliver(server.url, message ?? expect.fail('There is no message.')),
    statusOf: (paymentId: string) => double.records.payment(paymentId).status,
    problemsOf: async (id: string) => (await server.owner.problems()).filter((one) => one.id === id),
  }
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

export const begun = new Date('2026-11-23T06:30:00Z')

/** Needs a fake `Date`. */
export const passDays = (days: number) => void vi.setSystemTime(addDays(new Date(), days))

/** Customers with a licence, of a server whose payment provider is the double. */
export function customersOf(server: TestServer, double: RazorpayDouble) {
  /** A new account with a confirmed company. */
  async function onCompany() {
    const person = await newPerson(server)
    await person.verify()
    const { order, terms } = person
    const pay = (orderId: string) => double.pay(orderId).razorpay_payment_id
    return {
      ...person,
      pay,
      /** The end of the newest term. */
      end: async () => (await terms()).at(-1)?.endsAt ?? expect.fail('There is no term.'),
      choosePaid: (change: object = {}) => person.verify({ selected_plan: paidPlan, ...change }),
      /** Orders, pays and completes, and returns the payment's ID. */
      async buy() {
        const { orderId, status } = await order()
        expect(status).toBe(200)
        const paymentId = pay(orderId)
        expect((await person.complete({ orderId: paymentId })).status).toBe(200)
        return paymentId
      },
      async state() {
        const { licence, offer } = await person.status(paidPlan)
        return { licence: licence as Licence | null, offer: offer as Offer | null }
      },
    }
  }

  /** A new account with a trial of the free plan. */
  async function onTrial() {
    const person = await onCompany()
    expect((await person.complete()).status).toBe(200)
    return person
  }

  /** A new account with a paid year that began today. */
  async function withYear() {
    const buyer = await onTrial()
    await buyer.choosePaid()
    passDays(14)
    return { ...buyer, paymentId: await buyer.buy() }
  }

  return { onCompany, onTrial, withYear }
}
