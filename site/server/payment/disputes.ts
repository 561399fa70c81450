/**
 * Disputes. The owner sees them with `npm run orders`, and answers them in the provider's dashboard. The licence stays
 * active until then.
 */
import { and, eq, inArray, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../database/database'
import { recordAccountEvent } from '../database/events'
import { type DisputeState, disputes, payments } from '../database/schema'
import { lockOrder, type OrderRow } from './orders'
import type { WebhookEvent } from './providers/provider'

type DisputeRow = typeof disputes.$inferSelect

/** Stores what the newest message reports, whichever order they come in. The database may lack the order, as after a restore. */
export async function storeDispute(
  db: Database,
  { id: orderId, companyId }: Pick<OrderRow, 'id'> & Partial<OrderRow>,
  { id, paymentId, state, at }: NonNullable<WebhookEvent['dispute']>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = companyId === undefined ? null : (await lockOrder(tx, { id: orderId, companyId })).order
    const [other] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.id, paymentId), ne(payments.orderId, orderId)))
    if (other) return
    const stored = await tx
      .insert(disputes)
      .values({ id, paymentId, orderId, state, reportedAt: at })
      .onConflictDoUpdate({
        target: disputes.id,
        set: { state, reportedAt: at },
        setWhere: and(
          eq(disputes.paymentId, paymentId),
          eq(disputes.orderId, orderId),
          or(
            lt(disputes.reportedAt, at),
            // If two messages have the same second, the one that reports an end is the later one.
            and(eq(disputes.reportedAt, at), eq(disputes.state, 'open'), ne(disputes.state, state)),
          ),
        ),
      })
      .returning({ id: disputes.id })
    if (order && stored.length > 0)
      await recordAccountEvent(tx, order.accountUid, 'payment_disputed', paymentId)
  })
}

/** The IDs of the orders with a dispute that the owner has to know about. */
export const disputedOrders = (db: Database) =>
  db
    .select({ id: disputes.orderId })
    .from(disputes)
    .where(inArray(disputes.state, ['open', 'lost']))

export const disputesOf = (db: Database, orderIds: readonly string[]): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(inArray(disputes.orderId, [...orderIds]))
    .orderBy(disputes.reportedAt)

/** The state to show for a payment, which may have several disputes, oldest first; null without one. */
export function disputeOf(paymentId: string, all: readonly DisputeRow[]): DisputeState | null {
  const states = all.filter((one) => one.paymentId === paymentId).map(({ state }) => state)
  const first = (['open', 'lost'] as const).find((state) => states.includes(state))
  return first ?? states.at(-1) ?? null
}
