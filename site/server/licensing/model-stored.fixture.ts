/** What the database and the payment provider have stored in the model test, and the conditions that hold for it. */
import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import type { RazorpayDouble } from '../../../tests/fixtures/razorpay/double'
import {
  companies,
  emails,
  grants,
  paymentOrders,
  payments,
  problems,
  refunds,
  revocations,
} from '../database/schema'
import type { TestServer } from '../test-server.fixture'
import { extendedGrant, termsOf } from './ledger'
import type { Facts } from './model.fixture'
import { termsOfAccount } from './terms'

const dayMs = 86_400_000

type Stored = {
  server: TestServer
  double: RazorpayDouble
  uid: string
  /** Whether the order was made with the key of now: an account of the provider knows its own orders. */
  isReachable: (orderId: string) => boolean
}

/** `waiting`: payments with a message that no server has accepted. `replaced`: orders at an old price. */
type Sent = {
  companyOf: ReadonlyMap<string, number | undefined>
  waiting: readonly string[]
  replaced: ReadonlySet<string>
}

export function storedFacts({ server: { db }, double, uid, isReachable }: Stored) {
  const orderOf = (id: string) => String(double.records.payment(id).order_id)
  const companyId = async () =>
    (await db.select().from(companies).where(eq(companies.accountUid, uid)))[0]?.id

  async function facts(captured: string[], sent: Sent): Promise<Omit<Facts, 'captured' | 'due'>> {
    const terms = await termsOfAccount(db, uid)
    const known = await db.select().from(payments).where(inArray(payments.id, captured))
    const rows = await db.select().from(refunds).where(inArray(refunds.paymentId, captured))
    const queued = (await db.select().from(emails).where(eq(emails.accountUid, uid))).map(({ fact }) => fact)
    expect(new Set(queued).size, 'one e-mail a fact').toBe(queued.length)
    for (const { id, state } of known) {
      const went = rows.filter(({ paymentId }) => paymentId === id)
      expect(went.length, 'one refund a payment').toBeLessThanOrEqual(1)
      const isDone = went[0]?.state === 'done'
      const { amount, amount_refunded } = double.records.payment(id)
      if (isReachable(orderOf(id))) expect(amount_refunded, uid).toBe(isDone ? amount : 0)
      const gave = terms.some(({ source }) => source === id)
      const became = went.length > 0 ? 'refunding' : gave ? 'activated' : 'refused'
      expect(state, 'a payment is stored as what it became').toBe(became)
      expect(queued.includes(`payment_received:${id}`), 'the e-mail about a payment').toBe(gave)
      expect(queued.includes(`refund_made:${id}`), 'the e-mail about a refund').toBe(isDone)
    }
    return {
      terms,
      refunded: rows.map(({ paymentId }) => paymentId),
      left: await leftFor(captured, known, sent),
      longestOffer: await longestOffer(sent),
    }
  }

  /** Payments that do not fit, that no server can know, or that are asked about when their key is back. */
  async function leftFor(
    captured: string[],
    known: (typeof payments.$inferSelect)[],
    { companyOf, waiting }: Sent,
  ): Promise<string[]> {
    const unknown = (await db.select().from(problems)).map(({ subject }) => subject)
    const company = await companyId()
    return captured.filter((id) => {
      const payment = known.find((one) => one.id === id)
      if (payment) return payment.state === 'refused'
      const orderId = orderOf(id)
      // An order of the present company is adopted.
      if (unknown.includes(orderId)) return companyOf.get(orderId) !== company
      return waiting.includes(id) && !isReachable(orderId)
    })
  }

  /** Also checks that each paid year extends what its order was offered for. */
  async function longestOffer({ replaced }: Sent): Promise<number> {
    const given = await db
      .select({ grant: grants, order: paymentOrders })
      .from(grants)
      .innerJoin(payments, eq(payments.id, grants.source))
      .innerJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
      .where(eq(paymentOrders.accountUid, uid))
    const own = inArray(
      grants.companyId,
      given.map(({ order }) => order.companyId),
    )
    const granted = await db.select().from(grants).where(own)
    const ids = granted.map(({ id }) => id)
    const revoked = await db.select().from(revocations).where(inArray(revocations.grantId, ids))
    for (const { grant, order } of given) {
      const isBefore = ({ id }: { id: number }) => id < grant.id
      const extended = extendedGrant(termsOf(granted.filter(isBefore), revoked.filter(isBefore)))
      expect(extended, 'a year extends what it was offered for').toBe(order.extendsGrant)
      expect([...replaced], 'no year at an old price').not.toContain(order.id)
    }
    const ages = given.map(({ grant, order }) => grant.recordedAt.getTime() - order.offeredAt.getTime())
    return Math.max(0, ...ages) / dayMs
  }

  return { companyId, facts }
}
