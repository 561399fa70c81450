/**
 * Completes payments that neither the browser nor the webhook completed: when the server starts, and every few minutes.
 */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { paymentEvents, paymentOrders, payments } from '../../../server/database/schema'
import { logFault } from '../../../server/observability/log'
import type { PeriodicRun } from '../../../server/run-periodically'
import { failpoint } from '../../../server/runtime/failpoint'
import type { PaymentContext } from './context'
import { ProviderUnavailable } from './provider'

/** In milliseconds. */
export const reconcileEvery = 3 * 60_000

const perRun = 100
/** After so many orders without an answer the provider counts as unreachable. */
const failuresMax = 3
/**
 * Razorpay refunds a payment that was not captured after five days at the latest, and repeats a webhook message for
 * seven. https://razorpay.com/docs/payments/payments/capture-settings/
 */
const watchedFor = sql`interval '8 days'`
/** Handled webhook messages are deleted after this time. */
const rememberedFor = sql`interval '30 days'`

/** One run. Ends early when the provider is unreachable; the next run continues. */
export async function reconcileOrders(
  { db, provider, fulfilment, timeouts }: PaymentContext,
  { isFirst, signal }: PeriodicRun,
): Promise<void> {
  failpoint('reconciliation begun')
  let failures = 0
  for (const order of await due()) {
    if (signal?.aborted) return
    try {
      await fulfilment.fulfil(order, timeouts.callMs)
      await db
        .update(paymentEvents)
        .set({ handledAt: sql`now()` })
        .where(and(eq(paymentEvents.orderId, order.id), isNull(paymentEvents.handledAt)))
      failpoint('order reconciled')
    } catch (error) {
      logFault({ method: 'RECONCILE', path: 'payment_orders' }, error)
      // Moves this order behind the others, so that one that always fails does not block them.
      await db.update(paymentOrders).set({ checkedAt: sql`now()` }).where(eq(paymentOrders.id, order.id))
      if (error instanceof ProviderUnavailable && ++failures === failuresMax) return
    }
  }
  await db
    .delete(paymentEvents)
    .where(
      and(isNotNull(paymentEvents.handledAt), lt(paymentEvents.receivedAt, sql`now() - ${rememberedFor}`)),
    )
  failpoint('reconciliation over')

  function due() {
    const age = sql`now() - ${paymentOrders.createdAt}`
    const isOpen = and(
      inArray(paymentOrders.state, ['open', 'replaced']),
      gt(paymentOrders.createdAt, sql`now() - ${watchedFor}`),
      // The older an order, the less often: most are abandoned and never paid.
      isFirst
        ? undefined
        : or(isNull(paymentOrders.checkedAt), lt(paymentOrders.checkedAt, sql`now() - (${age}) / 10`)),
    )
    const ids = (from: typeof payments | typeof paymentEvents, where: ReturnType<typeof eq>) =>
      inArray(paymentOrders.id, db.select({ id: from.orderId }).from(from).where(where))
    return db
      .select({ id: paymentOrders.id })
      .from(paymentOrders)
      .where(
        and(
          eq(paymentOrders.provider, provider.name),
          or(
            isOpen,
            ids(payments, eq(payments.state, 'surplus')),
            ids(paymentEvents, isNull(paymentEvents.handledAt)),
          ),
        ),
      )
      .orderBy(sql`${paymentOrders.checkedAt} asc nulls first`, asc(paymentOrders.id))
      .limit(perRun)
  }
}
