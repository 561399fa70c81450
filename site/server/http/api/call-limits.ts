/**
 * Rate limit and body size of each call, with the reasons. All servers over one database share the counts. Pages and
 * files are not limited, because five hundred browsers of a school may share one address.
 *
 * The address limit allows for a large school behind one address, the account limit for what one person does by hand.
 */
import type { CallName } from '../../../contracts/api'

/** Calls with a signed body are not counted: Razorpay repeats a message for a day. */
export type LimitedCall = Exclude<CallName, 'payment_webhook'>

/** What is counted: the address (IPv6 by its /64), or the signed-in account. */
export type LimitScope = 'address' | 'account'

export type Limit = { calls: number; seconds: number }
type CallLimits = Partial<Record<LimitScope, Limit>>

const per10Minutes = (address: number, account?: number): CallLimits => ({
  address: { calls: address, seconds: 600 },
  ...(account && { account: { calls: account, seconds: 600 } }),
})

export const callLimits: Record<LimitedCall, CallLimits> = {
  // Each checks a signature and writes two rows; a whole school may sign in at the start of a lesson.
  google_login: per10Minutes(1000, 120),
  // Made-up people only; as many as may sign in for real.
  sandbox_sign_in: per10Minutes(1500),
  // Says whether a domain name is taken, and writes; a person corrects a form a few times.
  verify_with_backend: per10Minutes(1500, 300),
  // Asks the payment provider, who counts our calls; a person presses Retry a few times.
  complete_onboarding: per10Minutes(1500, 300),
  // Comes with every opening of the dialog, and may ask the provider.
  onboarding_status: per10Minutes(3000, 600),
  // Follows the typing: once a second at most.
  save_draft: per10Minutes(3000, 600),
  // A press of a button.
  discard_draft: per10Minutes(600, 120),
  // A visitor who types a name makes about a dozen calls; with this limit a list of all tenants would take months.
  domain_availability: per10Minutes(1000, 100),
  // Comes with every look at the account page; reads a few rows.
  account: per10Minutes(3000, 600),
  // Says whether a domain name is taken, as verify_with_backend does.
  save_company: per10Minutes(1500, 300),
  // Reads everything of an account; a person wants one file.
  account_export: per10Minutes(300, 60),
  // Once, and again where the connection broke off.
  delete_account: per10Minutes(300, 30),
  // Makes an order with the provider, where each one is kept for ever.
  create_payment_order: per10Minutes(600, 120),
  // Needs no account, and every message is read by a person.
  save_contact: { address: { calls: 100, seconds: 3600 } },
  // A press in the checkout of the sandbox; as often as an order can be made.
  sandbox_pay: per10Minutes(600, 120),
}

const kilobyte = 1024
const bodies: Partial<Record<CallName, number>> = {
  // A message of 5000 characters, each up to six bytes in JSON, and the other fields.
  save_contact: 64 * kilobyte,
  // The message contains the payment, the order and all of their notes.
  payment_webhook: 256 * kilobyte,
}

/** The largest body of a call, in bytes. In most calls the longest field is a token of up to 8 KB. */
export const bodyMax = (call: CallName) => bodies[call] ?? 32 * kilobyte
