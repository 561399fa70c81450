import type { Database } from '../database/database'
import type { PaymentProvider } from './providers/provider'
import type { Fulfilment } from './request-fulfilment'

/** Time limits for requests to the provider, in milliseconds. */
export const defaultTimeouts = {
  /** The limit for create_payment_order and complete_onboarding, while the visitor sees 'Loading...'. */
  callMs: 15_000,
  /** The limit for onboarding_status: an additional check, which must not delay the dialog. */
  statusMs: 2500,
  /** Razorpay expects an answer to a webhook within 5 s. https://razorpay.com/docs/webhooks/best-practices/ */
  webhookMs: 3500,
}

export type PaymentContext = {
  db: Database
  provider: PaymentProvider
  fulfilment: Fulfilment
  timeouts: typeof defaultTimeouts
  /** Stores that a webhook message had a wrong signature. Anybody can send one, so at most once a minute. */
  reportForged: () => Promise<void>
}
