/**
 * The rules of a licence, without a database and without a clock: the terms that follow from the ledger, which of them
 * counts, its state, and what a payment gives.
 */
import { fromIndia, toIndia } from '../../contracts/india'
import { licenceTerms } from '../../contracts/licence-terms'
import { isTrial, type LicenceState, type Offer } from '../../contracts/licensing'
import type { grants, revocations } from '../database/schema'

export type Grant = typeof grants.$inferSelect
export type Revocation = typeof revocations.$inferSelect

/** The time that one trial or one payment gives, with what was added or taken back since. `id` is its grant's. */
export type Term = Pick<Grant, 'id' | 'companyId' | 'plan' | 'source' | 'startsAt' | 'endsAt'> & {
  /** Why it is over before its time, or that another term follows it without a gap. */
  closure: 'renewed' | 'refunded' | 'ended' | null
}

const dayMs = 24 * 60 * 60 * 1000
export const addDays = (date: Date, days: number) => new Date(date.getTime() + days * dayMs)

/** The same day of a later month in India, or its last day where it is shorter, as PostgreSQL counts. */
export function addMonths(date: Date, months: number): Date {
  const later = toIndia(date)
  const day = later.getUTCDate()
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== day) later.setUTCDate(0)
  return fromIndia(later)
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)
const later = (a: Date, b: Date) => (a > b ? a : b)

export const isTrialTerm = ({ source }: Pick<Term, 'source'>) => isTrial({ orderId: source })

const wasNeverServed = ({ startsAt, endsAt }: Term) => startsAt.getTime() === endsAt.getTime()

/** The terms of one company, in the order in which they were granted. */
export function termsOf(granted: readonly Grant[], revoked: readonly Revocation[]): Term[] {
  const terms: Term[] = []
  const entries = [...granted, ...revoked].sort((a, b) => a.id - b.id)
  for (const entry of entries)
    if ('grantId' in entry) revoke(terms, entry)
    else add(terms, entry)
  for (const term of terms)
    if (!term.closure && terms.some((next) => follows(term, next))) term.closure = 'renewed'
  return terms
}

const follows = (term: Term, next: Term) =>
  next !== term &&
  !wasNeverServed(next) &&
  next.startsAt >= term.startsAt &&
  next.startsAt.getTime() === term.endsAt.getTime()

function add(terms: Term[], { kind, recordedAt: _, ...grant }: Grant): void {
  if (kind === 'extension') {
    const latest = latestTerm(terms)
    if (latest) Object.assign(latest, { endsAt: grant.endsAt, closure: null })
    return
  }
  // A paid year ends the trial; its remaining days are part of the year.
  for (const term of terms.filter(isTrialTerm))
    term.endsAt = later(term.startsAt, earlier(term.endsAt, grant.startsAt))
  terms.push({ ...grant, closure: null })
}

/**
 * A term that has not begun gets a length of zero, and one that has ended keeps its end. The terms after it move forward,
 * so that paid time has no gap.
 */
function revoke(terms: Term[], { grantId, reason, effectiveAt }: Revocation): void {
  const term = terms.find(({ id }) => id === grantId)
  if (!term) return
  const { endsAt } = term
  term.endsAt = later(term.startsAt, earlier(endsAt, effectiveAt))
  if (reason !== 'shortened') term.closure = reason
  const moved = (date: Date) => new Date(date.getTime() - (endsAt.getTime() - term.endsAt.getTime()))
  for (const next of terms)
    if (next !== term && next.startsAt >= endsAt)
      Object.assign(next, { startsAt: moved(next.startsAt), endsAt: moved(next.endsAt) })
}

/** The latest term. One that was refunded before it began counts only if there is no other. */
export function latestTerm(terms: readonly Term[]): Term | null {
  const [latest] = terms.toSorted(
    (a, b) =>
      Number(wasNeverServed(a)) - Number(wasNeverServed(b)) ||
      b.startsAt.getTime() - a.startsAt.getTime() ||
      b.id - a.id,
  )
  return latest ?? null
}

/** The time from which the next year of a paid licence can be bought. */
const renewalOpens = ({ endsAt }: Pick<Term, 'endsAt'>) => addDays(endsAt, -licenceTerms.renewalBefore)

export function stateOf(term: Term, at: Date): LicenceState {
  const { endsAt, closure } = term
  if (closure) return closure
  if (at >= endsAt) return at < addDays(endsAt, licenceTerms.grace) ? 'grace' : 'ended'
  if (isTrialTerm(term)) return 'trial'
  return at < renewalOpens(term) ? 'active' : 'renewable'
}

/** The paid grant whose end the next year extends; null if there is none, or what it gave was taken back. */
export function extendedGrant(terms: readonly Term[]): number | null {
  const latest = latestTerm(terms)
  return latest && !latest.closure && !isTrialTerm(latest) ? latest.id : null
}

/** Unpaid orders are deleted after 30 days; a payment just before that may be noticed later. */
const offeredFor = 40

/**
 * Whether a payment of the order gives a year: it still extends the end that it was offered for, and was offered in the
 * last 40 days.
 */
export const isDue = (
  terms: readonly Term[],
  { extendsGrant, offeredAt }: { extendsGrant: number | null; offeredAt: Date },
  at: Date,
): boolean => extendedGrant(terms) === extendsGrant && at < addDays(offeredAt, offeredFor)

/** Whether a year can be bought: not while a paid licence runs and cannot be renewed yet. */
export function isYearOffered(terms: readonly Term[], at: Date): boolean {
  const latest = latestTerm(terms)
  return !latest || stateOf(latest, at) !== 'active'
}

type PaidTerm = { kind: Offer['kind']; startsAt: Date; endsAt: Date }

/** The year that a payment for a company with these terms gives at this moment. No time is sold twice. */
export function paidTerm(terms: readonly Term[], at: Date): PaidTerm {
  const latest = latestTerm(terms)
  const yearFrom = (startsAt: Date, moreMs = 0) => ({
    startsAt,
    endsAt: new Date(addMonths(startsAt, licenceTerms.paidMonths).getTime() + moreMs),
  })
  if (latest && !latest.closure && isTrialTerm(latest) && latest.endsAt > at)
    return { kind: 'upgrade', ...yearFrom(at, latest.endsAt.getTime() - at.getTime()) }
  if (extendedGrant(terms) !== null && latest && at <= addDays(latest.endsAt, licenceTerms.renewalAfter))
    return { kind: 'renewal', ...yearFrom(latest.endsAt) }
  return { kind: 'purchase', ...yearFrom(at) }
}
