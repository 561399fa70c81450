/** An account in words. */
import { account } from '../../content/account'
import { brand } from '../../content/brand'
import { plans } from '../../content/plans'
import type { AccountData, AccountPayment } from '../../contracts/account'
import { indianDate, toIndia } from '../../contracts/india'
import { licenceTerms } from '../../contracts/licence-terms'
import { dayText } from '../../contracts/licence-text'
import { isRunning, isTrial, type Licence } from '../../contracts/licensing'
import { rupees } from '../../contracts/money'
import { booksKeptYears } from '../../contracts/retention'

const dayMs = 24 * 60 * 60 * 1000

export const amountOf = ({ amount, currency }: AccountPayment) =>
  currency === 'INR' ? rupees(amount) : `${currency} ${(amount / 100).toFixed(2)}`

/** The date so many days after (or before) a moment. */
const dayAfter = (iso: string, days: number) =>
  dayText(new Date(Date.parse(iso) + days * dayMs).toISOString())

/** A date in India, where dates are shown, as a number of days. */
const dayNumber = (milliseconds: number) => Math.floor(Number(toIndia(milliseconds)) / dayMs)

/** 'Free trial, 9 days left, until 5 December 2026': the difference of the dates, which a reader can check. */
export function stateText(licence: Licence, now = Date.now()): string {
  const { state, endsAt, domainName } = licence
  const { states: text } = account.plan
  const isFree = isTrial(licence)
  const ended = dayText(endsAt)
  if (isRunning(state)) {
    const days = dayNumber(Date.parse(endsAt)) - dayNumber(now)
    return `${isFree ? text.trial : text.paid}, ${days < 1 ? text.endsToday(ended) : text.left(days, ended)}`
  }
  if (state === 'refunded') return text.cancelled(ended)
  if (state === 'grace')
    return (isFree ? text.readOnlyTrial : text.readOnly)(ended, dayAfter(endsAt, licenceTerms.grace))
  const kept = domainName && text.addressKept(dayAfter(endsAt, licenceTerms.domainName))
  return (isFree ? text.trialEnded : text.ended)(ended) + kept
}

/**
 * What the visitor can do next. `journey`: open the onboarding dialog for this plan. `later`: the licence can
 * be renewed from this date on. `contact`: there is no paid plan that can be booked online.
 */
type NextStep =
  | { kind: 'start' | 'finish' | 'subscribe' | 'renew'; plan: string }
  | { kind: 'later'; from: string }
  | { kind: 'contact' }

export function nextStep({ company, licence, offer, paidPlan }: AccountData): NextStep {
  if (!company) return { kind: 'start', plan: plans[0].code }
  if (!licence) return { kind: 'finish', plan: company.plan }
  if (offer) return { kind: offer.kind === 'renewal' ? 'renew' : 'subscribe', plan: offer.plan }
  const from = dayAfter(licence.endsAt, -licenceTerms.renewalBefore)
  return paidPlan === licence.plan && from ? { kind: 'later', from } : { kind: 'contact' }
}

export const exportFileName = (now = new Date()) => `my-data-${indianDate(now)}.json`

/** Until when the books of the financial year of this moment are kept: the end of March, in India. */
export function booksKeptUntil(iso: string): string | null {
  const india = toIndia(Date.parse(iso))
  const yearEnds = india.getUTCFullYear() + (india.getUTCMonth() < 3 ? 0 : 1)
  return dayText(`${yearEnds + booksKeptYears}-03-31T06:00:00Z`)
}

/** What the deletion of this account means, as lists with a heading each. */
export function deletionLists({ company, licence, payments }: AccountData) {
  const { goesTitle, goes, staysTitle, stays, moneyTitle, money } = account.deletion
  const address = licence?.domainName || company?.domainName
  const paid = payments.filter(({ state }) => state !== 'failed').map(({ paidAt }) => paidAt)
  const keptUntil = booksKeptUntil(paid.sort().at(-1) ?? '')
  const lists = [
    {
      title: moneyTitle,
      items: [
        ...payments.flatMap(({ refundUntil, amount }) =>
          refundUntil ? [money.refund(rupees(amount), dayText(refundUntil))] : [],
        ),
        ...(payments.some(({ state }) => state === 'processing') ? [money.processing] : []),
      ],
    },
    {
      title: goesTitle,
      items: [
        ...(licence?.active ? [goes.plan(dayText(licence.endsAt))] : []),
        goes.details,
        ...(address ? [goes.address(`${address}.${brand.appDomain}`)] : []),
      ],
    },
    {
      title: staysTitle,
      items: [...(paid.length > 0 ? [stays.payments(keptUntil)] : []), stays.email],
    },
  ]
  return lists.filter(({ items }) => items.length > 0)
}
