import type { ApiReply } from '../../../services/api-client'
import type { Session } from '../../../services/auth/client/storage'
import { readOrder } from '../../../services/payment/client/calls'
import type { CheckoutEvent, CheckoutProvider, Order, Payment } from '../../../services/payment/client/provider'
import {
  checkoutLostMessage,
  checkoutSlowNote,
  notBegunMessage,
  notPaidNote,
  timedOutNote,
} from '../../../services/payment/messages'
import type { Hands } from './journey-hands'
import { type Launch, launchOf } from './journey-launch'
import { timings } from './reducer'

type Failure = Extract<CheckoutEvent, { kind: 'failed' }>

/** Step 3 of a paid plan: the server's order, the provider's checkout, and its result. */
export function createPayments(hands: Hands, launch: Launch) {
  const { plan, deps, state, dispatch, isCurrent, later } = hands
  let takeAway = () => {}

  async function order(session: Session, run: number): Promise<Order | null> {
    let reply: ApiReply | undefined
    try {
      reply = await deps.payment.createOrder(await hands.account(session), plan.code, launchOf(plan))
    } catch {
      // Handled below.
    }
    if (!isCurrent(run)) return null
    if (reply?.status === 401) {
      hands.unauthorised()
      return null
    }
    const made = reply?.success ? readOrder(reply.body) : null
    if (made) return made
    // Another tab, or a payment that was found just now, may have activated the licence.
    const status = reply?.status === 409 ? await hands.look(session) : null
    if (!isCurrent(run)) return null
    if (status && status !== 'unauthorised' && status.licence)
      void launch.activated(session, run, status.licence)
    else launch.fail(reply, reply?.message ? [] : [notBegunMessage])
    return null
  }

  async function checkout(run: number, { key }: Order): Promise<CheckoutProvider | null> {
    void later(timings.slow).then(() => {
      if (isCurrent(run) && state().pending && !state().paying)
        dispatch({ type: 'noted', text: checkoutSlowNote })
    })
    try {
      const provider = await deps.payment.fetchCheckout(key)
      await provider.ready()
      return provider
    } catch {
      if (isCurrent(run)) hands.refuse(checkoutLostMessage)
      return null
    }
  }

  async function paid(session: Session, payment: Payment) {
    deps.payment.keep(session.user.uid, plan.code, payment)
    const { user, view } = state()
    // If the visitor has left, the kept payment is completed when they return; the webhook reports it too.
    if (user?.uid !== session.user.uid || view !== 'steps') return
    takeAway()
    const run = hands.begin()
    dispatch({ type: 'paid', payment })
    await launch.complete(session, run)
  }

  async function closed(session: Session, run: number, failure: Failure | null, timedOut: boolean) {
    dispatch({ type: 'checkout-closed' })
    if (!isCurrent(run)) return
    // The bank may have reported the payment before the checkout could.
    const status = await hands.look(session)
    if (!isCurrent(run)) return
    if (status === 'unauthorised') return hands.unauthorised()
    if (status?.licence) return launch.activated(session, run, status.licence)
    if (failure)
      hands.refuse(
        deps.completionFailed,
        failure.reason ? { form: [failure.reason] } : null,
        failure.paymentId,
      )
    else dispatch({ type: 'not-paid', text: timedOut ? timedOutNote : notPaidNote })
  }

  async function pay(session: Session, run: number) {
    const made = await order(session, run)
    const provider = made && (await checkout(run, made))
    if (!made || !provider || !isCurrent(run)) return
    let failure: Failure | null = null
    const hear = (event: CheckoutEvent) => {
      if (event.kind === 'failed') failure = event
      else if (event.kind === 'paid') void paid(session, event.payment)
      else void closed(session, run, failure, event.timedOut)
    }
    // A modal dialog makes everything else inert, including a provider's frame: our dialog closes first.
    dispatch({ type: 'checkout-opened' })
    await later(timings.aside)
    if (!isCurrent(run)) return
    const { companyName, companyEmail, companyPhone } = state().fields
    try {
      takeAway = provider.open(made, { name: companyName, email: companyEmail, contact: companyPhone }, hear)
    } catch {
      dispatch({ type: 'checkout-closed' })
      hands.refuse(checkoutLostMessage)
    }
  }

  return { pay }
}
