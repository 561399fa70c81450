/** Registering a company and activating its licence: what the browser sends and what the server accepts. */
import * as z from 'zod/mini'
import { brand } from '../content/brand'
import { isStorable, line, optionalLine, type ReplyBody, uid } from './api'
import { mapCompanyFields } from './company-fields'
import { domainName } from './domain-name'
import { cleanText } from './field-text'
import {
  type ConfirmedCompany,
  companyFields,
  type Licence,
  type Offer,
  type OrderStatus,
  planCode,
  reviewed,
  tenantSettings,
} from './licensing'

/** The name belongs to the account's own company already. */
export const domainOwnMessage = (domainName: string) => `The domain name ‘${domainName}’ is your own.`
export const domainAvailableMessage = (domainName: string) => `${domainName}.${brand.appDomain} is available`

/** POST verify_with_backend. `token` is the uid. */
export const verifyWithBackendRequest = z.extend(companyFields, { selected_plan: planCode, token: uid })

/**
 * POST complete_onboarding. `token` is the uid. The two Razorpay fields are what the checkout returned with the
 * payment. This server asks the payment provider about the order, and does not read the signature. The reply has
 * `licence`, or `pending`: the payment is not refused, but the provider has not confirmed it yet. 409 with
 * `licenceActiveMessage` and the licence: another tab has launched.
 */
export const completeOnboardingRequest = z.extend(tenantSettings, {
  razorpaySecretKey: optionalLine(200),
  /**
   * What grants the licence: the payment provider's ID of the payment, or the value of `freeTrialOrder`. The provider's
   * ID of the order is `razorpayOrderId`.
   */
  orderId: line('An order is missing.', 200),
  token: uid,
  razorpayOrderId: optionalLine(60),
  razorpaySignature: optionalLine(200),
  /** Left out with a payment: it was checked when the order was created, and must not block a later payment. */
  reviewed: z.optional(reviewed),
})
export type CompleteOnboarding = z.input<typeof completeOnboardingRequest>
export type CompletionDetails = z.output<typeof completeOnboardingRequest>

const draftLine = z.string().check(
  z.overwrite((text) => cleanText(text, 'line')),
  z.maxLength(500),
  z.refine(isStorable),
)

/** The unfinished values of step 2; they need not be valid. */
const draftFields = z.object(mapCompanyFields(() => z.optional(draftLine)))
export type DraftFields = z.input<typeof draftFields>

/** POST save_draft, discard_draft, onboarding_status. `token` is the uid. */
export const saveDraftRequest = z.object({ token: uid, plan: planCode, fields: draftFields })
export const discardDraftRequest = z.object({ token: uid, plan: planCode })
export const onboardingStatusRequest = z.object({ token: uid, plan: z.optional(planCode) })

/** POST domain_availability, sent while the domain name is typed. `token` is the uid. */
export const domainAvailabilityRequest = z.object({ token: uid, domainName })
export type DomainAvailability = ReplyBody & {
  /** The requested name, trimmed and in lower case. */
  domainName: string
  /** If false, `message` says why, unless the name is taken. */
  available: boolean
  /** The name is the present one of the account's own company. */
  own?: boolean
  /** Similar names that are free, the most similar first; empty where the name itself is free. */
  suggestions: string[]
}

/** Times are ISO 8601 in UTC. */
export type Draft = { plan: string; fields: DraftFields; updatedAt: string }

/** Reply of verify_with_backend. `company`: the details as they are stored. */
export type VerificationReply = ReplyBody & { company?: ConfirmedCompany }

export type OnboardingStatusReply = ReplyBody & {
  draft?: Draft | null
  company?: ConfirmedCompany | null
  licence?: Licence | null
  /**
   * The licence that a payment for the plan would give; null if no payment is due, missing if the request named no
   * plan.
   */
  offer?: Offer | null
  /** The company has had a licence, so its web address cannot be changed. */
  domainLocked?: boolean
  /** The newest order of a paid plan, if there is one. */
  order?: OrderStatus
}

export const trialFailedMessage =
  'Your licence could not be activated. Nothing was charged: the free trial needs no payment. Press Retry to try again.'
export const licenceActivatedMessage = 'Your license has been successfully activated!'
export const licenceActiveMessage = 'Your licence is active already.'
export const networkErrorMessage = 'A network error occurred. Please try again.'

export const wrongOrderMessage = 'This order does not belong to your account.'

export const noTrialMessage = 'This plan has no free trial.'

export const usedMessage = 'You have already had your free trial. An account has one.'

export const licensedMessage =
  'Your company has, or has had, a paid licence. The free trial is for before it.'
