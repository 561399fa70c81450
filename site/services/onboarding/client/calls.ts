import { type ApiReply, type CallOptions, callApi } from '../../api-client'
import { type CompanyFieldName, companyFieldNames } from '../company-fields'
import type { CompleteOnboarding, Licence } from '../contract'

export type Fields = Record<CompanyFieldName, string>

/** The account of a journey, and the ID token that proves it. */
export interface Account {
  uid: string
  bearer: string | null
}

/** What the server knows about an account's onboarding for one plan. */
export interface Status {
  draft: { fields: Partial<Fields>; updatedAt: string } | null
  company: Fields | null
  licence: Licence | null
}

type Json = Record<string, unknown>
const record = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null

const texts = (source: Json | null): Partial<Fields> =>
  Object.fromEntries(
    companyFieldNames
      .filter((name) => typeof source?.[name] === 'string')
      .map((name) => [name, source?.[name]]),
  )

const isWhole = (fields: Partial<Fields>): fields is Fields => companyFieldNames.every((name) => fields[name])

export function readLicence(value: unknown): Licence | null {
  const { plan, domainName, startsAt, endsAt, orderId, active } = record(value) ?? {}
  const all = [plan, domainName, startsAt, endsAt, orderId]
  if (!all.every((item) => typeof item === 'string')) return null
  // Another server of this API may leave `active` out; then the browser's clock decides.
  const runs = typeof active === 'boolean' ? active : !(Date.parse(String(endsAt)) <= Date.now())
  return { plan, domainName, startsAt, endsAt, orderId, active: runs } as Licence
}

/** The confirmed details in an answer, if they are for this plan. */
export function readCompany(body: Json, plan: string): Fields | null {
  const company = record(body.company)
  const confirmed = company?.plan === plan ? texts(company) : {}
  return isWhole(confirmed) ? confirmed : null
}

/**
 * Reads a status without trusting its types. Details confirmed for another plan do not count as confirmed for this one.
 */
export function readStatus(body: Json, plan: string): Status {
  const draft = record(body.draft)
  return {
    draft: draft && { fields: texts(record(draft.fields)), updatedAt: String(draft.updatedAt ?? '') },
    company: readCompany(body, plan),
    licence: readLicence(body.licence),
  }
}

const call = (name: string, account: Account, payload: object, options?: CallOptions): Promise<ApiReply> =>
  callApi(name, { ...payload, token: account.uid }, { bearer: account.bearer, ...options })

/** Without `plan`: of any plan. */
export const getStatus = (account: Account, plan?: string) => call('onboarding_status', account, { plan })

export const verifyCompany = (account: Account, plan: string, fields: Fields) =>
  call('verify_with_backend', account, { ...fields, selected_plan: plan })

/** The server's answer about a domain name. `reason`: why it is not available, if not because it is taken. */
export type Availability = { available: boolean; suggestions: string[]; reason?: string }

/** Null where the server gives no usable answer. */
export async function askDomain(account: Account, domainName: string, signal: AbortSignal) {
  const { success, body, message } = await call('domain_availability', account, { domainName }, { signal })
  const { available, suggestions } = body
  if (!success || typeof available !== 'boolean') return null
  const names = Array.isArray(suggestions) ? suggestions.filter((name) => typeof name === 'string') : []
  return { available, suggestions: names, ...(!available && { reason: message }) } satisfies Availability
}

export const completeOnboarding = (account: Account, order: Omit<CompleteOnboarding, 'token'>) =>
  call('complete_onboarding', account, order)

export const saveDraft = (account: Account, plan: string, fields: Fields, keepalive = false) =>
  call('save_draft', account, { plan, fields }, { keepalive })

export const discardDraft = (account: Account, plan: string) => call('discard_draft', account, { plan })
