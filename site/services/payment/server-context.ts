import type { Database } from '../platform/database'
import type { PaymentProvider } from './server-provider'
import type { Settlement } from './server-settlement'

/** How long whoever waits for the provider through us is kept waiting, in milliseconds. */
export type Patience = {
  /** create_payment_order, complete_onboarding: somebody looks at 'Loading...'. */
  callMs: number
  /** onboarding_status: a look on the way, which must not hold up the page. */
  lookMs: number
  /** Razorpay wants an answer to a webhook within 5 s. https://razorpay.com/docs/webhooks/best-practices/ */
  webhookMs: number
  /** payment_status: every answer takes exactly this long, so that the time tells nothing. */
  answerMs: number
}

export const defaultPatience: Patience = { callMs: 15_000, lookMs: 2500, webhookMs: 3500, answerMs: 1500 }

/** What every call about money stands on. */
export type PaymentContext = {
  db: Database
  provider: PaymentProvider
  settlement: Settlement
  patience: Patience
  supportEmail: string
}
