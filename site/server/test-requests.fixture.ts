/** A valid request of each call: the base for tests of bad input. */
import type { CallName } from '../contracts/api'
import { goodCompany, goodCompletion, goodMessage } from './test-server.fixture'

/** The account of calls that need one. */
export const caller = 'caller'

/** The calls of a browser. A webhook is authenticated by its signature, and is not a form. */
export type BrowserCall = Exclude<CallName, 'payment_webhook'>

const { selected_plan: _, ...companyFields } = goodCompany

export const good: Record<BrowserCall, Record<string, unknown>> = {
  google_login: { uid: 'newcomer', email: 'newcomer@test.example', token: 'test:newcomer' },
  sandbox_sign_in: { account: 'sandbox-mitali' },
  verify_with_backend: { ...goodCompany, token: caller },
  complete_onboarding: { ...goodCompletion(caller), token: caller },
  save_contact: goodMessage,
  onboarding_status: { token: caller },
  save_draft: { token: caller, plan: 'FT', fields: { domainName: 'ganit' } },
  discard_draft: { token: caller, plan: 'FT' },
  domain_availability: { token: caller, domainName: 'ganit' },
  create_payment_order: { token: caller, plan: 'SP' },
  account: { token: caller },
  save_company: { ...companyFields, token: caller },
  account_export: { token: caller },
  sandbox_pay: { token: caller, orderId: 'order_1', outcome: 'failed' },
  // Last, because it deletes the account of the caller.
  delete_account: { token: caller },
}
export const callNames = Object.keys(good) as BrowserCall[]
export const signedInNames = callNames.filter((name) => good[name].token === caller)

export const bearerOf = (name: BrowserCall): Record<string, string> =>
  signedInNames.includes(name) ? { Authorization: `Bearer test:${caller}` } : {}
