import type { ApiReply, Credentials } from '../../../services/api-client'
import type { Session } from '../../../services/auth/storage'
import type { FieldErrors } from '../../../services/contract'
import type { Reviewed, TenantSettings } from '../../../services/licensing/contract'
import type { Fields, Status } from '../../../services/onboarding/calls'
import type { CompleteOnboarding } from '../../../services/onboarding/contract'
import type { CheckoutPayment, CheckoutProvider } from '../../../services/payment/provider'
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

/** All side effects of the journey, so that tests can replace them. */
export interface JourneyDeps {
  auth: {
    session(): Session | null
    /** Must open its window synchronously: browsers block a window that opens later. */
    signIn(onAccount: () => void): Promise<Session>
    signOut(): Promise<void>
    cancel(): void
    credentialsOf(session: Session): Promise<Credentials>
  }
  api: {
    getStatus(account: Credentials, plan: string): Promise<ApiReply>
    verifyCompany(account: Credentials, plan: string, fields: Fields): Promise<ApiReply>
    completeOnboarding(account: Credentials, details: Omit<CompleteOnboarding, 'token'>): Promise<ApiReply>
    saveDraft(account: Credentials, plan: string, fields: Fields, keepalive: boolean): Promise<ApiReply>
    discardDraft(account: Credentials, plan: string): Promise<ApiReply>
  }
  payment: {
    /** Fetches the checkout's script early. */
    preload(): void
    createOrder(
      account: Credentials,
      plan: string,
      settings: TenantSettings,
      reviewed: Reviewed,
      amount: number,
    ): Promise<ApiReply>
    /** Loads the checkout of the provider that issued the order. Rejects if it cannot be loaded. */
    fetchCheckout(provider: string): Promise<CheckoutProvider>
    /**
     * Payments that have not become a licence yet, by account and plan. They are stored in the browser and
     * survive a reload.
     */
    save(uid: string, plan: string, payment: CheckoutPayment): void
    read(uid: string, plan: string): CheckoutPayment | null
    forget(uid: string, plan: string): void
  }
  /** Unsaved values of step 2, by `unsavedKey`. They survive closing the dialog, but not a reload. */
  unsaved: Map<string, Fields>
  /** One message at a time; `clear` removes one that no longer applies. */
  toast: { success(message: string): void; error(message: string): void; clear(): void }
  /** The message when the licence could not be activated. */
  completionFailed: string
  /** Initial values of a new journey: the company name that was typed on the page. */
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
