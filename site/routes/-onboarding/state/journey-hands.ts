import type { Session } from '../../../services/auth/client/storage'
import type { FieldErrors } from '../../../services/contract'
import type { Account, Status } from '../../../services/onboarding/client/calls'
import type { JourneyEvent, JourneyState } from './reducer'
import type { JourneyDeps, JourneyPlan } from './context'

/** What the parts of the controller share. A `run` is one action; it ends when another begins. */
export interface Hands {
  plan: JourneyPlan
  deps: JourneyDeps
  state(): JourneyState
  dispatch(event: JourneyEvent): void
  begin(): number
  isCurrent(run: number): boolean
  later(ms: number): Promise<void>
  account(session: Session): Promise<Account>
  /** The server's status; null without an answer. */
  look(session: Session): Promise<Status | 'unauthorised' | null>
  refuse(text: string, errors?: FieldErrors | null, paymentId?: string | null): void
  unauthorised(): void
  dropDraft(): void
}
