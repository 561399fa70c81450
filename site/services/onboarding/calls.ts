import { companyFieldNames } from '../../contracts/company-fields'
import type { CompanyFields, Licence, Offer } from '../../contracts/licensing'
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

// The answers come from our own server, so only their outline is checked.

type Json = Record<string, unknown>

/** The fields of step 2, without what else a record has: they are sent as they are. */
const texts = (source: unknown) =>
  Object.fromEntries(
    companyFieldNames
      .map((name) => [name, isRecord(source) ? source[name] : undefined])
      .filter(([, text]) => typeof text === 'string'),
  ) as Partial<CompanyFields>

export function readLicence(value: unknown): Licence | null {
  if (!isRecord(value) || typeof value.endsAt !== 'string') return null
  // Another server of this API may leave `active` and `state` out; then the browser's clock decides.
  const active = value.active ?? Date.parse(value.endsAt) > Date.now()
  return { state: active ? 'active' : 'grace', ...value, active } as Licence
}

/** The confirmed details in an answer, if they are for this plan. */
export function readConfirmedCompany({ company }: Json, plan: string): CompanyFields | null {
  const fields = texts(company)
  const isConfirmed =
    isRecord(company) && company.plan === plan && companyFieldNames.every((name) => fields[name])
  return isConfirmed ? (fields as CompanyFields) : null
}

/** Details that were confirmed for another plan do not count. */
export function readStatus(body: Json, plan: string): Status {
  const { draft, company, licence, offer, domainLocked, order } = body
  return {
    draft: isRecord(draft) ? { fields: texts(draft.fields), updatedAt: String(draft.updatedAt ?? '') } : null,
    company: readConfirmedCompany(body, plan),
    known: texts(company),
    licence: readLicence(licence),
    offer: isRecord(offer) && typeof offer.amount === 'number' ? (offer as Offer) : null,
    domainLocked: domainLocked === true,
    isOrderUnknown: isRecord(order) && order.status === 'unknown',
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
  if (!success || typeof body.available !== 'boolean') return null
  return { suggestions: [], reason: message, ...body } as unknown as Availability
}

export const completeOnboarding = (session: Session, details: Omit<CompleteOnboarding, 'token'>) =>
  callAs(session, 'complete_onboarding', details, { keepalive: true })

export const saveDraft = (session: Session, plan: string, fields: CompanyFields, keepalive = false) =>
  callAs(session, 'save_draft', { plan, fields }, { keepalive })

export const discardDraft = (session: Session, plan: string) => callAs(session, 'discard_draft', { plan })
