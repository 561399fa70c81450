/**
 * Completes payments that neither the browser nor the webhook completed: when the server starts, and every few minutes.
 */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { paymentEvents, paymentOrders, payments } from '../../../server/database/schema'
import { logFault } from '../../../server/observability/log'
import { reach } from '../../../server/runtime/failpoint'
import type { PaymentContext } from './context'
import { ProviderUnavailable } from './provider'

/** In milliseconds. */
export const reconcileEvery = 3 * 60_000

const perRound = 100
/** After so many orders without an answer the provider counts as unreachable. */
const failuresMax = 3
/**
 * Razorpay refunds a payment that was not captured after five days at the latest, and repeats a webhook message for
 * seven. https://razorpay.com/docs/payments/payments/capture-settings/
 */
const watchedFor = sql`interval '8 days'`
/** Handled webhook messages are deleted after this time. */
const rememberedFor = sql`interval '30 days'`

export type Round = {
  /** The first run of a server checks every open order, since messages may have been missed before it started. */
  isFirst?: boolean
  /** Ends the run after the current order. */
  signal?: AbortSignal
}

/** One run. Ends early when the provider is unreachable; the next run continues. */
export async function reconcileOrders(
  { db, provider, settlement, patience }: PaymentContext,
  { isFirst, signal }: Round,
): Promise<void> {
  reach('reconciliation begun')
  let failures = 0
  for (const order of await due()) {
    if (signal?.aborted) return
    try {
      await settlement.settle(order, patience.callMs)
      await db
        .update(paymentEvents)
        .set({ handledAt: sql`now()` })
        .where(and(eq(paymentEvents.orderId, order.id), isNull(paymentEvents.handledAt)))
      reach('order reconciled')
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
  reach('reconciliation over')

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
      .limit(perRound)
  }
}

/** Runs the work now and then at each interval, never twice at a time, and does not keep the process alive. */
export function everyFewMinutes(
  work: (round: Round) => Promise<unknown>,
  everyMs = reconcileEvery,
  /** Name of the work, for the log. */
  path = 'payment_orders',
) {
  const stopping = new AbortController()
  let running: Promise<unknown> | undefined
  const round = (isFirst = false) => {
    running ??= work({ isFirst, signal: stopping.signal })
      .catch((error) => logFault({ method: 'RECONCILE', path }, error))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(() => round(), everyMs)
  timer.unref()
  round(true)
  /** Starts no further run; resolves when the current one has ended. */
  const stop = async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
  return { stop }
}
