/** The licences of companies. No other file reads, grants, extends or ends them. */
import { and, asc, eq, gte, type SQL } from 'drizzle-orm'
import { licenceTerms } from '../../../content/billing/licence-terms'
import type { Database } from '../../../server/database/database'
import { recordAccountEvent } from '../../../server/database/events'
import { companies, drafts, type LicenceClosure, licences } from '../../../server/database/schema'
import { failpoint } from '../../../server/runtime/failpoint'
import { amountOf, type Licence, type Offer, type TenantSettings } from '../contract'
import { shownDomainName } from './companies'
import { expireReminders, queueLicenceActive } from './licence-emails'
import type { OfferedPlan } from './plans'
import { addDays, latestTerm, type PaidTerm, paidTerm, stateOf, type Term } from './terms'

const termsWhere = (db: Pick<Database, 'select'>, where: SQL) =>
  db.select().from(licences).where(where).orderBy(asc(licences.id))

/** Oldest first. */
export const termsOfCompany = (db: Pick<Database, 'select'>, companyId: number) =>
  termsWhere(db, eq(licences.companyId, companyId))

/** Oldest first. */
export const termsOfAccount = (db: Pick<Database, 'select'>, accountUid: string) =>
  termsWhere(db, eq(licences.accountUid, accountUid))

/**
 * Call it in a transaction, before reading the terms: it makes changes to one company's licence run one after
 * the other.
 */
export async function lockCompany(tx: Database, companyId: number) {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update')
  return company ?? null
}

const licenceReply = (term: Term, domainName: string, at: Date): Licence => {
  const state = stateOf(term, at)
  return {
    plan: term.plan,
    domainName: shownDomainName(domainName),
    startsAt: term.startsAt.toISOString(),
    endsAt: term.endsAt.toISOString(),
    orderId: term.grantedBy,
    state,
    active: state === 'active',
  }
}

/** The account's licence: for any plan, or only for this one. */
export async function licenceOf(
  db: Pick<Database, 'select'>,
  accountUid: string,
  plan?: string,
): Promise<Licence | null> {
  const terms = await termsOfAccount(db, accountUid)
  const latest = latestTerm(terms)
  if (!latest || (plan !== undefined && latest.plan !== plan)) return null
  const [company] = await db.select().from(companies).where(eq(companies.id, latest.companyId))
  return company ? licenceReply(latest, company.domainName, new Date()) : null
}

/** The licence that the account got by this payment, or by this order of a free trial. */
export async function licenceGrantedBy(
  db: Pick<Database, 'select'>,
  accountUid: string,
  grantedBy: string,
): Promise<Licence | null> {
  const [row] = await db
    .select({ term: licences, domainName: companies.domainName })
    .from(licences)
    .innerJoin(companies, eq(companies.id, licences.companyId))
    .where(and(eq(licences.accountUid, accountUid), eq(licences.grantedBy, grantedBy)))
  return row ? licenceReply(row.term, row.domainName, new Date()) : null
}

/** The licence that a payment for this plan would give the company now; null if no payment is due. */
export async function offerOf(
  db: Pick<Database, 'select'>,
  companyId: number,
  plan: OfferedPlan,
): Promise<Offer | null> {
  const term = paidTerm(await termsOfCompany(db, companyId), new Date())
  if (!term) return null
  const { kind, startsAt, endsAt } = term
  return {
    kind,
    plan: plan.code,
    amount: amountOf(plan),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }
}

type Grant = TenantSettings & {
  accountUid: string
  companyId: number
  plan: string
  /** The payment, or the order of the free trial. */
  grantedBy: string
}

async function addTerm(
  tx: Database,
  grant: Grant,
  { startsAt, endsAt }: Pick<PaidTerm, 'startsAt' | 'endsAt'>,
) {
  const [term] = await tx
    .insert(licences)
    .values({ ...grant, startsAt, endsAt })
    .returning()
  await tx.delete(drafts).where(and(eq(drafts.accountUid, grant.accountUid), eq(drafts.plan, grant.plan)))
  if (!term) throw new Error('The term was not stored.')
  await queueLicenceActive(tx, term)
}

/** Call it with the company locked, and only if the company has no licence yet, or exactly this trial. */
export async function grantTrial(tx: Database, grant: Grant): Promise<void> {
  const terms = await termsOfCompany(tx, grant.companyId)
  if (terms.some(({ grantedBy }) => grantedBy === grant.grantedBy)) return
  const at = new Date()
  await addTerm(tx, grant, { startsAt: at, endsAt: addDays(at, licenceTerms.trial) })
  await recordAccountEvent(tx, grant.accountUid, 'licence_activated', grant.plan)
}

