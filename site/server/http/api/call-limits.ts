/**
 * Rate limit and body size of each call, with the reasons. All servers over one database share the counts. Pages and
 * files are not limited, because five hundred browsers of a school may share one address.
 *
 * The address limit allows for a large school behind one address, the account limit for what one person does
 * by hand.
 */
import type { CallName } from '../../../contracts/api'

/** Calls with a signed body are not counted: Razorpay repeats a message for a day. */
export type LimitedCall = Exclude<CallName, 'payment_webhook'>

/** What is counted: the address (IPv6 by its /64), or the signed-in account. */
export type LimitScope = 'address' | 'account'

export type Limit = { calls: number; seconds: number }
type CallLimits = Partial<Record<LimitScope, Limit>> & { reason: string }

const per10Minutes = (calls: number): Limit => ({ calls, seconds: 600 })
const perHour = (calls: number): Limit => ({ calls, seconds: 3600 })

export const callLimits: Record<LimitedCall, CallLimits> = {
  google_login: {
    address: per10Minutes(1000),
    account: per10Minutes(120),
    reason:
      'Each checks a signature and writes two rows; a whole school may sign in at the start of a lesson.',
  },
  sandbox_sign_in: {
    address: per10Minutes(1500),
    reason: 'Made-up people only; as many as may sign in for real.',
  },
  verify_with_backend: {
    address: per10Minutes(1500),
    account: per10Minutes(300),
    reason: 'Says whether a domain name is taken, and writes; a person corrects a form a few times.',
  },
  complete_onboarding: {
    address: per10Minutes(1500),
    account: per10Minutes(300),
    reason: 'Asks the payment provider, who counts our calls; a person presses Retry a few times.',
  },
  onboarding_status: {
    address: per10Minutes(3000),
    account: per10Minutes(600),
    reason: 'Comes with every opening of the dialog, and may ask the provider.',
  },
  save_draft: {
    address: per10Minutes(3000),
    account: per10Minutes(600),
    reason: 'Follows the typing: once a second at most.',
  },
  discard_draft: {
    address: per10Minutes(600),
    account: per10Minutes(120),
    reason: 'A press of a button.',
  },
  domain_availability: {
    address: per10Minutes(1000),
    account: per10Minutes(100),
    reason:
      'A visitor who types a name makes about a dozen calls; with this limit a list of all tenants would take months.',
  },
  account: {
    address: per10Minutes(3000),
    account: per10Minutes(600),
    reason: 'Comes with every look at the account page; reads a few rows.',
  },
  save_company: {
    address: per10Minutes(1500),
    account: per10Minutes(300),
    reason: 'Says whether a domain name is taken, as verify_with_backend does.',
  },
  account_export: {
    address: per10Minutes(300),
    account: per10Minutes(60),
    reason: 'Reads everything of an account; a person wants one file.',
  },
  delete_account: {
    address: per10Minutes(300),
    account: per10Minutes(30),
    reason: 'Once, and again where the connection broke off.',
  },
  create_payment_order: {
    address: per10Minutes(600),
    account: per10Minutes(120),
    reason: 'Makes an order with the provider, where each one is kept for ever.',
  },
  save_contact: {
    address: perHour(100),
    reason: 'Needs no account, and every message is read by a person.',
  },
  sandbox_pay: {
    address: per10Minutes(600),
    account: per10Minutes(120),
    reason: 'A press in the checkout of the sandbox; as often as an order can be made.',
  },
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
