import {
  checkoutLostMessage,
  checkoutSlowNote,
  noMoneyTakenNote,
  notPaidNote,
  notStartedMessage,
  timedOutNote,
  unknownPaymentNote,
} from '../../../content/payment'
import { freeTrialOrder, isPaidUp, type Licence } from '../../../contracts/licensing'
import { licenceActivatedMessage } from '../../../contracts/onboarding'
import { type PaymentOrder, pendingMessage } from '../../../contracts/payment'
import type { ApiReply } from '../../../services/api-client'
import { rememberLicence, type Session } from '../../../services/auth/storage'
import { readLicence } from '../../../services/onboarding/calls'
import { readOrder } from '../../../services/payment/calls'
import type { CheckoutEvent, CheckoutPayment, CheckoutProvider } from '../../../services/payment/provider'
import { type JourneyContext, type JourneyPlan, wait } from './context'
import { isCheckoutOpen, isStep, type StepState, timings } from './reducer'

type Failure = Extract<CheckoutEvent, { kind: 'failed' }>

/** How often the server is asked about a payment that the provider has not confirmed yet. */
const confirmations = 12

/** What grants the licence, as complete_onboarding takes it. */
const grantFields = (uid: string, payment: CheckoutPayment | null) =>
  payment
    ? {
        orderId: payment.paymentId,
        razorpayOrderId: payment.orderId,
        razorpaySignature: payment.signature,
      }
    : { orderId: freeTrialOrder(uid) }

/**
 * The fields of complete_onboarding besides `grantFields`. None of them has an input (docs/product.md,
 * Onboarding).
 */
export const tenantSettingsOf = ({ currencySymbol, currencyType }: JourneyPlan) => ({
  isOnlinePaymentRequired: false,
  currencySymbol,
  currencyType,
  razorpayKey: '',
  taxes: [],
})

/**
 * The end of step 3. `pay`: the server's order, the provider's checkout and its result. `complete`: an order, or a
 * payment, becomes a licence.
 */
