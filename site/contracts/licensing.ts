/** The types and rules of a company and a licence. Onboarding, payment and the account page share them. */
import * as z from 'zod/mini'
import { type FieldErrors, line, optionalLine, validate } from './api'
import { type CompanyFieldName, companyForm, mapCompanyFields } from './company-fields'

/** The short code of a plan, such as FT. */
export const planCode = line('Choose a plan.', 10)

/** The fields of step 2. */
export const companyFields = z.object(
  mapCompanyFields((name) => companyForm[name].schema) as {
    [Name in CompanyFieldName]: (typeof companyForm)[Name]['schema']
  },
)
export type CompanyFields = z.input<typeof companyFields>

export const validateCompany = (values: unknown): FieldErrors | null => validate(companyFields, values)

/**
 * What step 3 showed when it was submitted. If other details have been confirmed since, the server refuses it
 * with 409 and `changedElsewhereMessage`, and names this field in `errors`.
 */
export const reviewed = z.extend(companyFields, { plan: planCode })
export type Reviewed = z.input<typeof reviewed>

export const currencySymbolMessage = 'Please add currency symbol which is required.'
export const currencyTypeMessage = 'Please add currency type which is required.'

const currencyFields = z.object({
  currencySymbol: line(currencySymbolMessage, 8),
  currencyType: line(currencyTypeMessage, 8),
})

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

/** In place of a payment's ID, in every field that says what granted a free trial. */
export const freeTrialOrder = (accountUid: string) => `FREE_TRIAL-${accountUid}`
export const isTrial = ({ orderId }: Pick<Licence, 'orderId'>) => orderId.startsWith(freeTrialOrder(''))

export type ConfirmedCompany = CompanyFields & { plan: string }
/**
 * trial, active, renewable: it runs; the next year of a renewable one can be paid. grace: it has ended, and the site is
 * read-only for `licenceTerms.grace` days. renewed: another term follows or followed it. refunded: its payment was
 * refunded. ended: finally, by time, by the owner or with the account.
 */
export const licenceStates = [
  'trial',
  'active',
  'renewable',
  'grace',
  'renewed',
  'refunded',
  'ended',
] as const
export type LicenceState = (typeof licenceStates)[number]
export const isRunning = (state: LicenceState) =>
  state === 'trial' || state === 'active' || state === 'renewable'

/** The licence of a company. Times are ISO 8601 in UTC. */
export type Licence = {
  plan: string
  domainName: string
  startsAt: string
  /** When the last paid term ends. */
  endsAt: string
  /** What granted the licence: the payment provider's ID of the payment, or the value of `freeTrialOrder`. */
  orderId: string
  state: LicenceState
  /** Whether it runs, by the server's clock. */
  active: boolean
}

/**
 * What a payment made now would give. purchase: a year from today. upgrade: a year from today and the days that are left
 * of the trial. renewal: a year from the end of the licence.
 */
export type Offer = {
  kind: 'purchase' | 'upgrade' | 'renewal'
  plan: string
  /** In paise. */
  amount: number
  startsAt: string
  endsAt: string
}

/** Nothing has to be paid now: the licence runs, and cannot be renewed yet. */
export const isPaidUp = (status: { licence: Licence | null; offer?: Offer | null } | null): boolean =>
  Boolean(status?.licence) && !status?.offer

/**
 * open: it can be paid, and is offered. replaced: not offered again. paid: it gave a licence. unknown: the provider did not
 * know it, or did not answer, when it was last asked: it may be paid.
 */
export type OrderState = 'open' | 'replaced' | 'paid' | 'unknown'

/** An order of the account and its state. `amount` is in paise; `key` opens the checkout of the provider with this name. */
export type OrderStatus = {
  /** The payment provider's ID of the order. */
  orderId: string
  amount: number
  currency: string
  key: string
  provider: string
  plan: string
  status: Exclude<OrderState, 'replaced'>
}

export const domainTakenMessage = (domainName: string) =>
  `The domain name ‘${domainName}’ is already taken. Please choose another one.`
/** `until` is a date in Indian format. */
export const trialEndedMessage = (until: string) =>
  `Your free trial ended on ${until}. There is one free trial for each account.`
/** Two tabs or devices confirmed different details, or different plans. */
export const changedElsewhereMessage =
  'Nothing was launched: your details were changed in another tab, window or device. Check them here, then press Save & Next to launch what you see.'

export const noCompanyMessage = 'Add your company details first.'

export const domainLockedMessage = (domainName: string) =>
  `Your licence is for the domain name ‘${domainName}’, which can no longer be changed here.`

export const planRefusedMessage = 'This plan cannot be booked here. Please choose another one.'
