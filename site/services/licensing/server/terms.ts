/**
 * The rules of a licence: which term counts, its state, and what a payment would give. They use no database.
 */
import { licenceTerms } from '../../../content/billing/licence-terms'
import type { licences } from '../../../server/database/schema'
import { isTrial, type LicenceState, type Offer } from '../contract'

export type Term = typeof licences.$inferSelect
type TermTimes = Pick<Term, 'id' | 'grantedBy' | 'startsAt' | 'endsAt' | 'closure'>

const dayMs = 24 * 60 * 60 * 1000
export const addDays = (date: Date, days: number) => new Date(date.getTime() + days * dayMs)

/** The same day of a later month, or its last day where it is shorter, as PostgreSQL counts. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0)
  return later
}

/** Whether the term is a free trial: its order granted it, and no payment. */
export const isTrialTerm = ({ grantedBy }: Pick<Term, 'grantedBy'>) => isTrial({ orderId: grantedBy })

const wasNeverServed = ({ startsAt, endsAt }: TermTimes) => startsAt.getTime() === endsAt.getTime()

/** The latest term. One that was refunded before it began counts only if there is no other. */
export function latestTerm<T extends TermTimes>(terms: readonly T[]): T | null {
  const [latest] = [...terms].sort(
    (a, b) =>
      Number(wasNeverServed(a)) - Number(wasNeverServed(b)) ||
      b.startsAt.getTime() - a.startsAt.getTime() ||
      b.id - a.id,
  )
  return latest ?? null
}

export function stateOf({ endsAt, closure }: TermTimes, at: Date): LicenceState {
  if (closure) return closure
  if (at < endsAt) return 'active'
  return at < addDays(endsAt, licenceTerms.grace) ? 'expired' : 'ended'
}

/** The time from which the next year of a paid licence can be bought. */
const renewalOpens = ({ endsAt }: Pick<Term, 'endsAt'>) => addDays(endsAt, -licenceTerms.renewalBefore)

export type PaidTerm = { kind: Offer['kind']; startsAt: Date; endsAt: Date }

/**
 * The year that a company with these terms would get for a payment at this moment. Null if the licence runs
 * and cannot be renewed yet, because that payment would be a duplicate. No time is sold twice, and none in
 * the past.
 */
export function paidTerm(terms: readonly TermTimes[], at: Date): PaidTerm | null {
  const latest = latestTerm(terms)
  const yearFrom = (startsAt: Date, moreMs = 0) => ({
    startsAt,
    endsAt: new Date(addMonths(startsAt, licenceTerms.paidMonths).getTime() + moreMs),
  })
  const state = latest && stateOf(latest, at)
  if (!latest || latest.closure === 'refunded' || latest.closure === 'ended')
    return { kind: 'purchase', ...yearFrom(at) }
  if (isTrialTerm(latest)) {
    const left = Math.max(0, latest.endsAt.getTime() - at.getTime())
    return { kind: 'upgrade', ...yearFrom(at, left) }
  }
  if (state === 'active')
    return at < renewalOpens(latest) ? null : { kind: 'renewal', ...yearFrom(latest.endsAt) }
  const isLate = at > addDays(latest.endsAt, licenceTerms.renewalAfter)
  return { kind: isLate ? 'purchase' : 'renewal', ...yearFrom(at) }
}
