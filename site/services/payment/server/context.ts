import type { Database } from '../../../server/database/database'
import type { Fulfilment } from './fulfilment'
import type { PaymentProvider } from './provider'

/** Limits for waiting on the provider, in milliseconds. */
export type Timeouts = {
  /** create_payment_order and complete_onboarding: the visitor sees 'Loading...'. */
  callMs: number
  /** onboarding_status: an extra check, which must not delay the dialog. */
  lookMs: number
  /** Razorpay expects an answer to a webhook within 5 s. https://razorpay.com/docs/webhooks/best-practices/ */
  webhookMs: number
  /** payment_status: every answer takes exactly this long, so that timing reveals nothing. */
  answerMs: number
}

export const defaultTimeouts: Timeouts = { callMs: 15_000, lookMs: 2500, webhookMs: 3500, answerMs: 1500 }

/** What every payment call needs. */
export type PaymentContext = {
  db: Database
  provider: PaymentProvider
  fulfilment: Fulfilment
  timeouts: Timeouts
  supportEmail: string
}
