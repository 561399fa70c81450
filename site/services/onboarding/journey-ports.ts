import type { ApiReply } from '../api-client'
import type { Session } from '../auth/storage'
import type { Account, Fields } from './client'
import type { CompleteOnboarding } from './contract'

/** The plan as far as the journey needs it. */
export interface JourneyPlan {
  code: string
  currencySymbol: string
  currencyType: string
}

/** Everything the journey does to the world outside it. */
export interface JourneyDeps {
  auth: {
    session(): Session | null
    /** Must open its window before it returns. */
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
  /** One message at a time; `clear` takes back one that is no longer true. */
  toast: { success(message: string): void; error(message: string): void; clear(): void }
  /** What is said when the licence could not be activated. */
  completionFailed: string
  /** What a journey that is not gone on with begins with: the school that was named on the page. */
  suggested?(): Partial<Fields>
  /** Closes the dialog. */
  close(): void
  /** Replaces the page by the application. */
  launch(): void
}
