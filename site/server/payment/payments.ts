import { eq } from 'drizzle-orm'
import { createPaymentOrder, paymentStatus } from '../../contracts/payment'
import type { Database } from '../database/database'
import { paymentOrders, unknownOrders } from '../database/schema'
import type { Api } from '../http/api/api'
import type { SignedInCall } from '../http/api/identity'
import { checked } from '../http/api/reply'
import type { PaidPlans } from '../licensing/plans'
import { bookablePlans, type OfferedPlan } from '../licensing/plans'
import type { PeriodicRun } from '../run-periodically'
import { completePaid } from './complete-paid'
import { defaultTimeouts, type PaymentContext, type Timeouts } from './context'
import { createOrder, orderReply } from './create-order'
import { orderById, ordersOf } from './orders'
import type { PaymentProvider } from './providers/provider'
import { reconcileOrders } from './reconcile'
import { createFulfilment } from './request-fulfilment'
import { type AnswerStatus, answerStatus } from './status/status'
import { receiveWebhook } from './webhook'

type Options = {
  db: Database
  plans: readonly OfferedPlan[]
  timeouts?: Partial<Timeouts>
  provider: PaymentProvider
}

export type Payments = ReturnType<typeof createPayments>

export function createPayments({ db, plans, provider, ...options }: Options) {
  const fulfilment = createFulfilment({ db, provider })
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const context: PaymentContext = { db, provider, fulfilment, timeouts }

  const answer: AnswerStatus = (query, count) => answerStatus(context, query, count)

  function addCalls(api: Api, call: SignedInCall): void {
    call('create_payment_order', createPaymentOrder, (input, { uid }) =>
      createOrder(context, bookablePlans(plans), input, uid),
    )
    api.call('payment_status', ({ body, count }) =>
      checked(paymentStatus, body, (input) => answer(input, count)),
    )
    api.hook('payment_webhook', (message) => receiveWebhook(context, message))
    provider.addCalls?.(call, (message) => receiveWebhook(context, message))
  }

  const paid: PaidPlans = {
    complete: (input, uid) => completePaid(context, input, uid),
    async orderOf(uid, plan) {
      const newest = async () =>
        (await ordersOf(db, provider, uid, plan)).find(({ state }) => state === 'open' || state === 'paid')
      const order = await newest()
      if (!order) return null
      // A visitor who returns after paying gets the licence at once if the provider answers in time.
      if (order.state === 'open') await fulfilment.fulfilAll([order], timeouts.statusMs)
      const now = await newest()
      if (!now) return null
      const status = now.state === 'paid' ? 'paid' : 'open'
      return { ...orderReply(context, now), plan: now.plan, status }
    },
  }

  return {
    timeouts,
    addCalls,
    paid,
    answerStatus: answer,
    /** Asks the provider about an order; false for an order of another provider. Rejects if it does not answer. */
    async checkOrder(id: string): Promise<boolean> {
      const order = await orderById(db, provider, id)
      if (order) await fulfilment.fulfil(order, timeouts.callMs)
      return order !== null
    },
    reconcile: (run: PeriodicRun = {}) => reconcileOrders(context, run),
    idle: fulfilment.idle,
    unknownOrders: () => db.$count(unknownOrders),
    openOrders: () => db.$count(paymentOrders, eq(paymentOrders.state, 'open')),
  }
}