/**
 * Call it with the company locked. Grants the term for a payment. Returns false and grants nothing if the
 * company's licence runs and cannot be renewed yet.
 */
export async function grantPaidTerm(tx: Database, grant: Grant): Promise<boolean> {
  const at = new Date()
  const terms = await termsOfCompany(tx, grant.companyId)
  const paid = paidTerm(terms, at)
  if (!paid) return false
  const latest = latestTerm(terms)
  if (latest && paid.kind !== 'purchase') {
    // The trial ends when the year begins, and its remaining days are added to the year.
    const endsAt = paid.kind === 'upgrade' && latest.endsAt > at ? at : latest.endsAt
    await tx.update(licences).set({ closure: 'renewed', endsAt }).where(eq(licences.id, latest.id))
    await expireReminders(tx, latest)
  }
  await addTerm(tx, grant, paid)
  const event = paid.kind === 'renewal' ? 'licence_renewed' : 'licence_activated'
  await recordAccountEvent(tx, grant.accountUid, event, grant.plan)
  return true
}

/**
 * Call it with the company locked. Closes a term now. A term that has not begun gets a length of zero, and
 * one that has ended keeps its end. Later terms move forward, so that paid time has no gap.
 */
async function closeTerm(tx: Database, term: Term, closure: LicenceClosure): Promise<void> {
  const at = new Date()
  const endsAt = new Date(Math.max(term.startsAt.getTime(), Math.min(term.endsAt.getTime(), at.getTime())))
  await tx.update(licences).set({ closure, endsAt }).where(eq(licences.id, term.id))
  failpoint('term closed')
  await expireReminders(tx, term)
  const earlier = term.endsAt.getTime() - endsAt.getTime()
  const following = await tx
    .select()
    .from(licences)
    .where(and(eq(licences.companyId, term.companyId), gte(licences.startsAt, term.endsAt)))
    .orderBy(asc(licences.startsAt))
  for (const next of earlier > 0 ? following : []) {
    if (next.id === term.id) continue
    const moved = (date: Date) => new Date(date.getTime() - earlier)
    await tx
      .update(licences)
      .set({ startsAt: moved(next.startsAt), endsAt: moved(next.endsAt) })
      .where(eq(licences.id, next.id))
    await expireReminders(tx, next)
  }
  // If the closed term never began and no other follows, the term before it is not 'renewed' any more.
  if (term.startsAt.getTime() === endsAt.getTime() && following.length === 0)
    await tx
      .update(licences)
      .set({ closure: null })
      .where(
        and(
          eq(licences.companyId, term.companyId),
          eq(licences.endsAt, term.startsAt),
          eq(licences.closure, 'renewed'),
        ),
      )
}

/** Call it with the company locked. Ends the term of a refunded payment; null if the payment gave none. */
export async function endRefundedTerm(tx: Database, paymentId: string): Promise<Term | null> {
  const [term] = await tx.select().from(licences).where(eq(licences.grantedBy, paymentId))
  if (!term || term.closure === 'refunded') return null
  await closeTerm(tx, term, 'refunded')
  await recordAccountEvent(tx, term.accountUid, 'licence_refunded', term.plan)
  return term
}

/** Call it with the company locked. Ends all terms that run or have not begun. Returns their number. */
export async function endLicence(tx: Database, companyId: number): Promise<number> {
  const at = new Date()
  const terms = (await termsOfCompany(tx, companyId)).filter(({ endsAt }) => endsAt > at)
  // Last term first, so that no later term has to be moved.
  for (const term of terms.sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime()))
    await closeTerm(tx, term, 'ended')
  const [first] = terms
  if (first) await recordAccountEvent(tx, first.accountUid, 'licence_ended', first.plan)
  return terms.length
}

/**
 * Call it with the company locked. Moves the end of the licence by so many days; null if there is no licence.
 */
export async function extendLicence(tx: Database, companyId: number, days: number): Promise<Term | null> {
  const latest = latestTerm(await termsOfCompany(tx, companyId))
  if (!latest || (latest.closure && latest.closure !== 'ended')) return null
  const endsAt = new Date(Math.max(latest.startsAt.getTime(), addDays(latest.endsAt, days).getTime()))
  const [term] = await tx
    .update(licences)
    .set({ endsAt, closure: null })
    .where(eq(licences.id, latest.id))
    .returning()
  await expireReminders(tx, latest)
  await recordAccountEvent(tx, latest.accountUid, 'licence_extended', latest.plan)
  return term ?? null
}
