/** The account page: what the browser sends and what the server answers. */
import * as z from 'zod/mini'
import { optionalLine, type ReplyBody, uid } from '../contract'
import { gstinProblem, isStateCode, normalGstin } from '../gstin'
import type { InvoiceSummary } from '../invoicing/contract'
import { type ConfirmedCompany, companyFields, type Licence, type Offer } from '../licensing/contract'
import type { PaymentState } from '../payment/contract'

/** POST account, account_export, delete_account. `token` is the uid. */
export const accountRequest = z.object({ token: uid })

/** The details for invoices, which are optional. */
const taxFields = {
  stateCode: z.pipe(
    optionalLine(2),
    z.string().check(z.refine((code) => code === '' || isStateCode(code), 'Choose a State from the list.')),
  ),
  gstin: z.pipe(
    optionalLine(30),
    z.string().check(z.overwrite(normalGstin), (field) => {
      const message = field.value === '' ? null : gstinProblem(field.value)
      if (message) field.issues.push({ code: 'custom', input: field.value, message })
    }),
  ),
}

type TaxDetails = { stateCode: string; gstin: string }
/** True for an unknown code, which is an error of its own field. */
const isOfState = ({ stateCode, gstin }: TaxDetails) =>
  !isStateCode(stateCode) || !gstin || gstin.startsWith(stateCode)
const otherState = {
  error: 'This GSTIN is of another State. Its first two digits are the code of the State.',
  path: ['gstin'],
}

/** The fields of step 2, and those for invoices. */
export const companyDetails = z.extend(companyFields, taxFields).check(z.refine(isOfState, otherState))
export type CompanyDetails = z.output<typeof companyDetails>

/** POST save_company. */
export const saveCompany = z
  .extend(companyFields, { ...taxFields, token: uid })
  .check(z.refine(isOfState, otherState))

/** The stored details. `domainLocked`: the domain name belongs to a licence and cannot be changed. */
export type AccountCompany = ConfirmedCompany & TaxDetails & { domainLocked: boolean }

export type AccountUser = { email: string; displayName: string; photoURL: string }

/** Amounts are in paise, times ISO 8601 in UTC. */
export type AccountPayment = {
  /** The payment provider's IDs of the payment and of its order. */
  paymentId: string
  orderId: string
  plan: string
  amount: number
  currency: string
  state: PaymentState
  paidAt: string
  refundedAt: string | null
  /** Until when a full refund can be requested; null if it cannot. */
  refundUntil: string | null
}

export type AccountData = {
  user: AccountUser
  company: AccountCompany | null
  licence: Licence | null
  /**
   * The paid plan that can be booked online: that of the licence, otherwise the first. Null if there is none.
   */
  paidPlan: string | null
  /** The licence that a payment for `paidPlan` would give; null if no payment is due. */
  offer: Offer | null
  payments: AccountPayment[]
  invoices: InvoiceSummary[]
}

export type AccountReply = ReplyBody & Partial<AccountData>
export type SaveCompanyReply = ReplyBody & { company?: AccountCompany }
/** `data` is everything that is stored about the account. */
export type AccountExportReply = ReplyBody & { data?: Record<string, unknown> }

export const companySavedMessage = 'Your company details have been saved.'
export const accountFailedMessage = 'Your account could not be loaded. Check your connection, then try again.'
export const companyUnsavedMessage =
  'Your company details could not be saved. Nothing that you typed is lost: check your connection, then save again.'
export const exportFailedMessage = 'Your data could not be fetched. Check your connection, then try again.'
export const deletionFailedMessage =
  'We do not know whether your account was deleted. Check your connection, then press Delete account again.'
/** After another tab signed out or deleted the account, or the sign-in has ended. */
export const signInAgainMessage =
  'You are no longer signed in, or the account has been deleted. Sign in to go on.'
