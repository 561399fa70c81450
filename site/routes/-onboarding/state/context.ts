import type { ApiReply } from '../../../services/api-client'
import type { Session } from '../../../services/auth/client/storage'
import type { FieldErrors } from '../../../services/contract'
import type { Account, Fields, Status } from '../../../services/onboarding/client/calls'
import type { CompleteOnboarding, Reviewed, TenantSettings } from '../../../services/onboarding/contract'
import type { CheckoutProvider, Payment } from '../../../services/payment/client/provider'
import type { JourneyEvent, JourneyState } from './reducer'

/** The part of a plan that the journey needs. */
export interface JourneyPlan {
  code: string
  currencySymbol: string
  currencyType: string
  /** The plan is paid for before the licence is activated. */
  paid: boolean
}

/** All side effects of the journey, so that tests can replace them. */
export interface JourneyDeps {
  auth: {
    session(): Session | null
    /** Must open its window synchronously: browsers block a window that opens later. */
    signIn(onAccount: () => void): Promise<Session>
    signOut(): Promise<void>
    cancel(): void
    bearer(token: string): string | null | Promise<string | null>
  }
  api: {
    getStatus(account: Account, plan: string): Promise<ApiReply>
    verifyCompany(account: Account, plan: string, fields: Fields): Promise<ApiReply>
    completeOnboarding(account: Account, order: Omit<CompleteOnboarding, 'token'>): Promise<ApiReply>
    saveDraft(account: Account, plan: string, fields: Fields, keepalive: boolean): Promise<ApiReply>
    discardDraft(account: Account, plan: string): Promise<ApiReply>
  }
  payment: {
    /** Fetches the checkout's script early. */
    preload(): void
    createOrder(
      account: Account,
      plan: string,
      settings: TenantSettings,
      reviewed: Reviewed,
    ): Promise<ApiReply>
    /** The checkout for an order's public key. Rejects where it cannot be loaded. */
    fetchCheckout(key: string): Promise<CheckoutProvider>
    /** Payments that are not a licence yet, by account and plan. They survive a reload. */
    keep(uid: string, plan: string, payment: Payment): void
    read(uid: string, plan: string): Payment | null
    forget(uid: string, plan: string): void
  }
  /** What was typed and is not saved, by `unsavedKey`. It outlives the dialog, but not the page. */
  unsaved: Map<string, Fields>
  /** One message at a time; `clear` removes one that no longer applies. */
  toast: { success(message: string): void; error(message: string): void; clear(): void }
  /** The message when the licence could not be activated. */
  completionFailed: string
  /** Initial values of a new journey: the school name that was typed on the page. */
  suggested?(): Partial<Fields>
  /** Closes the dialog. */
  close(): void
  /** Replaces the page with the application. */
  openApplication(): void
}

/** What the parts of a journey share: `createJourney` for the dialog, `createSubmission` for the end of step 3. */
export interface JourneyContext {
  plan: JourneyPlan
  deps: JourneyDeps
  getState(): JourneyState
  dispatch(event: JourneyEvent): void
  /** Begins a run, which is one action of the visitor: aborts the signal of the last run, and returns a new one. */
  beginRun(): AbortSignal
  account(session: Session): Promise<Account>
  /** The server's status; null without an answer. */
  fetchStatus(session: Session, run: AbortSignal): Promise<Status | 'unauthorised' | null>
  refuse(text: string, errors?: FieldErrors | null, paymentId?: string | null): void
  unauthorised(): void
  dropDraft(): void
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
