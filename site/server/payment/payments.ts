import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { createPaymentOrderRequest } from '../../contracts/payment'
import type { Database } from '../database/database'
import { type ProblemKind, paymentOrders } from '../database/schema'
import type { Api } from '../http/api/api'
import type { SignedInCall } from '../http/api/identity'
import { bookablePlans, type OfferedPlan, type PaidPlans } from '../licensing/plans'
import type { PeriodicRun } from '../runtime/runs'
import { listProblems } from './admin'
import { completePaid, createOrder, orderReply } from './calls'
import { type OrderRow, ordersOf } from './orders'
import { reportProblem } from './problems'
import type { PaymentProvider } from './providers/provider'
import type { PaymentSettings } from './providers/settings'
import { reconcileOrders } from './reconcile'
import { createFulfilment, defaultTimeouts, type PaymentContext } from './request-fulfilment'
import { receiveWebhook } from './webhook'

/** `secret` is this server's own: the sandbox signs with it. */
export async function loadProvider(
  settings: PaymentSettings,
  { db, secret }: { db: Database; secret: string },
): Promise<PaymentProvider> {
  if (settings.name === 'razorpay')
    return (await import('./providers/razorpay/adapter')).razorpayPaymentProvider(settings.values)
  return (await import('./providers/sandbox/adapter')).sandboxPaymentProvider(db, secret)
}

type Options = { db: Database; plans: readonly OfferedPlan[]; provider: PaymentProvider }

export type PaymentService = ReturnType<typeof createPayments>

export function createPayments({ db, plans, provider }: Options) {
  const fulfilment = createFulfilment({ db, provider })
  // A copy: a test of one server shortens its own.
  const timeouts = { ...defaultTimeouts }
  let reportedAt = Number.NEGATIVE_INFINITY
  async function reportForged(): Promise<void> {
    if (performance.now() < reportedAt + 60_000) return
    reportedAt = performance.now()
    await reportProblem(db, { kind: 'webhook', subject: 'signature' })
  }
  const context: PaymentContext = { db, provider, fulfilment, timeouts, reportForged }

  function addCalls(api: Api, call: SignedInCall): void {
    call('create_payment_order', createPaymentOrderRequest, (input, { uid }) =>
      createOrder(context, bookablePlans(plans), input, uid),
    )
    api.hook('payment_webhook', (message) => receiveWebhook(context, message))
    provider.addCalls?.(call, (message) => receiveWebhook(context, message))
  }

  /** Whether no call has asked the provider about the order in the last ten seconds; from now on one has. */
  async function claimLook({ id, checkedAt }: OrderRow): Promise<boolean> {
    const limit = new Date(Date.now() - 10_000)
    if (checkedAt && checkedAt > limit) return false
    const isOlder = or(isNull(paymentOrders.checkedAt), lte(paymentOrders.checkedAt, limit))
    const claimed = await db
      .update(paymentOrders)
      .set({ checkedAt: new Date() })
      .where(and(eq(paymentOrders.id, id), isOlder))
      .returning({ id: paymentOrders.id })
    return claimed.length > 0
  }

  const paid: PaidPlans = {
    complete: (input, uid) => completePaid(context, input, uid),
    async orderOf(uid, plan) {
      const newest = async () =>
        (await ordersOf(db, uid, plan)).find(({ state }) => state === 'open' || state === 'paid')
      const order = await newest()
      if (!order) return null
      // A visitor who returns after paying gets the licence at once if the provider answers in time.
      const isAsked = order.state === 'open' && (await claimLook(order))
      const unavailable = isAsked && (await fulfilment.fulfilAll([order], timeouts.statusMs))
      const now = await newest()
      if (!now) return null
      // Open is what the provider has said just now.
      const status = now.state === 'paid' ? 'paid' : isAsked && !unavailable ? 'open' : 'unknown'
      return { ...orderReply(context, now), plan: now.plan, status }
    },
  }

  return {
    timeouts,
    addCalls,
    paid,
    /** Asks the provider about an order, and stores what it answers. Rejects if it does not answer. */
    checkOrder: (id: string): Promise<void> => fulfilment.fulfil({ id }, timeouts.callMs),
    reconcile: (run: PeriodicRun = {}) => reconcileOrders(context, run),
    idle: fulfilment.idle,
    /** How many problems of a kind wait for the owner. */
    problems: async (kind: ProblemKind) => (await listProblems(db)).filter((one) => one.kind === kind).length,
    openOrders: () => db.$count(paymentOrders, eq(paymentOrders.state, 'open')),
  }
}
