/** Composes the payment service. */
import { eq } from 'drizzle-orm'
import type { PaidPlans } from '../onboarding/server-licence'
import { bookablePlans, type OfferedPlan } from '../onboarding/server-plans'
import { type Api, checked } from '../platform/api'
import type { Database } from '../platform/database'
import type { SignedInCall } from '../platform/identity'
import { paymentOrders } from '../platform/schema'
import { createPaymentOrder, type PaymentStatus, type PaymentStatusReply, paymentStatus } from './contract'
import { completePaid } from './server-complete'
import { defaultPatience, type Patience, type PaymentContext } from './server-context'
import { createOrder, shown } from './server-create'
import { ordersOf } from './server-orders'
import { type PaymentProvider, ProviderUnavailable } from './server-provider'
import { type Round, reconcileOrders } from './server-reconcile'
import type { SandboxProvider } from './server-sandbox'
import { sandboxPayCall } from './server-sandbox-call'
import { createSettlement } from './server-settlement'
import { answerStatus } from './server-status'
import { receiveMessage } from './server-webhook'

type Options = {
  db: Database
  plans: readonly OfferedPlan[]
  supportEmail: string
  patience?: Partial<Patience>
} & ({ provider: PaymentProvider; sandbox?: undefined } | { sandbox: SandboxProvider; provider?: undefined })

export type Payments = ReturnType<typeof createPayments>

export function createPayments({ db, plans, supportEmail, ...options }: Options) {
  const provider = options.provider ?? options.sandbox
  const settlement = createSettlement(db, provider)
  const patience = { ...defaultPatience, ...options.patience }
  const context: PaymentContext = { db, provider, settlement, patience, supportEmail }

  function addCalls(api: Api, call: SignedInCall): void {
    call('create_payment_order', createPaymentOrder, (input, { uid }) =>
      createOrder(context, bookablePlans(plans), input, uid),
    )
    api.call('payment_status', ({ body, count }) =>
      checked(
        paymentStatus,
        body,
        async (input) => (await count('subject', input.paymentId)) ?? answerStatus(context, input),
      ),
    )
    api.hook('payment_webhook', ({ body, header }) =>
      receiveMessage(context, {
        body,
        signature: header('X-Razorpay-Signature'),
        id: header('x-razorpay-event-id'),
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
        await settlement.settle(order, patience.lookMs).catch((error) => {
          if (!(error instanceof ProviderUnavailable)) throw error
        })
      const now = await newest()
      if (!now) return null
      const status = now.state === 'paid' ? 'paid' : 'open'
      return { ...shown(context, now), plan: now.plan, status }
    },
  }

  const statusOf = async (asked: PaymentStatus) => {
    const { body } = await answerStatus(context, asked)
    return (body as PaymentStatusReply).payment
  }

  return {
    patience,
    addCalls,
    paid,
    statusOf,
    reconcile: (round: Round = {}) => reconcileOrders(context, round),
    landed: settlement.landed,
    openOrders: () => db.$count(paymentOrders, eq(paymentOrders.state, 'open')),
  }
}
