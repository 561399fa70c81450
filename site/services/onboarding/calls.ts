import { companyFieldNames } from '../../contracts/company-fields'
import { type CompanyFields, type Licence, licenceStates, type Offer } from '../../contracts/licensing'
import type { CompleteOnboarding } from '../../contracts/onboarding'
import { isRecord } from '../api-client'
import { callAs } from '../auth/sign-in'
import type { Session } from '../auth/storage'

/** The server's state of an account's onboarding for one plan. */
export interface Status {
  draft: { fields: Partial<CompanyFields>; updatedAt: string } | null
  /** The confirmed details, if they were confirmed for this plan. */
  company: CompanyFields | null
  /** The details that were confirmed for any plan. */
  known?: Partial<CompanyFields> | null
  licence: Licence | null
  /** The licence that a payment would give now. */
  offer?: Offer | null
  domainLocked?: boolean
  /** The provider did not answer about the order: it may be paid. */
  isOrderUnknown?: boolean
}

type Json = Record<string, unknown>
const record = (value: unknown): Json | null => (isRecord(value) ? value : null)

const texts = (source: Json | null): Partial<CompanyFields> =>
  Object.fromEntries(
    companyFieldNames
      .filter((name) => typeof source?.[name] === 'string')
      .map((name) => [name, source?.[name]]),
  )

const isWhole = (fields: Partial<CompanyFields>): fields is CompanyFields =>
  companyFieldNames.every((name) => fields[name])

export function readLicence(value: unknown): Licence | null {
  const { plan, domainName, startsAt, endsAt, orderId, active, state } = record(value) ?? {}
  const all = [plan, domainName, startsAt, endsAt, orderId]
  if (!all.every((item) => typeof item === 'string')) return null
  // Another server of this API may leave `active` out; then the browser's clock decides.
  const runs = typeof active === 'boolean' ? active : !(Date.parse(String(endsAt)) <= Date.now())
  const knownState = licenceStates.find((one) => one === state) ?? (runs ? 'active' : 'grace')
  return { plan, domainName, startsAt, endsAt, orderId, active: runs, state: knownState } as Licence
}

function readOffer(value: unknown): Offer | null {
  const { kind, plan, amount, startsAt, endsAt } = record(value) ?? {}
  if (kind !== 'purchase' && kind !== 'upgrade' && kind !== 'renewal') return null
  const isWhole = [plan, startsAt, endsAt].every((item) => typeof item === 'string')
  return isWhole && typeof amount === 'number' ? ({ kind, plan, amount, startsAt, endsAt } as Offer) : null
}

/** The confirmed details in an answer, if they are for this plan. */
export function readConfirmedCompany(body: Json, plan: string): CompanyFields | null {
  const company = record(body.company)
  const confirmed = company?.plan === plan ? texts(company) : {}
  return isWhole(confirmed) ? confirmed : null
}

/** Reads a status without trusting its types. Details that were confirmed for another plan do not count. */
export function readStatus(body: Json, plan: string): Status {
  const draft = record(body.draft)
  return {
    draft: draft && { fields: texts(record(draft.fields)), updatedAt: String(draft.updatedAt ?? '') },
    company: readConfirmedCompany(body, plan),
    known: texts(record(body.company)),
    licence: readLicence(body.licence),
    offer: readOffer(body.offer),
    domainLocked: body.domainLocked === true,
    isOrderUnknown: record(body.order)?.status === 'unknown',
  }
}

/** Without `plan` it returns the status for any plan. */
export const getStatus = (session: Session, plan?: string) => callAs(session, 'onboarding_status', { plan })

export const verifyCompany = (session: Session, plan: string, fields: CompanyFields) =>
  callAs(session, 'verify_with_backend', { ...fields, selected_plan: plan })

/** The server's answer about a domain name. `reason` says why it is not available, unless it is taken. `own`: the company has it. */
export type Availability = { available: boolean; suggestions: string[]; own?: boolean; reason?: string }

/** Null if the server gives no usable answer. */
export async function getAvailability(session: Session, domainName: string, signal: AbortSignal) {
  const { success, body, message } = await callAs(session, 'domain_availability', { domainName }, { signal })
  const { available, own, suggestions } = body
  if (!success || typeof available !== 'boolean') return null
  const names = Array.isArray(suggestions) ? suggestions.filter((name) => typeof name === 'string') : []
  return {
    available,
    suggestions: names,
    ...(own === true && { own }),
    ...(!available && { reason: message }),
  } satisfies Availability
}

export const completeOnboarding = (session: Session, details: Omit<CompleteOnboarding, 'token'>) =>
  callAs(session, 'complete_onboarding', details, { keepalive: true })

export const saveDraft = (session: Session, plan: string, fields: CompanyFields, keepalive = false) =>
  callAs(session, 'save_draft', { plan, fields }, { keepalive })

export const discardDraft = (session: Session, plan: string) => callAs(session, 'discard_draft', { plan })
