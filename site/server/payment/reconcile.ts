/**
 * Completes payments that the browser and the webhook did not complete: when the server starts, and every few minutes.
 */
import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { paymentOrders, refunds } from '../database/schema'
import { logFault } from '../observability/log'
import type { PeriodicRun } from '../run-periodically'
import { failpoint } from '../runtime/failpoint'
import type { PaymentContext } from './context'
import { ProviderUnavailable } from './providers/provider'

/** Interval between two runs, in milliseconds. */
export const reconcileEvery = 3 * 60_000

const perRun = 100
/** Failed requests in a row after which the provider counts as unreachable. */
const failuresMax = 3
/**
 * How long an order is checked after it was last offered. Razorpay refunds an uncaptured payment after at
 * most five days, and repeats a webhook message for seven.
 * https://razorpay.com/docs/payments/payments/capture-settings/
 */
const watchedFor = sql`interval '8 days'`
/**
 * How long other orders are checked, once a day at most: a paid order may be refunded in the provider's
 * dashboard, and an order of another key may have been paid.
 */
const rereadFor = sql`interval '400 days'`
/** One run. It ends early if the provider is unreachable; the next run continues. */
export async function reconcileOrders(
  { db, provider, fulfilment, timeouts }: PaymentContext,
  { isFirst, signal }: PeriodicRun,
): Promise<void> {
  failpoint('reconciliation started')
  let failures = 0
  for (const order of await nextRound()) {
    if (signal?.aborted) return
    try {
      await fulfilment.fulfil(order, timeouts.callMs)
      failpoint('order reconciled')
    } catch (error) {
      logFault({ method: 'PERIODIC', path: 'payment_orders' }, error)
      // Moves this order to the end, so that an order that always fails does not block the others.
      await db.update(paymentOrders).set({ checkedAt: new Date() }).where(eq(paymentOrders.id, order.id))
      if (error instanceof ProviderUnavailable && ++failures === failuresMax) return
    }
  }
  failpoint('reconciliation finished')

  function nextRound() {
    const now = sql`${new Date().toISOString()}::timestamptz`
    const age = sql`${now} - ${paymentOrders.offeredAt}`
    const offeredWithin = (time: typeof watchedFor) => gt(paymentOrders.offeredAt, sql`${now} - ${time}`)
    const isOpen = and(
      inArray(paymentOrders.state, ['open', 'replaced']),
      offeredWithin(watchedFor),
      // Older orders are checked less often, because most are abandoned and never paid.
      isFirst
        ? undefined
        : or(isNull(paymentOrders.checkedAt), lt(paymentOrders.checkedAt, sql`${now} - (${age}) / 10`)),
    )
    const isReread = and(
      inArray(paymentOrders.state, ['paid', 'unknown']),
      offeredWithin(rereadFor),
      lt(paymentOrders.checkedAt, sql`${now} - greatest(interval '1 day', (${age}) / 10)`),
    )
    return db
      .select({ id: paymentOrders.id })
      .from(paymentOrders)
      .where(
        and(
          eq(paymentOrders.provider, provider.name),
          or(
            isOpen,
            isReread,
            inArray(
              paymentOrders.id,
              db
                .select({ id: refunds.orderId })
                .from(refunds)
                .where(and(ne(refunds.state, 'done'), lte(refunds.nextTryAt, new Date()))),
            ),
            gt(paymentOrders.unreadMessages, 0),
          ),
        ),
      )
      .orderBy(sql`${paymentOrders.checkedAt} asc nulls first`, asc(paymentOrders.id))
      .limit(perRun)
  }
}
