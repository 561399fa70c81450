import type { FieldErrors } from '../../../contracts/api'
import type { Session } from '../../../services/auth/storage'
import type { Status } from '../../../services/onboarding/calls'
import type { journeyDeps } from './dependencies'
import type { JourneyEvent, JourneyState } from './reducer'

/** The part of a plan that the journey needs. */
export interface JourneyPlan {
  code: string
  currencySymbol: string
  currencyType: string
  /** The plan is paid for before the licence is activated. */
  paid: boolean
  /** The price as it is shown, in paise. */
  amount: number
}

/** What a refusal says about the order: the ID of a failed payment, or the server's price. */
export type RefusedOrder = { paymentId?: string | null; amount?: number }

/** All side effects of the journey, so that tests can replace them. */
export type JourneyDeps = ReturnType<typeof journeyDeps>

/** What the parts of a journey share: `createJourney` for the dialog, `createSubmission` for the end of step 3. */
export interface JourneyContext {
  plan: JourneyPlan
  deps: JourneyDeps
  getState(): JourneyState
  dispatch(event: JourneyEvent): void
  /** Begins a run, which is one action of the visitor: aborts the signal of the last run, and returns a new one. */
  beginRun(): AbortSignal
  /** The server's status; null without an answer. */
  fetchStatus(session: Session, run: AbortSignal): Promise<Status | 'unauthorised' | null>
  refuse(text: string, errors?: FieldErrors | null, order?: RefusedOrder): void
  unauthorised(): void
  dropDraft(): void
  /** The visitor has left during a launch, which goes on. */
  isClosed(): boolean
}

/** Resolves after this time, or at once when the run ends: check the signal before going on. */
export const wait = (ms: number, run?: AbortSignal) =>
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
