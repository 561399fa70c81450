import type { ApiReply } from '../../../services/api-client'
import type { Session } from '../../../services/auth/client/storage'
import type { Payment } from '../../../services/payment/client/provider'
import { pendingMessage } from '../../../services/payment/contract'
import { readLicence } from '../../../services/onboarding/client/calls'
import { freeTrialOrder, type Licence, licenceActivatedMessage } from '../../../services/onboarding/contract'
import type { Hands } from './journey-hands'
import { timings } from './reducer'

/** How often the server is asked about a payment that the provider has not confirmed yet. */
const confirmations = 12

const orderOf = (uid: string, payment: Payment | null) =>
  payment
    ? {
        orderId: payment.paymentId,
        razorpayOrderId: payment.orderId,
        razorpaySignature: payment.signature,
      }
    : { orderId: freeTrialOrder(uid) }

/** The fields of complete_onboarding besides the order. None of them has an input (docs/product.md, Onboarding). */
export const launchOf = ({ currencySymbol, currencyType }: Hands['plan']) => ({
  isOnlinePaymentRequired: false,
  currencySymbol,
  currencyType,
  razorpayKey: '',
  taxes: [],
})

/** The end of step 3: an order, or a payment, becomes a licence. */
export function createLaunch(hands: Hands) {
  const { plan, deps, state, dispatch, isCurrent, later } = hands

  /** Shows the failure message and, where the server gave a reason, that reason below it. */
  function fail(reply?: ApiReply, more: string[] = []) {
    const reasons = [...more, ...Object.values(reply?.errors ?? {}).flat()]
    if (reply?.message) reasons.unshift(reply.message)
    const unlike = reasons.filter((reason) => reason && reason !== deps.completionFailed)
    hands.refuse(
      deps.completionFailed,
      unlike.length > 0 ? { form: [...new Set(unlike)] } : null,
      state().payment?.paymentId,
    )
  }

  async function activated(session: Session, run: number, licence: Licence | null) {
    hands.dropDraft()
    deps.payment.forget(session.user.uid, plan.code)
    dispatch({ type: 'completed', licence })
    deps.toast.success(licenceActivatedMessage)
    await later(timings.leave)
    if (isCurrent(run)) deps.launch()
  }

  /** Safe to repeat with the same payment: the server makes one licence of it and never charges again. */
  async function complete(session: Session, run: number, asked = 1): Promise<void> {
    const { payment } = state()
    let reply: ApiReply
    try {
      reply = await deps.api.completeOnboarding(await hands.account(session), {
        ...launchOf(plan),
        razorpaySecretKey: '',
        ...orderOf(session.user.uid, payment),
      })
    } catch {
      if (isCurrent(run)) fail()
      return
    }
    if (!isCurrent(run)) return
    if (reply.status === 401) return hands.unauthorised()
    if (payment && reply.body.pending === true) return confirm(session, run, asked, reply)
    if (reply.success) return activated(session, run, readLicence(reply.body.licence))
    // A payment that the server refuses for good must not be tried again at each opening.
    if (payment && reply.errors?.orderId) deps.payment.forget(session.user.uid, plan.code)
    fail(reply)
  }

  /** The payment is not refused, but the provider has not confirmed it yet. */
  async function confirm(session: Session, run: number, asked: number, reply: ApiReply) {
    if (asked >= confirmations) return fail(reply)
    dispatch({ type: 'noted', text: reply.errors?.form?.[0] ?? pendingMessage })
    await later(timings.confirm)
    if (isCurrent(run)) await complete(session, run, asked + 1)
  }

  return { complete, activated, fail }
}

export type Launch = ReturnType<typeof createLaunch>