export function createSubmission(context: JourneyContext) {
  const { plan, deps, getState, dispatch } = context
  let closeCheckout = () => {}

  /** The step that was submitted: a run is aborted before another view is shown. */
  function currentStep(): StepState {
    const state = getState()
    if (!isStep(state)) throw new Error(`Nothing can be submitted in the view ${state.view}.`)
    return state
  }

  /** The reasons that the server gave, besides the text above them. */
  function reasonsIn(reply: ApiReply | undefined, above: string) {
    const reasons = [reply?.message, ...Object.values(reply?.errors ?? {}).flat()]
    const others = reasons.filter((reason) => reason && reason !== above && reason !== deps.completionFailed)
    return others.length > 0 ? { form: [...new Set(others as string[])] } : null
  }

  /** Shows the failure message and, where the server gave a reason, that reason below it. */
  function fail(reply?: ApiReply) {
    const text = deps.completionFailed
    context.refuse(text, reasonsIn(reply, text))
  }

  /** Without an order there is nothing to pay, so the message does not speak of a failed payment. */
  const failBeforeOrder = (reply: ApiReply | undefined) =>
    reply
      ? context.refuse(notStartedMessage, reasonsIn(reply, notStartedMessage))
      : context.refuse(checkoutLostMessage)

  const reviewed = () => ({ ...currentStep().fields, plan: plan.code })

  /**
   * Another tab has stored other details since. Step 2 shows this tab's details again, and Save & Next stores
   * them.
   */
  function isChanged(reply: ApiReply | undefined): boolean {
    const text = reply?.errors?.reviewed?.[0]
    if (!text) return false
    dispatch({ type: 'moved', by: -1 })
    context.refuse(text)
    return true
  }

  async function activated(session: Session, run: AbortSignal, licence: Licence | null) {
    context.dropDraft()
    deps.payment.forget(session.user.uid, plan.code)
    rememberLicence(true)
    dispatch({ type: 'completed', licence })
    deps.toast.success(licenceActivatedMessage)
    if (context.isClosed()) return
    await wait(timings.leave, run)
    // The browser's error page would replace the success.
    await deps.online()
    if (!run.aborted) deps.openApplication()
  }

  async function complete(session: Session, run: AbortSignal) {
    await attemptCompletion(session, run)
    if (context.isClosed() && !run.aborted) deps.refreshPage()
  }

  /** Completing the same payment twice is safe: it gives one licence and no second charge. */
  async function attemptCompletion(session: Session, run: AbortSignal, attempt = 1): Promise<void> {
    const { payment } = currentStep()
    let reply: ApiReply
    try {
      reply = await deps.api.completeOnboarding(session, {
        ...tenantSettingsOf(plan),
        razorpaySecretKey: '',
        ...grantFields(session.user.uid, payment),
        ...(!payment && { reviewed: reviewed() }),
      })
    } catch {
      if (!run.aborted) fail()
      return
    }
    if (run.aborted) return
    if (reply.status === 401) return context.unauthorised()
    if (isChanged(reply)) return
    // Another tab has launched.
    const existing = reply.status === 409 ? readLicence(reply.body.licence) : null
    if (existing) return activated(session, run, existing)
    if (payment && reply.body.pending === true) return confirm(session, run, attempt, reply)
    if (reply.success) return activated(session, run, readLicence(reply.body.licence))
    // A payment that the server refuses permanently must not be completed again at each opening.
    if (payment && reply.errors?.orderId) deps.payment.forget(session.user.uid, plan.code)
    fail(reply)
  }

  /** The payment is not refused, but the provider has not confirmed it yet. */
  async function confirm(session: Session, run: AbortSignal, attempt: number, reply: ApiReply) {
    if (attempt >= confirmations) return fail(reply)
    dispatch({ type: 'noted', text: reply.errors?.form?.[0] ?? pendingMessage })
    await wait(timings.confirm, run)
    if (!run.aborted) await attemptCompletion(session, run, attempt + 1)
  }

  async function order(session: Session, run: AbortSignal): Promise<PaymentOrder | null> {
    let reply: ApiReply | undefined
    try {
      reply = await deps.payment.createOrder(session, {
        plan: plan.code,
        tenantSettings: tenantSettingsOf(plan),
        reviewed: reviewed(),
        amount: currentStep().amount ?? plan.amount,
      })
    } catch {
      // A missing reply is handled below.
    }
    if (run.aborted) return null
    if (reply?.status === 401) {
      context.unauthorised()
      return null
    }
    if (isChanged(reply)) return null
    const { amount } = reply?.body ?? {}
    if (reply?.errors?.amount && typeof amount === 'number') {
      context.refuse(reply.message ?? notStartedMessage, null, { amount })
      return null
    }
    const paymentOrder = reply?.success ? readOrder(reply.body) : null
    if (paymentOrder) return paymentOrder
    // The licence may be active already: by another tab, or by a payment that the server has just found.
    const status = reply?.status === 409 ? await context.fetchStatus(session, run) : null
    if (run.aborted) return null
    if (status && status !== 'unauthorised' && isPaidUp(status))
      void activated(session, run, status?.licence ?? null)
    else failBeforeOrder(reply)
    return null
  }

  async function checkout(
    run: AbortSignal,
    { provider: name }: PaymentOrder,
  ): Promise<CheckoutProvider | null> {
    void wait(timings.slow, run).then(() => {
      if (!run.aborted && currentStep().isPending && !isCheckoutOpen(getState()))
        dispatch({ type: 'noted', text: checkoutSlowNote })
    })
    try {
      const provider = await deps.payment.fetchCheckout(name)
      await provider.ready()
      return provider
    } catch {
      if (!run.aborted) context.refuse(checkoutLostMessage)
      return null
    }
  }

  async function paid(session: Session, payment: CheckoutPayment) {
    deps.payment.save(session.user.uid, plan.code, payment)
    const state = getState()
    // If the visitor has left, the stored payment is completed when they return. The webhook reports it too.
    if (!isStep(state) || state.user.uid !== session.user.uid) return
    closeCheckout()
    const run = context.beginRun()
    dispatch({ type: 'paid', payment })
    await complete(session, run)
  }

  async function closed(session: Session, run: AbortSignal, failure: Failure | null, timedOut: boolean) {
    dispatch({ type: 'checkout-closed' })
    if (run.aborted) return
    // The server may know from the provider that the payment succeeded, although the checkout reported
    // nothing.
    const status = await context.fetchStatus(session, run)
    if (run.aborted) return
    if (status === 'unauthorised') return context.unauthorised()
    if (isPaidUp(status)) return activated(session, run, status?.licence ?? null)
    const isUnknown = !status || status.isOrderUnknown
    if (failure)
      context.refuse(
        isUnknown ? deps.completionFailed : `${noMoneyTakenNote}\n${deps.completionFailed}`,
        failure.reason ? { form: [failure.reason] } : null,
        {
          paymentId: failure.paymentId,
        },
      )
    else if (isUnknown) dispatch({ type: 'not-paid', text: unknownPaymentNote })
    else dispatch({ type: 'not-paid', text: timedOut ? timedOutNote : notPaidNote })
  }

  async function pay(session: Session, run: AbortSignal) {
    const paymentOrder = await order(session, run)
    const provider = paymentOrder && (await checkout(run, paymentOrder))
    if (!provider || run.aborted) return
    let failure: Failure | null = null
    const onEvent = (event: CheckoutEvent) => {
      if (event.kind === 'failed') failure = event
      else if (event.kind === 'paid') void paid(session, event.payment)
      else void closed(session, run, failure, event.timedOut)
    }
    // An open modal dialog makes the provider's frame inert, so our dialog closes before the checkout opens.
    dispatch({ type: 'checkout-opened', orderId: paymentOrder.orderId })
    await wait(timings.dialogClose, run)
    if (run.aborted) return
    const { companyName, companyEmail, companyPhone } = currentStep().fields
    try {
      closeCheckout = provider.open(
        paymentOrder,
        { name: companyName, email: companyEmail, contact: companyPhone },
        onEvent,
      )
    } catch {
      dispatch({ type: 'checkout-closed' })
      context.refuse(checkoutLostMessage)
    }
  }

  return { pay, complete }
}
