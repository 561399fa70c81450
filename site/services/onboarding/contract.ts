/** Registering a company and activating its licence: what the browser sends and what the server accepts. */
import * as z from 'zod/mini'
import { type FieldErrors, isStorable, line, optionalLine, type ReplyBody, uid, validate } from '../contract'
import { type CompanyFieldName, companyForm, domainName, forEachCompanyField } from './company-fields'

export const domainTakenMessage = (domainName: string) =>
  `The domain name ‘${domainName}’ is already taken. Please choose another one.`
export const domainFreeMessage = (domainName: string) => `The domain name ‘${domainName}’ is free.`

/** The fields of step 2. */
export const companyFields = z.object(
  forEachCompanyField((name) => companyForm[name].schema) as {
    [Name in CompanyFieldName]: (typeof companyForm)[Name]['schema']
  },
)
export type CompanyFields = z.input<typeof companyFields>

/** The field errors of step 2, or null. */
export const validateCompany = (values: unknown): FieldErrors | null => validate(companyFields, values)

/** The short code of a plan, such as FT. */
const plan = line('Choose a plan.', 10)

/** POST verify_with_backend. `token` is the uid. */
export const verifyWithBackend = z.extend(companyFields, { selected_plan: plan, token: uid })
export type VerifiedDetails = z.output<typeof verifyWithBackend>

/**
 * What step 3 showed when it was submitted. The server refuses it with 409 and `changedElsewhereMessage` if other details
 * were confirmed since, and names this field in `errors`.
 */
export const reviewed = z.extend(companyFields, { plan })
export type Reviewed = z.input<typeof reviewed>

export const currencySymbolMessage = 'Please add currency symbol which is required.'
export const currencyTypeMessage = 'Please add currency type which is required.'

export const currencyFields = z.object({
  currencySymbol: line(currencySymbolMessage, 8),
  currencyType: line(currencyTypeMessage, 8),
})

/** The errors of missing currency fields, or null. */
export const validateCurrency = (values: unknown): FieldErrors | null => validate(currencyFields, values)

const tax = z.object({
  name: line('Name the tax.', 60),
  percentage: z.number('Give the tax as a percentage.').check(z.minimum(0), z.maximum(100)),
})

/** Settings of the new tenant's own payments, sent with step 3 (docs/product.md, Onboarding). */
export const tenantSettings = z.extend(currencyFields, {
  isOnlinePaymentRequired: z.boolean('Say whether online payment is required.'),
  razorpayKey: optionalLine(200),
  taxes: z.array(tax, 'Give the taxes as a list.').check(z.maxLength(20, 'Give at most 20 taxes.')),
})
export type TenantSettings = z.output<typeof tenantSettings>

/**
 * POST complete_onboarding. `token` is the uid; `orderId` is the payment ID, or the value of `freeTrialOrder`. The two
 * Razorpay fields are what the checkout returned with the payment.
 */
export const completeOnboarding = z.extend(tenantSettings, {
  razorpaySecretKey: optionalLine(200),
  orderId: line('An order is missing.', 200),
  token: uid,
  razorpayOrderId: optionalLine(60),
  razorpaySignature: optionalLine(200),
  /** Left out with a payment: it was checked when the order was made, and a payment is never refused for it. */
  reviewed: z.optional(reviewed),
})
export type CompleteOnboarding = z.input<typeof completeOnboarding>
export type CompletionDetails = z.output<typeof completeOnboarding>

export const freeTrialOrder = (accountUid: string) => `FREE_TRIAL-${accountUid}`
export const isTrial = ({ orderId }: Pick<Licence, 'orderId'>) => orderId.startsWith(freeTrialOrder(''))

const draftLine = z.string().check(z.maxLength(500), z.refine(isStorable))

/** The unfinished values of step 2; they need not be valid. */
export const draftFields = z.object(forEachCompanyField(() => z.optional(draftLine)))
export type DraftFields = z.input<typeof draftFields>

/** POST save_draft, discard_draft, onboarding_status. `token` is the uid. */
export const saveDraft = z.object({ token: uid, plan, fields: draftFields })
export const discardDraft = z.object({ token: uid, plan })
export const onboardingStatus = z.object({ token: uid, plan: z.optional(plan) })

/** POST domain_availability, sent while the domain name is typed. `token` is the uid. */
export const domainAvailability = z.object({ token: uid, domainName })
export type DomainAvailability = ReplyBody & {
  /** The name of the request, trimmed and lower-cased. */
  domainName: string
  /** If not because the name is taken, `message` says why not. */
  available: boolean
  /** Similar names that are free, the most similar first; empty where the name itself is free. */
  suggestions: string[]
}

/** Times are ISO 8601 in UTC. */
export type Draft = { plan: string; fields: DraftFields; updatedAt: string }
export type ConfirmedCompany = CompanyFields & { plan: string }
export type Licence = {
  plan: string
  domainName: string
  startsAt: string
  endsAt: string
  orderId: string
  /** By the server's clock: it has started and not ended. */
  active: boolean
}

/**
 * An order of the account and its state. `amount` is in paise; `key` opens the provider's checkout, or is the key of
 * the sandbox.
 */
export type OrderStatus = {
  orderId: string
  amount: number
  currency: string
  key: string
  plan: string
  status: 'open' | 'paid'
}

/**
 * Reply of verify_with_backend. `company`: the details as they are stored. `message`: why they differ from what was sent.
 */
export type VerificationReply = ReplyBody & { company?: ConfirmedCompany }

export type OnboardingStatusReply = ReplyBody & {
  draft?: Draft | null
  company?: ConfirmedCompany | null
  licence?: Licence | null
  /** The newest order of a paid plan, if there is one. */
  order?: OrderStatus
}

/** Reply of complete_onboarding. `pending`: the payment is not refused, but the provider has not confirmed it yet. */
export type CompletionReply = ReplyBody & { licence?: Licence; pending?: boolean }

/** `until` is a date in Indian format. */
export const trialEndedMessage = (until: string) =>
  `Your free trial ended on ${until}. There is one free trial for each account.`
/** Two tabs or devices confirmed different details, or different plans. */
export const changedElsewhereMessage =
  'Nothing was launched: your details were changed in another tab, window or device. Check them here, then press Save & Next to launch what you see.'
/** A licence fixes the details of its company. */
export const companyFixedMessage =
  'Your company has a licence, so its details stay as they are shown here. To change them, please write to us.'
export const trialFailedMessage =
  'Your licence could not be activated. Nothing was charged: the free trial needs no payment. Press Retry to try again.'
export const licenceActivatedMessage = 'Your license has been successfully activated!'
export const networkErrorMessage = 'A network error occurred. Please try again.'
/** `email` is the support address of the brand. */
export const paymentFailedMessage = (email: string) =>
  `Payment failed. If you have already been charged, take a screenshot of the confirmation, note the order ID and e-mail it to ${email} within 3 days.`
