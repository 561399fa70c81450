/** A request of each call that would be accepted: what the tests of bad input begin with. */
import type { CallName } from './contract'
import { goodCompany, goodCompletion, goodMessage } from './test-server'

/** The account that calls what needs one. */
export const caller = 'somebody'

export const good: Record<CallName, Record<string, unknown>> = {
  google_login: { uid: 'newcomer', email: 'newcomer@test.example', token: 'test:newcomer' },
  sandbox_sign_in: { account: 'sandbox-mitali' },
  verify_with_backend: { ...goodCompany, token: caller },
  complete_onboarding: { ...goodCompletion(caller), token: caller },
  save_contact: goodMessage,
  onboarding_status: { token: caller },
  save_draft: { token: caller, plan: 'FT', fields: { domainName: 'ganit' } },
  discard_draft: { token: caller, plan: 'FT' },
  domain_availability: { token: caller, domainName: 'ganit' },
}
export const names = Object.keys(good) as CallName[]
export const signedInNames = names.filter((name) => good[name].token === caller)

export const bearerOf = (name: CallName): Record<string, string> =>
  signedInNames.includes(name) ? { Authorization: `Bearer test:${caller}` } : {}
