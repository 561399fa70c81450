import { onboarding } from '../../../content/onboarding'
import {
  checkoutLostMessage,
  checkoutSlowNote,
  noMoneyTakenNote,
  notPaidNote,
  notStartedMessage,
  timedOutNote,
  unknownPaymentNote,
} from '../../../content/payment'
import type { Plan } from '../../../content/types'
import { type FieldErrors, notAcceptedMessage, unauthorisedMessage } from '../../../contracts/api'
import type { CompanyFieldName } from '../../../contracts/company-fields'
import {
  type CompanyFields,
  freeTrialOrder,
  isPaidUp,
  type Licence,
  validateCurrency,
} from '../../../contracts/licensing'
import { licenceActivatedMessage, networkErrorMessage } from '../../../contracts/onboarding'
import { type PaymentOrder, pendingMessage } from '../../../contracts/payment'
import type { ApiReply } from '../../../services/api-client'
import { rememberLicence, type Session } from '../../../services/auth/storage'
import {
  readConfirmedCompany,
  readLicence,
  readStatus,
  type Status,
} from '../../../services/onboarding/calls'
import { createDraftSaver } from '../../../services/onboarding/draft-saver'
import { readOrder } from '../../../services/payment/calls'
import type { CheckoutEvent, CheckoutPayment } from '../../../services/payment/provider'
import type { JourneyDeps, JourneyPlan } from './dependencies'
import * as views from './views'
import { type JourneyState, type StepState, timings } from './views'

export type JourneyController = ReturnType<typeof createJourney>

/** Props that the parts of the dialog share. */
export interface JourneyView<State = JourneyState> {
  plan: Plan
  state: State
  journey: JourneyController
}

/** How often the server is asked about a payment that the provider has not confirmed yet. */
const confirmations = 12

type FailedAttempt = Extract<CheckoutEvent, { kind: 'failed' }>

/** Resolves after this time, or at once when the run ends: check the signal before going on. */
const wait = (ms: number, run?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (run?.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      run?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    run?.addEventListener('abort', end)
  })

