/** Composes the payment service. */

import { eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { paymentOrders } from '../../../server/database/schema'
import type { Api } from '../../../server/http/api/api'
import type { SignedInCall } from '../../../server/http/api/identity'
import { checked } from '../../../server/http/api/reply'
import type { PeriodicRun } from '../../../server/run-periodically'
import type { PaidPlans } from '../../onboarding/server/licence'
import { bookablePlans, type OfferedPlan } from '../../onboarding/server/plans'
import { createPaymentOrder, paymentStatus } from '../contract'
import type { SandboxProvider } from '../sandbox/server'
import { completePaid } from './complete'
import { defaultTimeouts, type PaymentContext, type Timeouts } from './context'
import { createOrder, shown } from './create-order'
import { createFulfilment } from './fulfilment'
import { ordersOf } from './orders'
import { type PaymentProvider, ProviderUnavailable } from './provider'
import { reconcileOrders } from './reconcile'
import { sandboxPayCall } from './sandbox-pay'
import { type AnswerStatus, answerStatus } from './status/status'
import { receiveMessage } from './webhook'

type Options = {
  db: Database
  plans: readonly OfferedPlan[]
  supportEmail: string
  timeouts?: Partial<Timeouts>
} & ({ provider: PaymentProvider; sandbox?: undefined } | { sandbox: SandboxProvider; provider?: undefined })

export type Payments = ReturnType<typeof createPayments>

export function createPayments({ db, plans, supportEmail, ...options }: Options) {
  const provider = options.provider ?? options.sandbox
  const fulfilment = createFulfilment(db, provider)
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const context: PaymentContext = { db, provider, fulfilment, timeouts, supportEmail }

  const answer: AnswerStatus = (asked, count) => answerStatus(context, asked, count)

  function addCalls(api: Api, call: SignedInCall): void {
    call('create_payment_order', createPaymentOrder, (input, { uid }) =>
      createOrder(context, bookablePlans(plans), input, uid),
    )
    api.call('payment_status', ({ body, count }) =>
      checked(paymentStatus, body, (input) => answer(input, count)),
    )
    api.hook('payment_webhook', ({ body, header }) =>
      receiveMessage(context, {
        body,
        signature: header(provider.eventHeaders.signature),
        id: header(provider.eventHeaders.id),
      }),
    )
    if (options.sandbox) sandboxPayCall(call, context, options.sandbox)
  }

  const paid: PaidPlans = {
    complete: (input, uid, plan) => completePaid(context, input, uid, plan),
    async orderOf(uid, plan) {
      const newest = async () =>
        (await ordersOf(db, provider, uid, plan)).find(({ state }) => state === 'open' || state === 'paid')
      const order = await newest()
      if (!order) return null
      // A visitor who returns after paying sees the licence, if the provider answers in time.
      if (order.state === 'open')
        await fulfilment.fulfil(order, timeouts.lookMs).catch((error) => {
          if (!(error instanceof ProviderUnavailable)) throw error
        })
      const now = await newest()
      if (!now) return null
      const status = now.state === 'paid' ? 'paid' : 'open'
      return { ...shown(context, now), plan: now.plan, status }
    },
  }

  return {
    timeouts,
    addCalls,
    paid,
    answerStatus: answer,
    reconcile: (run: PeriodicRun = {}) => reconcileOrders(context, run),
    idle: fulfilment.idle,
    openOrders: () => db.$count(paymentOrders, eq(paymentOrders.state, 'open')),
  }
}
