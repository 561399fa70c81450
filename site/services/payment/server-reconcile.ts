/** What neither browser nor webhook finished is finished here: at the start, and every few minutes after it. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { logFault } from '../platform/log'
import { reach } from '../platform/reach'
import { paymentEvents, paymentOrders, payments } from '../platform/schema'
import type { PaymentContext } from './server-context'
import { ProviderUnavailable } from './server-provider'

/** In milliseconds. */
export const reconcileEvery = 3 * 60_000

const perRound = 100
/** So many orders without an answer mean that the provider is not there, and not that an order is odd. */
const failuresMax = 3
/**
 * Razorpay gives what was not captured back after five days at the latest, and sends a message again for seven.
 * https://razorpay.com/docs/payments/payments/capture-settings/
 */
const watchedFor = sql`interval '8 days'`
/** Who asked to be told of a message has been told, and remembers it no longer. */
const rememberedFor = sql`interval '30 days'`

export type Round = {
  /** The first one of a server looks at every open order: nobody knows for how long no message was taken. */
  isFirst?: boolean
  /** Ends the round after the order that is being looked at. */
  signal?: AbortSignal
}

/** One round. Ends early when the provider is not there: the next one is soon enough. */
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
      // Behind all others, lest an order that always fails keeps them from their turn.
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
      // The older an order, the less often: most were left, and are never paid.
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

/** Works at once and then at every interval, never twice at a time, and keeps no process alive. */
export function everyFewMinutes(
  work: (round: Round) => Promise<unknown>,
  everyMs = reconcileEvery,
  /** What it is about, for the log. */
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
  /** No round begins any more; resolves when the last one has ended. */
  const stop = async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
  return { stop }
}
