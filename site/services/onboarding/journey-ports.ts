import type { ApiReply } from '../api-client'
import type { Session } from '../auth/storage'
import type { CheckoutProvider, Payment } from '../payment/provider'
import type { Account, Fields } from './client'
import type { CompleteOnboarding, LaunchSettings } from './contract'

/** The plan as far as the journey needs it. */
export interface JourneyPlan {
  code: string
  currencySymbol: string
  currencyType: string
  /** It is paid for before it begins. */
  paid: boolean
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
  payment: {
    /** Fetches the checkout early. */
    preload(): void
    createOrder(account: Account, plan: string, launch: LaunchSettings): Promise<ApiReply>
    /** The checkout that an order's public key belongs to. Rejects where it does not come. */
    fetchCheckout(key: string): Promise<CheckoutProvider>
    /** Payments that are not a licence yet, by account and plan. They outlive the page. */
    keep(uid: string, plan: string, payment: Payment): void
    read(uid: string, plan: string): Payment | null
    forget(uid: string, plan: string): void
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
