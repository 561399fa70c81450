/** The account page: what the browser sends and what the server answers. */
import * as z from 'zod/mini'
import { type ReplyBody, uid } from './api'
import { type ConfirmedCompany, companyFields, type Licence, type Offer } from './licensing'
import type { PaymentStatus } from './payment'

/** POST account, account_export, delete_account. `token` is the uid. */
export const accountRequest = z.object({ token: uid })

/** POST save_company: the fields of step 2. */
export const saveCompanyRequest = z.extend(companyFields, { token: uid })

/** The stored details. `domainLocked`: the domain name belongs to a licence and cannot be changed. */
export type AccountCompany = ConfirmedCompany & { domainLocked: boolean }

/** Amounts are in paise, times ISO 8601 in UTC. */
export type AccountPayment = {
  /** The payment provider's IDs of the payment and of its order. */
  paymentId: string
  orderId: string
  plan: string
  amount: number
  currency: string
  state: PaymentStatus
  paidAt: string
  refundedAt: string | null
  /** Until when a full refund can be requested; null if it cannot. */
  refundUntil: string | null
  /** What the payment gave; null if it gave no time, or gives none any more. */
  period: { startsAt: string; endsAt: string } | null
  /** No money was moved: the payment was made in a sandbox, or in the provider's test mode. */
  isPractice: boolean
}

export type AccountData = {
  user: { email: string; displayName: string; photoURL: string }
  company: AccountCompany | null
  licence: Licence | null
  /** The paid plan that can be booked online: the licence's, otherwise the first. Null if there is none. */
  paidPlan: string | null
  /** The licence that a payment for `paidPlan` would give; null if no payment is due. */
  offer: Offer | null
  payments: AccountPayment[]
}

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
  'You are no longer signed in, or the account has been deleted. Sign in to continue.'