/** One opening of the dialog: makes the calls, waits, and shows the views of their results. */
export function createJourney(plan: JourneyPlan, deps: JourneyDeps) {
  let state: JourneyState = views.opening(null)
  const listeners = new Set<() => void>()
  /** A run that was superseded (by sign-out, leaving or a newer action) must not change the state any more. */
  let current = new AbortController()
  /** The visitor has left. A launch goes on. */
  let isClosed = false
  /** The step at which the session has ended: its account returns there when it signs in again. */
  let interrupted: StepState | null = null
  let closeCheckout = () => {}
  /** Counts the messages, so that a repeated one is announced again. */
  let problems = 0
  const { currencySymbol, currencyType } = plan
  /** Sent with step 3. None of them has an input (docs/product.md, Onboarding). */
  const tenantSettings = {
    isOnlinePaymentRequired: false,
    currencySymbol,
    currencyType,
    razorpayKey: '',
    taxes: [],
  }

  /** Begins one action of the visitor: aborts the signal of the last run, and returns a new one. */
  function beginRun() {
    current.abort()
    current = new AbortController()
    return current.signal
  }

  function show(next: JourneyState) {
    state = next
    for (const listener of listeners) listener()
  }

  /** Changes the step that is shown, if one is. */
  function update(changes: Partial<views.Step>) {
    if (views.isStep(state)) show({ ...state, ...changes })
  }

  function updateReview(changes: Partial<views.ReviewState>) {
    if (state.view === 'review') show({ ...state, ...changes })
  }

  function move(by: 1 | -1, fields?: CompanyFields) {
    if (views.isStep(state)) show(views.moved(state, by, fields))
  }

  /** The step that was submitted: a run is aborted before another view is shown. */
  function currentStep(): StepState {
    if (!views.isStep(state)) throw new Error(`Nothing can be submitted in the view ${state.view}.`)
    return state
  }

  /** Starts a step again and removes the message about the last attempt. */
  function startStep() {
    deps.toast.clear()
    update({ ...views.idle, isPending: true })
  }

  /** `order`: what the refusal says about it. */
  function refuse(
    text: string,
    errors: FieldErrors | null = null,
    order: Partial<Pick<StepState, 'failedPaymentId' | 'amount'>> = {},
  ) {
    problems += 1
    update({ ...views.idle, problem: { text, errors, number: problems }, failedPaymentId: null, ...order })
    deps.toast.error(text)
  }

  // What was typed

  const unsavedKey = (uid: string) => `${uid} ${plan.code}`

  const saver = createDraftSaver<{ session: Session; fields: CompanyFields }>(
    async ({ session, fields }, last) => {
      const key = unsavedKey(session.user.uid)
      // Another opening of the dialog has replaced it.
      if (deps.unsaved.get(key) !== fields) return 'saved'
      const reply = await deps.api.saveDraft(session, plan.code, fields, last).catch(() => null)
      const hasSaveFailed = !reply?.ok
      if (!hasSaveFailed && deps.unsaved.get(key) === fields) deps.unsaved.delete(key)
      if (session.user.uid !== state.user?.uid) return hasSaveFailed ? 'refused' : 'saved'
      if (state.hasSaveFailed !== hasSaveFailed && state.view !== 'sign-in') show({ ...state, hasSaveFailed })
      if (!hasSaveFailed) return 'saved'
      return !reply || reply.status >= 500 || reply.status === 429 ? 'later' : 'refused'
    },
  )

  function dropDraft() {
    if (state.user) deps.unsaved.delete(unsavedKey(state.user.uid))
    return saver.drop()
  }

  // The account

  function unauthorised() {
    beginRun()
    void deps.auth.signOut()
    interrupted = views.isStep(state) ? state : null
    const note = state.user && onboarding.signedOutElsewhere(state.user.email, isTextKept())
    // The toast shows the message; beside the note, which says what happened, it would be announced twice.
    show({ ...views.signedOut, error: note ? null : unauthorisedMessage, note })
    deps.toast.error(unauthorisedMessage)
  }

  const isTextKept = () => state.view === 'company' || state.view === 'review'

  /** The session for an action; null if another tab has signed out, or has signed in with another account. */
  function authorised(): Session | null {
    const session = deps.auth.session()
    if (session && session.user.uid === state.user?.uid) return session
    if (session && state.user) {
      // What was typed is saved for its account. If that fails, it is offered when the account returns to this page.
      void saver.flush()
      void enter(session, onboarding.accountChanged(session.user.email, state.user.email, isTextKept()))
    } else if (session) void enter(session)
    else unauthorised()
    return null
  }

  /** The server's status; null without an answer, so that a slow server does not prevent the start. */
  async function fetchStatus(session: Session, run: AbortSignal): Promise<Status | 'unauthorised' | null> {
    const status = deps.api
      .getStatus(session, plan.code)
      .then((reply) =>
        reply.status === 401 ? 'unauthorised' : reply.success ? readStatus(reply.body, plan.code) : null,
      )
    return Promise.race([status, wait(timings.statusTimeout, run).then(() => null)]).catch(() => null)
  }

  async function enter(session: Session | null, accountNote: string | null = null) {
    const run = beginRun()
    show(views.opening(session?.user ?? null))
    const [status] = await Promise.all([session && fetchStatus(session, run), wait(timings.spinner, run)])
    if (run.aborted) return
    const last = interrupted
    interrupted = null
    if (!session) return show(views.signedOut)
    if (status === 'unauthorised') {
      void deps.auth.signOut()
      return show(views.signedOut)
    }
    const { user } = session
    if (isPaidUp(status)) deps.payment.forget(user.uid, plan.code)
    const payment = deps.payment.read(user.uid, plan.code)
    const typed = !status?.licence && deps.unsaved.get(unsavedKey(user.uid))
    show(
      views.entered({
        user,
        status: typed
          ? { licence: null, company: null, ...status, draft: { fields: typed, updatedAt: '' } }
          : status,
        payment,
        suggested: deps.suggested(),
        accountNote,
        interrupted: last,
      }),
    )
    if (typed) saver.typed({ session, fields: typed })
    // Paid, but the licence is missing: complete it without another press.
    if (payment) void submit()
  }

  async function signIn() {
    const moveTo = (attempt: 'window' | 'account') => {
      if (state.view === 'sign-in') show({ ...views.signedOut, attempt })
    }
    const session = deps.auth.signIn(() => moveTo('account'))
    const run = beginRun()
    moveTo('window')
    try {
      const signedIn = await session
      if (!run.aborted) await enter(signedIn)
    } catch (cause) {
      const { message, superseded = false } = cause as Error & { superseded?: boolean }
      if (state.view !== 'sign-in') return
      if (superseded) show({ ...state, note: message })
      else if (!run.aborted) show({ ...views.signedOut, error: message })
    }
  }

  async function signOut() {
    beginRun()
    // Not aborted with the run, so that a further press does not stop the saving.
    await Promise.race([saver.flush(), wait(timings.spinner)])
    void dropDraft()
    await deps.auth.signOut()
    // A button may have started a run during sign-out; this ends it.
    beginRun()
    interrupted = null
    show(views.signedOut)
  }

  // The steps

  async function verify(session: Session, fields: CompanyFields, run: AbortSignal) {
    startStep()
    const reply = await deps.api.verifyCompany(session, plan.code, fields).catch(() => null)
    if (run.aborted) return
    if (!reply) refuse(networkErrorMessage)
    else if (reply.status === 401) unauthorised()
    else if (reply.success) move(1, readConfirmedCompany(reply.body, plan.code) ?? fields)
    else refuse(reply.message ?? notAcceptedMessage, reply.errors)
  }

  async function next() {
    const session = authorised()
    if (!session || !views.isStep(state) || state.isPending || state.view === 'review') return
    const run = beginRun()
    if (state.view === 'company') return verify(session, state.fields, run)
    startStep()
    await wait(timings.step, run)
    if (!run.aborted) move(1)
  }

  async function submit() {
    const session = authorised()
    if (!session || !views.isStep(state) || state.isPending) return
    const run = beginRun()
    const missing = validateCurrency({ currencySymbol, currencyType })
    if (missing) return refuse(Object.values(missing)[0]?.[0] ?? notAcceptedMessage, missing)
    startStep()
    const isOwed = plan.paid && !state.payment
    if (isOwed) deps.payment.preload()
    await wait(timings.step, run)
    if (run.aborted) return
    if (isOwed) await pay(session, run)
    else await complete(session, run)
  }

  /** Shows a failure message and, below it, the other reasons that the server gave. */
  function fail(reply: ApiReply | null, text = deps.completionFailed) {
    const reasons = [reply?.message ?? '', ...Object.values(reply?.errors ?? {}).flat()]
    const others = reasons.filter((reason) => reason && reason !== text && reason !== deps.completionFailed)
    refuse(text, others.length > 0 ? { form: [...new Set(others)] } : null)
  }

  const reviewed = () => ({ ...currentStep().fields, plan: plan.code })

  /** Another tab has stored other details since. Step 2 shows this tab's details again, and Save & Next stores them. */
  function isChanged(reply: ApiReply | null): boolean {
    const text = reply?.errors?.reviewed?.[0]
    if (!text) return false
    move(-1)
    refuse(text)
    return true
  }

  // An order or a payment becomes a licence

  async function complete(session: Session, run: AbortSignal) {
    await attemptCompletion(session, run)
    if (isClosed && !run.aborted) deps.refreshPage()
  }

  /** Completing the same payment twice is safe: it gives one licence and no second charge. */
  async function attemptCompletion(session: Session, run: AbortSignal, attempt = 1): Promise<void> {
    const { payment } = currentStep()
    const { uid } = session.user
    const details = { ...tenantSettings, razorpaySecretKey: '' }
    const reply = await deps.api
      .completeOnboarding(
        session,
        payment
          ? {
              ...details,
              orderId: payment.paymentId,
              razorpayOrderId: payment.orderId,
              razorpaySignature: payment.signature,
            }
          : { ...details, orderId: freeTrialOrder(uid), reviewed: reviewed() },
      )
      .catch(() => null)
    if (run.aborted) return
    if (!reply) return fail(reply)
    if (reply.status === 401) return unauthorised()
    if (isChanged(reply)) return
    // Another tab has launched.
    const existing = reply.status === 409 ? readLicence(reply.body.licence) : null
    if (existing) return activated(session, run, existing)
    // The payment is not refused, but the provider has not confirmed it yet.
    if (payment && reply.body.pending === true) {
      if (attempt >= confirmations) return fail(reply)
      update({ note: reply.errors?.form?.[0] ?? pendingMessage })
      await wait(timings.confirm, run)
      if (run.aborted) return
      return attemptCompletion(session, run, attempt + 1)
    }
    if (reply.success) return activated(session, run, readLicence(reply.body.licence))
    // A payment that the server refuses permanently must not be completed again at each opening.
    if (payment && reply.errors?.orderId) deps.payment.forget(uid, plan.code)
    fail(reply)
  }

  async function activated(session: Session, run: AbortSignal, licence: Licence | null) {
    void dropDraft()
    deps.payment.forget(session.user.uid, plan.code)
    rememberLicence(true)
    if (views.isStep(state)) show(views.completed(state, licence))
    deps.toast.success(licenceActivatedMessage)
    if (isClosed) return
    await wait(timings.leave, run)
    // The browser's error page would replace the success.
    await deps.online()
    if (!run.aborted) deps.openApplication()
  }

  // The payment

  async function createOrder(session: Session, run: AbortSignal): Promise<PaymentOrder | null> {
    const reply = await deps.payment
      .createOrder(session, {
        plan: plan.code,
        tenantSettings,
        reviewed: reviewed(),
        amount: currentStep().amount ?? plan.amount,
      })
      .catch(() => null)
    if (run.aborted) return null
    if (reply?.status === 401) unauthorised()
    if (reply?.status === 401 || isChanged(reply)) return null
    const { amount } = reply?.body ?? {}
    if (reply?.errors?.amount && typeof amount === 'number') {
      refuse(reply.message ?? notStartedMessage, null, { amount })
      return null
    }
    const order = reply?.success ? readOrder(reply.body) : null
    if (order) return order
    // The licence may be active already: by another tab, or by a payment that the server has just found.
    const status = reply?.status === 409 ? await fetchStatus(session, run) : null
    if (run.aborted) return null
    if (status && status !== 'unauthorised' && isPaidUp(status)) void activated(session, run, status.licence)
    // Without an order there is nothing to pay, so the message does not speak of a failed payment.
    else if (reply) fail(reply, notStartedMessage)
    else refuse(checkoutLostMessage)
    return null
  }

  async function pay(session: Session, run: AbortSignal) {
    const order = await createOrder(session, run)
    if (!order) return
    void wait(timings.slow, run).then(() => {
      const isWaiting = views.isStep(state) && state.isPending && !views.isCheckoutOpen(state)
      if (!run.aborted && isWaiting) update({ note: checkoutSlowNote })
    })
    try {
      const provider = await deps.payment.fetchCheckout(order.provider)
      await provider.ready()
      if (run.aborted) return
      // An open modal dialog makes the provider's frame inert, so our dialog closes before the checkout opens.
      updateReview({ note: null, checkout: 'open', orderId: order.orderId })
      await wait(timings.dialogClose, run)
      if (run.aborted) return
      const { companyName: name, companyEmail: email, companyPhone: contact } = currentStep().fields
      let failure: FailedAttempt | null = null
      closeCheckout = provider.open(order, { name, email, contact }, (event) => {
        if (event.kind === 'failed') failure = event
        else if (event.kind === 'paid') void paid(session, event.payment)
        else void closed(session, run, failure, event.timedOut)
      })
    } catch {
      if (run.aborted) return
      if (views.isCheckoutOpen(state)) updateReview({ checkout: 'closed' })
      refuse(checkoutLostMessage)
    }
  }

  async function paid(session: Session, payment: CheckoutPayment) {
    const { uid } = session.user
    deps.payment.save(uid, plan.code, payment)
    // If the visitor has left, the stored payment is completed when they return. The webhook reports it too.
    if (!views.isStep(state) || state.user.uid !== uid) return
    closeCheckout()
    const run = beginRun()
    show({ ...state, ...views.idle, isPending: true, view: 'review', checkout: 'closed', payment })
    await complete(session, run)
  }

  async function closed(
    session: Session,
    run: AbortSignal,
    failure: FailedAttempt | null,
    hasTimedOut: boolean,
  ) {
    updateReview({ checkout: 'closed' })
    if (run.aborted) return
    // The server may know from the provider that the payment succeeded, although the checkout reported nothing.
    const status = await fetchStatus(session, run)
    if (run.aborted) return
    if (status === 'unauthorised') return unauthorised()
    if (status && isPaidUp(status)) return activated(session, run, status.licence)
    const isUnknown = !status || status.isOrderUnknown
    const { completionFailed } = deps
    if (failure)
      refuse(
        isUnknown ? completionFailed : `${noMoneyTakenNote}\n${completionFailed}`,
        failure.reason ? { form: [failure.reason] } : null,
        { failedPaymentId: failure.paymentId },
      )
    else
      update({
        ...views.idle,
        note: isUnknown ? unknownPaymentNote : hasTimedOut ? timedOutNote : notPaidNote,
      })
  }

  // Leaving

  function setLeaving(isLeaving: boolean) {
    if (state.view !== 'sign-in') show({ ...state, isLeaving })
  }

  function showLeaveQuestion() {
    // Saves first, because the question says what has been saved.
    void saver.flush()
    setLeaving(true)
  }

  return {
    getState: (): JourneyState => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open() {
      isClosed = false
      void enter(deps.auth.session())
    },
    signIn: () => void signIn(),
    signOut,
    resume() {
      if (authorised() && state.view === 'resume') show(views.resumed(state))
    },
    renew() {
      if (authorised() && state.view === 'active') show(views.renewing(state))
    },
    startAfresh() {
      const session = authorised()
      if (!session || state.view !== 'resume') return
      void dropDraft()
        .then(() => deps.api.discardDraft(session, plan.code))
        .catch(() => {})
      show(views.startedAfresh(state, deps.suggested()))
    },
    typed(fields: CompanyFields) {
      update({ fields })
      const session = deps.auth.session()
      if (!session || session.user.uid !== state.user?.uid) return
      deps.unsaved.set(unsavedKey(session.user.uid), fields)
      saver.typed({ session, fields })
    },
    next: () => void next(),
    /** The form has found field errors, which it shows. */
    invalid() {
      if (authorised()) refuse(notAcceptedMessage)
    },
    previous() {
      if (authorised() && views.isStep(state) && !state.isPending) move(-1)
    },
    /** Back to step 2, to change one field. After a payment no earlier step is shown. */
    change(field: CompanyFieldName) {
      if (!authorised() || state.view !== 'review' || state.isPending || state.payment) return
      show({ ...views.moved(state, -1), view: 'company', change: field })
    },
    submit: () => void submit(),
    /**
     * Escape, or a press outside the dialog. Closes without a question where nothing was started or everything is done.
     */
    askToLeave() {
      if (!state.user || state.view === 'active') deps.close()
      else showLeaveQuestion()
    },
    stay: () => setLeaving(false),
    /** Closes the dialog. It asks first if typed values could not be saved, and after a payment or during a launch. */
    leave() {
      const isUnfinished = views.isLaunching(state, plan.paid) || views.hasPaid(state)
      if ((state.hasSaveFailed || isUnfinished) && !state.isLeaving) showLeaveQuestion()
      else deps.close()
    },
    /** The page may be closed soon: saves the typed values. */
    pageHidden: () => void saver.flush(true),
    /** The dialog was closed. `open` may be called again. */
    end() {
      isClosed = true
      // The server may activate the licence all the same, so its answer is awaited and announced.
      if (!views.isLaunching(state, plan.paid)) current.abort()
      if (state.view === 'sign-in' && state.attempt === 'window') deps.auth.cancel()
      void saver.flush(true)
    },
  }
}
