/** Orders and payments, for the owner's commands (`npm run orders`). */
import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { licenceTerms } from '../../contracts/licence-terms'
import { momentText } from '../../contracts/licence-text'
import type { Database } from '../database/database'
import { companies, paymentOrders, payments, refunds, unknownOrders } from '../database/schema'
import { addDays } from '../licensing/ledger'
import { lockCompany } from '../licensing/licences'
import { AdminRefusal } from '../runtime/errors'
import { disputedOrders, disputeOf, disputesOf } from './disputes'
import { isOfKey } from './orders'
import type { PaymentProvider } from './providers/provider'
import { needsPerson, type RefundRow, requestRefund } from './refunds'

const listMax = 500
export type OrderFilter = 'paid' | 'all' | 'disputed'

/** Newest first. */
export async function listOrders(db: Database, which: OrderFilter) {
  const rows = await db
    .select({ order: paymentOrders, payment: payments, company: companies.companyName })
    .from(paymentOrders)
    .innerJoin(companies, eq(companies.id, paymentOrders.companyId))
    .leftJoin(payments, eq(payments.orderId, paymentOrders.id))
    .where(
      which === 'all'
        ? undefined
        : which === 'paid'
          ? eq(paymentOrders.state, 'paid')
          : inArray(paymentOrders.id, disputedOrders(db)),
    )
    .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.id))
    .limit(listMax)
  const reported = await disputesOf(
    db,
    rows.map(({ order }) => order.id),
  )
  return rows.map(({ order, payment, company }) => ({
    ...order,
    company,
    payment: payment && { ...payment, dispute: disputeOf(payment.id, reported) },
  }))
}

/** By its ID, or by the ID of one of its payments. */
async function orderOf(db: Pick<Database, 'select'>, id: string) {
  const ofPayment = db.select({ id: payments.orderId }).from(payments).where(eq(payments.id, id))
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(or(eq(paymentOrders.id, id), inArray(paymentOrders.id, ofPayment)))
  if (!order) throw new AdminRefusal(`No order or payment has the ID ${id}.`)
  return order
}

const keyText = (name: string, key: string) => (key && key !== name ? `${name}, key ${key}` : name)

export async function showOrder(db: Database, id: string) {
  const order = await orderOf(db, id)
  const [company] = await db.select().from(companies).where(eq(companies.id, order.companyId))
  const attempts = await db.select().from(payments).where(eq(payments.orderId, order.id))
  const reported = await disputesOf(db, [order.id])
  const made = await db.select().from(refunds).where(eq(refunds.orderId, order.id))
  const unseen = reported.filter(({ paymentId }) => attempts.every((payment) => payment.id !== paymentId))
  return {
    ...order,
    company: company?.companyName ?? '',
    payments: attempts.map((payment) => ({
      ...payment,
      dispute: disputeOf(payment.id, reported),
      refund: refundText(made.find(({ paymentId }) => paymentId === payment.id)),
    })),
    /** Disputed payments that the provider has not reported yet. */
    unseen: [...new Set(unseen.map(({ paymentId }) => paymentId))].map((id) => ({
      id,
      dispute: disputeOf(id, unseen),
    })),
  }
}

/** 'requested', or 'sent, 2 attempts, next on …'. */
function refundText(refund: RefundRow | undefined): string | null {
  if (!refund) return null
  const { state, attempts, doneAt, nextTryAt } = refund
  if (doneAt) return `${state} ${momentText(doneAt)}`
  const failures = attempts > 0 ? `, ${attempts} failed attempts` : ''
  return `${state}${failures}, next look ${momentText(nextTryAt)}`
}

/** What the server cannot settle: refunds that keep failing, and payments that do not fit their orders. */
export async function listProblems(db: Database) {
  const open = await db.select().from(refunds).where(ne(refunds.state, 'done'))
  const refused = await db.select().from(payments).where(eq(payments.state, 'refused'))
  const unknown = await db
    .select()
    .from(unknownOrders)
    .where(gt(unknownOrders.seenAt, sql`now() - interval '180 days'`))
  return [
    ...open
      .filter(needsPerson)
      .map((row) => ({ id: row.paymentId, problem: `The refund does not succeed: ${refundText(row)}` })),
    ...refused.map(({ id }) => ({ id, problem: 'The payment has another amount, or was refunded in part' })),
    ...unknown.map(({ id, receipt }) => ({
      id,
      problem: `The provider has this order of ours (${receipt}), and the database does not`,
    })),
  ]
}

/**
 * Stores that the payment that gave a licence goes back, and ends that licence. Reconciliation sends the request to the
 * provider. A repeated call changes nothing.
 */
export async function refundPayment(
  db: Database,
  provider: Pick<PaymentProvider, 'name' | 'key'>,
  id: string,
  late = false,
) {
  const order = await orderOf(db, id)
  const { id: orderId, companyId } = order
  // Another provider, or an account of ours with another key, has the money.
  if (order.provider !== provider.name || !isOfKey(order, provider))
    throw new AdminRefusal(
      `${orderId} was made with ${keyText(order.provider, order.keyId)}, and this server uses ${keyText(provider.name, provider.key)}: refund it at the provider’s desk, then end the licence (npm run licences -- end NAME).`,
    )
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    const isNamed = orderId === id ? undefined : eq(payments.id, id)
    const attempts = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), isNamed))
    const [made] = await tx
      .select()
      .from(refunds)
      .where(
        inArray(
          refunds.paymentId,
          attempts.map((one) => one.id),
        ),
      )
    if (made) return { paymentId: made.paymentId, state: made.state }
    const payment = attempts.find(({ state }) => state === 'settled')
    if (!payment) throw new AdminRefusal(`${id} has no payment that gave a licence.`)
    if (!late && new Date() > addDays(payment.createdAt, licenceTerms.refund))
      throw new AdminRefusal(
        `${payment.id} is older than ${licenceTerms.refund} days. To refund it all the same, add --late.`,
      )
    await requestRefund(tx, order, payment, 'owner')
    return { paymentId: payment.id, state: 'requested' as const }
  })
}
