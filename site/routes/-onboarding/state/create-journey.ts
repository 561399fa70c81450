import { onboarding } from '../../../content/onboarding'
import type { Plan } from '../../../content/types'
import { type FieldErrors, notAcceptedMessage, unauthorisedMessage } from '../../../contracts/api'
import type { CompanyFieldName } from '../../../contracts/company-fields'
import { type CompanyFields, isPaidUp, validateCompany, validateCurrency } from '../../../contracts/licensing'
import { networkErrorMessage } from '../../../contracts/onboarding'
import type { Session } from '../../../services/auth/storage'
import { readConfirmedCompany, readStatus, type Status } from '../../../services/onboarding/calls'
import { createDraftSaver } from '../../../services/onboarding/draft-saver'
import { type JourneyContext, type JourneyDeps, type JourneyPlan, type RefusedOrder, wait } from './context'
import {
  initialState,
  isLaunching,
  isStep,
  type JourneyEvent,
  type JourneyState,
  reduce,
  timings,
} from './reducer'
import { createSubmission } from './submission'

export type JourneyController = ReturnType<typeof createJourney>

/** Props that the parts of the dialog share. */
export interface JourneyView<State = JourneyState> {
  plan: Plan
  state: State
  journey: JourneyController
}

/** One opening of the dialog: makes the calls, waits, and dispatches the results to the reducer. */
export function createJourney(plan: JourneyPlan, deps: JourneyDeps) {
  let state: JourneyState = initialState
  const listeners = new Set<() => void>()
  /** A run that was superseded (by sign-out, leaving or a newer action) must not change the state any more. */
  let current = new AbortController()
  let isClosed = false

  function beginRun() {
    current.abort()
    current = new AbortController()
    return current.signal
  }

  const dispatch = (event: JourneyEvent) => {
    state = reduce(state, event)
    for (const listener of listeners) listener()
  }

  /** Starts a step again and removes the message about the last attempt. */
  function startStep() {
    deps.toast.clear()
    dispatch({ type: 'waiting' })
  }

  const unsavedKey = (uid: string) => `${uid} ${plan.code}`

  const saver = createDraftSaver<{ session: Session; fields: CompanyFields }>(
    async ({ session, fields }, last) => {
      const key = unsavedKey(session.user.uid)
      // Another opening of the dialog has replaced it.
      if (deps.unsaved.get(key) !== fields) return 'saved'
      const reply = await deps.api.saveDraft(session, plan.code, fields, last).catch(() => null)
      const hasFailed = !reply?.ok
      if (!hasFailed && deps.unsaved.get(key) === fields) deps.unsaved.delete(key)
      if (session.user.uid !== state.user?.uid) return hasFailed ? 'refused' : 'saved'
      if (state.hasSaveFailed !== hasFailed) dispatch({ type: 'draft-sent', hasFailed })
      if (!hasFailed) return 'saved'
      return !reply || reply.status >= 500 || reply.status === 429 ? 'later' : 'refused'
    },
  )

  function dropDraft() {
    if (state.user) deps.unsaved.delete(unsavedKey(state.user.uid))
    return saver.drop()
  }

  function showLeaveQuestion() {
    // Saves first, because the question says what has been saved.
    void saver.flush()
    dispatch({ type: 'leave-asked', isOpen: true })
  }

  function refuse(text: string, errors: FieldErrors | null = null, order: RefusedOrder = {}) {
    dispatch({ type: 'refused', text, errors, ...order })
    deps.toast.error(text)
  }

  const isTextKept = () => state.view === 'company' || state.view === 'review'

  function unauthorised() {
    beginRun()
    void deps.auth.signOut()
    const note = state.user && onboarding.signedOutElsewhere(state.user.email, isTextKept())
    dispatch({ type: 'unauthorised', text: unauthorisedMessage, note })
    deps.toast.error(unauthorisedMessage)
  }

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

  const context: JourneyContext = {
    plan,
    deps,
    getState: () => state,
    dispatch,
    beginRun,
    fetchStatus,
    refuse,
    unauthorised,
    dropDraft: () => void dropDraft(),
    isClosed: () => isClosed,
  }
  const submission = createSubmission(context)

  async function enter(session: Session | null, accountNote: string | null = null) {
    const run = beginRun()
    const user = session?.user ?? null
    dispatch({ type: 'opened', user })
    const [status] = await Promise.all([session && fetchStatus(session, run), wait(timings.spinner, run)])
    if (run.aborted) return
    if (status === 'unauthorised') {
      void deps.auth.signOut()
      return dispatch({ type: 'signed-out' })
    }
    if (user && isPaidUp(status)) deps.payment.forget(user.uid, plan.code)
    const payment = user && deps.payment.read(user.uid, plan.code)
    const typed = session && !status?.licence && deps.unsaved.get(unsavedKey(session.user.uid))
    const known = typed
      ? { licence: null, company: null, ...status, draft: { fields: typed, updatedAt: '' } }
      : status
    dispatch({ type: 'shown', user, status: known, payment, suggested: deps.suggested(), accountNote })
    if (typed) saver.typed({ session, fields: typed })
    // Paid, but the licence is missing: complete it without another press.
    if (payment) void submit()
  }

  async function signIn() {
    const attempt = deps.auth.signIn(() => dispatch({ type: 'sign-in-moved', to: 'account' }))
    const run = beginRun()
    dispatch({ type: 'sign-in-moved', to: 'window' })
    try {
      const session = await attempt
      if (!run.aborted) await enter(session)
    } catch (cause) {
      const { message: text, superseded = false } = cause as Error & { superseded?: boolean }
      if (!run.aborted || (superseded && state.view === 'sign-in'))
        dispatch({ type: 'sign-in-failed', text, superseded })
    }
  }

  async function verify(session: Session, fields: CompanyFields, run: AbortSignal) {
    const errors = validateCompany(fields)
    if (errors) return refuse(notAcceptedMessage, errors)
    startStep()
    try {
      const reply = await deps.api.verifyCompany(session, plan.code, fields)
      if (run.aborted) return
      if (reply.status === 401) unauthorised()
      else if (reply.success) {
        const stored = readConfirmedCompany(reply.body, plan.code)
        dispatch({ type: 'moved', by: 1, fields: stored })
      } else refuse(reply.message ?? notAcceptedMessage, reply.errors)
    } catch {
      if (!run.aborted) refuse(networkErrorMessage)
    }
  }

  async function next() {
    const session = authorised()
    if (!session || !isStep(state) || state.isPending || state.view === 'review') return
    const run = beginRun()
    if (state.view === 'company') return verify(session, state.fields, run)
    startStep()
    await wait(timings.step, run)
    if (!run.aborted) dispatch({ type: 'moved', by: 1 })
  }

  async function submit() {
    const session = authorised()
    if (!session || !isStep(state) || state.isPending) return
    const run = beginRun()
    const { currencySymbol, currencyType } = plan
    const missing = validateCurrency({ currencySymbol, currencyType })
    if (missing) return refuse(Object.values(missing)[0]?.[0] ?? notAcceptedMessage, missing)
    startStep()
    const isOwed = plan.paid && !state.payment
    if (isOwed) deps.payment.preload()
    await wait(timings.step, run)
    if (run.aborted) return
    if (isOwed) await submission.pay(session, run)
    else await submission.complete(session, run)
  }

  function end() {
    isClosed = true
    // The server may activate the licence all the same, so its answer is waited for and told.
    if (!isLaunching(state, plan.paid)) current.abort()
    if (state.view === 'sign-in' && state.attempt === 'window') deps.auth.cancel()
    void saver.flush(true)
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
    async signOut() {
      beginRun()
      // Not aborted with the run, so that a further press does not stop the saving.
      await Promise.race([saver.flush(), wait(timings.spinner)])
      void dropDraft()
      await deps.auth.signOut()
      // A button may have started a run during sign-out; this ends it.
      beginRun()
      dispatch({ type: 'signed-out' })
    },
    resume: () => {
      if (authorised()) dispatch({ type: 'resumed' })
    },
    renew: () => {
      if (authorised()) dispatch({ type: 'renewal-started' })
    },
    startAfresh() {
      const session = authorised()
      if (!session) return
      void dropDraft()
        .then(() => deps.api.discardDraft(session, plan.code))
        .catch(() => {})
      dispatch({ type: 'started-afresh', suggested: deps.suggested() })
    },
    typed(fields: CompanyFields) {
      dispatch({ type: 'typed', fields })
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
      if (!authorised() || !isStep(state) || state.isPending || state.view === 'plan') return
      dispatch({ type: 'moved', by: -1 })
    },
    /** Back to step 2, to change one field. After a payment no earlier step is shown. */
    change(field: CompanyFieldName) {
      if (!authorised() || state.view !== 'review' || state.isPending || state.payment) return
      dispatch({ type: 'moved', by: -1, change: field })
    },
    submit: () => void submit(),
    /**
     * Escape, or a press outside the dialog. Closes without a question where nothing was started or everything is done.
     */
    askToLeave() {
      if (!state.user || state.view === 'active') deps.close()
      else showLeaveQuestion()
    },
    stay: () => dispatch({ type: 'leave-asked', isOpen: false }),
    /** Closes the dialog. It asks first if typed values could not be saved, and after a payment or during a launch. */
    leave() {
      const isUnfinished = isLaunching(state, plan.paid) || ('payment' in state && state.payment !== null)
      if ((state.hasSaveFailed || isUnfinished) && !state.isLeaving) showLeaveQuestion()
      else deps.close()
    },
    /** The page may be closed soon: saves the typed values. */
    pageHidden: () => void saver.flush(true),
    /** The dialog was closed. `open` may be called again. */
    end,
  }
}
