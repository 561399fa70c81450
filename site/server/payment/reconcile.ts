/**
 * Completes payments that the browser and the webhook did not complete: when the server starts, and every few minutes.
 */
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { paymentOrders, refunds } from '../database/schema'
import { logFault } from '../observability/log'
import { failpoint } from '../runtime/failpoint'
import type { PeriodicRun } from '../runtime/runs'
import { ProviderUnavailable } from './providers/provider'
import { isDueNow } from './refunds'
import type { PaymentContext } from './request-fulfilment'

/** Interval between two runs, in milliseconds. */
export const reconcileEvery = 3 * 60_000

const perRun = 100
/** Failed requests in a row after which the provider counts as unreachable. */
const failuresMax = 3
/** One run. It ends early if the provider is unreachable; the next run continues. */
export async function reconcileOrders(
  { db, fulfilment, timeouts }: PaymentContext,
  { isFirst, signal }: PeriodicRun,
): Promise<void> {
  failpoint('reconciliation started')
  let failures = 0
  for (const order of await nextRound()) {
    if (signal?.aborted) return
    try {
      await fulfilment.fulfil(order, timeouts.callMs)
      failures = 0
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
    const { checkedAt, offeredAt, state } = paymentOrders
    // The older, the less often: most are abandoned. A paid one may be refunded in the provider's dashboard, and one of
    // another key may have been paid.
    const interval = sql`greatest((${age}) / 10, case when ${state} in ('paid', 'unknown') then interval '1 day' end)`
    const isDue = and(
      gt(offeredAt, sql`${now} - interval '400 days'`),
      or(isNull(checkedAt), lt(checkedAt, sql`${now} - ${interval}`)),
    )
    // Razorpay repeats a webhook message for seven days, which this server may have missed.
    const isMissed = and(
      inArray(state, ['open', 'replaced']),
      gt(offeredAt, sql`${now} - interval '8 days'`),
      isFirst ? undefined : sql`false`,
    )
    const refunding = db.select({ id: refunds.orderId }).from(refunds).where(isDueNow())
    return db
      .select({ id: paymentOrders.id })
      .from(paymentOrders)
      .where(or(isDue, isMissed, inArray(paymentOrders.id, refunding), gt(paymentOrders.unreadMessages, 0)))
      .orderBy(sql`${checkedAt} asc nulls first`, asc(paymentOrders.id))
      .limit(perRun)
  }
}
