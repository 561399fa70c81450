/** Orders and payments, for the owner's commands (`npm run orders`). */
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import * as z from 'zod/mini'
import { licenceTerms } from '../../../content/billing/licence-terms'
import { AdminRefusal } from '../../../server/commands/admin-refusal'
import type { Database } from '../../../server/database/database'
import { recordAccountEvent } from '../../../server/database/events'
import { companies, paymentEvents, paymentOrders, payments } from '../../../server/database/schema'
import { line } from '../../contract'
import { lockCompany } from '../../licensing/server/licences'
import { addDays } from '../../licensing/server/terms'
import { disputedOrders, disputeOf, disputesOf } from './disputes'
import { isOfKey } from './orders'
import type { PaymentProvider } from './provider'

/** The ID of an order, or of one of its payments. */
export const orderInput = z.object({ id: line('Name an order or a payment.', 60) })
export const orderFilter = z.object({ which: z.enum(['paid', 'all', 'disputed']) })

const listMax = 500

/** Newest first. */
export async function listOrders(db: Database, { which }: z.output<typeof orderFilter>) {
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
    ...{ id: order.id, plan: order.plan, amount: order.amount, currency: order.currency, state: order.state },
    ...{ company, createdAt: order.createdAt.toISOString() },
    payment: payment && { id: payment.id, state: payment.state, dispute: disputeOf(payment.id, reported) },
  }))
}

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

export async function showOrder(db: Database, { id }: z.output<typeof orderInput>) {
  const order = await orderOf(db, id)
  const [company] = await db.select().from(companies).where(eq(companies.id, order.companyId))
  const attempts = await db.select().from(payments).where(eq(payments.orderId, order.id))
  const reported = await disputesOf(db, [order.id])
  const unseen = reported.filter(({ paymentId }) => attempts.every((payment) => payment.id !== paymentId))
  const webhookMessages = await db.select().from(paymentEvents).where(eq(paymentEvents.orderId, order.id))
  return {
    ...{ id: order.id, plan: order.plan, amount: order.amount, currency: order.currency, state: order.state },
    ...{ provider: order.provider, keyId: order.keyId, company: company?.companyName ?? '' },
    createdAt: order.createdAt.toISOString(),
    payments: attempts.map((payment) => ({
      ...{
        id: payment.id,
        amount: payment.amount,
        state: payment.state,
        dispute: disputeOf(payment.id, reported),
      },
      createdAt: payment.createdAt.toISOString(),
      refundedAt: payment.refundedAt?.toISOString() ?? null,
    })),
    /** Disputed payments that the provider has not reported yet. */
    unseen: [...new Set(unseen.map(({ paymentId }) => paymentId))].map((id) => ({
      ...{ id, dispute: disputeOf(id, unseen) },
    })),
    messages: webhookMessages.map(({ event, receivedAt }) => ({
      event,
      receivedAt: receivedAt.toISOString(),
    })),
  }
}

/**
 * Requests the refund of the payment that gave a licence. Reconciliation sends the request to the provider,
 * and when the provider confirms it, the licence ends. A repeated call changes nothing.
 */
export async function requestRefund(
  db: Database,
  { id }: z.output<typeof orderInput>,
  provider: Pick<PaymentProvider, 'name' | 'key'>,
) {
  const order = await orderOf(db, id)
  const { id: orderId, companyId, accountUid } = order
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
    const done = attempts.find(({ state }) => state === 'refunding' || state === 'refunded')
    if (done) return { paymentId: done.id, state: done.state }
    const payment = attempts.find(({ state }) => state === 'settled')
    if (!payment) throw new AdminRefusal(`${id} has no payment that gave a licence.`)
    if (new Date() > addDays(payment.createdAt, licenceTerms.refund))
      throw new AdminRefusal(
        `${payment.id} is older than ${licenceTerms.refund} days. To refund it all the same, do it at the provider’s desk: the licence ends when the provider reports it.`,
      )
    await tx.update(payments).set({ state: 'refunding' }).where(eq(payments.id, payment.id))
    await recordAccountEvent(tx, accountUid, 'refund_requested', payment.id)
    return { paymentId: payment.id, state: 'refunding' as const }
  })
}
