/** Fulfils an order by its ID, never twice at the same time, and waits no longer than the caller allows. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/database'
import { singleFlight } from '../runtime/runs'
import { type FulfilmentContext, fulfilOrder } from './fulfil-order'
import { type OrderRow, orderById } from './orders'
import { type PaymentProvider, ProviderUnavailable } from './providers/provider'

/** Time limits for requests to the provider, in milliseconds. */
export const defaultTimeouts = {
  /** The limit for create_payment_order and complete_onboarding, while the visitor sees 'Loading...'. */
  callMs: 15_000,
  /** The limit for onboarding_status: an additional check, which must not delay the dialog. */
  statusMs: 2500,
  /** Razorpay expects an answer to a webhook within 5 s. https://razorpay.com/docs/webhooks/best-practices/ */
  webhookMs: 3500,
}

/** What the calls, the webhook and reconciliation share. */
export type PaymentContext = {
  db: Database
  provider: PaymentProvider
  fulfilment: ReturnType<typeof createFulfilment>
  timeouts: typeof defaultTimeouts
  /** Stores that a webhook message had a wrong signature. Anybody can send one, so at most once a minute. */
  reportForged: () => Promise<void>
}

export function createFulfilment(context: FulfilmentContext) {
  const { db } = context
  const { run, idle } = singleFlight()

  /**
   * Rejects with ProviderUnavailable when the provider does not answer within `timeoutMs`; the work itself continues.
   */
  async function fulfil({ id }: Pick<OrderRow, 'id'>, timeoutMs: number): Promise<void> {
    const fulfilled = run(id, async () => {
      const order = await orderById(db, id)
      if (order) await fulfilOrder(context, order)
    })
    // The timer of an answer in time runs out by itself: it holds nothing and does not keep the process alive.
    const late = await Promise.race([fulfilled, wait(timeoutMs, 'late', { ref: false })])
    if (late === 'late') throw new ProviderUnavailable('The provider did not answer in time')
  }

  /**
   * Side by side, so that all share one time limit. When every order was tried, it returns the error if the provider did
   * not answer about one or more of them, where `fulfil` rejects; it rejects with any other error.
   */
  async function fulfilAll(
    orders: Pick<OrderRow, 'id'>[],
    timeoutMs: number,
  ): Promise<ProviderUnavailable | null> {
    const results = await Promise.allSettled(orders.map((order) => fulfil(order, timeoutMs)))
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    const unexpected = reasons.find((error) => !(error instanceof ProviderUnavailable))
    if (unexpected) throw unexpected
    return reasons[0] ?? null
  }

  return { fulfil, fulfilAll, idle }
}
