/** The ledger of licences in the database. No other file adds to it. A function with `tx` needs the company locked. */
import { and, eq, exists, gt, inArray, like, not, notExists, or, type SQL } from 'drizzle-orm'
import { licenceTerms } from '../../contracts/licence-terms'
import { isRunning, type Licence, type Offer, type TenantSettings } from '../../contracts/licensing'
import { annualPaise } from '../../contracts/money'
import type { Database } from '../database/database'
import { type AccountEventKind, recordAccountEvent } from '../database/events'
import { companies, drafts, grants, type RevocationReason, revocations } from '../database/schema'
import { failpoint } from '../runtime/failpoint'
import { erasedPrefix, isErased, released, shownDomainName } from './companies'
import { addDays, type Grant, isYearOffered, latestTerm, paidTerm, stateOf, type Term } from './ledger'
import { expireEmailsOf, queueLicenceActive } from './licence-emails'
import type { OfferedPlan } from './plans'
import { companiesWithRevocations, termsOfAccount, termsOfCompany } from './terms'

type Company = typeof companies.$inferSelect

/**
 * Call it in a transaction, before reading the terms: it makes changes to one company's licence run one after
 * the other.
 */
export async function lockCompany(tx: Database, companyId: number) {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update')
  return company ?? null
}

async function licenceReply(db: Database, term: Term | null | undefined): Promise<Licence | null> {
  if (!term) return null
  const [company] = await db.select().from(companies).where(eq(companies.id, term.companyId))
  const state = stateOf(term, new Date())
  return {
    plan: term.plan,
    domainName: shownDomainName(company?.domainName ?? ''),
    startsAt: term.startsAt.toISOString(),
    endsAt: term.endsAt.toISOString(),
    orderId: term.source,
    state,
    active: isRunning(state),
  }
}

/** The account's licence: for any plan, or only for this one. */
export async function licenceOf(db: Database, accountUid: string, plan?: string): Promise<Licence | null> {
  const latest = latestTerm(await termsOfAccount(db, accountUid))
  return plan === undefined || latest?.plan === plan ? licenceReply(db, latest) : null
}

/** The licence that the account got by this payment, or by this order of a free trial. */
export const licenceGrantedBy = async (
  db: Database,
  accountUid: string,
  source: string,
): Promise<Licence | null> =>
  licenceReply(
    db,
    (await termsOfAccount(db, accountUid)).find((term) => term.source === source),
  )

/** What a payment for the plan would give the company now; null if no payment is due. */
export async function offerOf(
  db: Database,
  companyId: number,
  plan: Pick<OfferedPlan, 'code' | 'price'>,
): Promise<Offer | null> {
  const at = new Date()
  const terms = await termsOfCompany(db, companyId)
  if (!isYearOffered(terms, at)) return null
  const { kind, startsAt, endsAt } = paidTerm(terms, at)
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  return { kind, plan: plan.code, amount: annualPaise(plan), ...times }
}

/** The plan that is granted, and its source: the payment, or the order of the free trial. */
type NewGrant = Pick<Grant, 'plan' | 'source'>

/** Runs `add`, and expires the e-mails that are not true any more. */
async function changeTerms(
  tx: Database,
  { id: companyId, accountUid }: Company,
  add: () => Promise<unknown>,
): Promise<Term[]> {
  const before = await termsOfCompany(tx, companyId)
  await add()
  const after = await termsOfCompany(tx, companyId)
  const changed = before.filter((term) => {
    const now = after.find(({ id }) => id === term.id)
    return now?.closure !== term.closure || now.endsAt.getTime() !== term.endsAt.getTime()
  })
  if (changed.length > 0) await expireEmailsOf(tx, accountUid, changed)
  return after
}

type GrantValues = NewGrant & Pick<Grant, 'kind' | 'startsAt' | 'endsAt'>

const storeGrant = (tx: Database, company: Company, grant: GrantValues) =>
  changeTerms(tx, company, () =>
    tx.insert(grants).values({ ...grant, companyId: company.id, recordedAt: new Date() }),
  )

async function addGrant(
  tx: Database,
  company: Company,
  grant: GrantValues,
  tenantSettings: TenantSettings,
): Promise<void> {
  const terms = await storeGrant(tx, company, grant)
  await tx.update(companies).set({ tenantSettings }).where(eq(companies.id, company.id))
  await tx.delete(drafts).where(and(eq(drafts.accountUid, company.accountUid), eq(drafts.plan, grant.plan)))
  const term = terms.find(({ source }) => source === grant.source)
  if (!term) throw new Error('The grant was not stored.')
  await queueLicenceActive(tx, company, term)
}

/** Only if the company has no licence yet, or exactly this trial. */
export async function grantTrial(
  tx: Database,
  company: Company,
  grant: NewGrant,
  tenantSettings: TenantSettings,
): Promise<void> {
  const terms = await termsOfCompany(tx, company.id)
  if (terms.some(({ source }) => source === grant.source)) return
  const startsAt = new Date()
  const endsAt = addDays(startsAt, licenceTerms.trial)
  await addGrant(tx, company, { ...grant, kind: 'trial', startsAt, endsAt }, tenantSettings)
  await recordAccountEvent(tx, company.accountUid, 'licence_activated', grant.plan)
}

/** Only for a payment that is due (`isDue`). */
export async function grantYear(
  tx: Database,
  company: Company,
  grant: NewGrant,
  tenantSettings: TenantSettings,
): Promise<void> {
  const { kind, ...times } = paidTerm(await termsOfCompany(tx, company.id), new Date())
  await addGrant(tx, company, { ...grant, kind: 'paid', ...times }, tenantSettings)
  const event = kind === 'renewal' ? 'licence_renewed' : 'licence_activated'
  await recordAccountEvent(tx, company.accountUid, event, grant.plan)
}

/** `terms` are revoked one after the other, from `effectiveAt` on. */
async function revoke(
  tx: Database,
  company: Company,
  terms: readonly Term[],
  revocation: { reason: RevocationReason; effectiveAt: Date; source?: string },
): Promise<void> {
  const rows = terms.map(({ id }) => ({ grantId: id, ...revocation, recordedAt: new Date() }))
  await changeTerms(tx, company, () => tx.insert(revocations).values(rows))
  failpoint('term closed')
  const events = {
    refunded: 'licence_refunded',
    ended: 'licence_ended',
    shortened: 'licence_extended',
  } as const
  const event: AccountEventKind = events[revocation.reason]
  await recordAccountEvent(tx, company.accountUid, event, terms[0]?.plan)
}

/** Ends the term of a refunded payment, if the payment gave one. */
export async function endRefundedTerm(tx: Database, company: Company, paymentId: string): Promise<void> {
  const term = (await termsOfCompany(tx, company.id)).find(({ source }) => source === paymentId)
  if (!term || term.closure === 'refunded') return
  await revoke(tx, company, [term], { reason: 'refunded', effectiveAt: new Date() })
}

/** Ends all terms that run or have not begun, except those that were refunded. Returns their number. */
export async function endLicence(tx: Database, company: Company): Promise<number> {
  const effectiveAt = new Date()
  const terms = (await termsOfCompany(tx, company.id)).filter(
    ({ endsAt, closure }) => endsAt > effectiveAt && closure !== 'refunded',
  )
  // Last term first, so that no later term has to be moved.
  terms.sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
  if (terms.length > 0) await revoke(tx, company, terms, { reason: 'ended', effectiveAt })
  return terms.length
}

/** Moves the end of the licence by so many days, once for each key; null if there is no licence. */
export async function extendLicence(
  tx: Database,
  company: Company,
  days: number,
  key: string,
): Promise<Term | null> {
  const latest = latestTerm(await termsOfCompany(tx, company.id))
  const source = `EXTENSION-${company.id}-${key}`
  const isDone =
    (await tx.$count(grants, eq(grants.source, source))) +
      (await tx.$count(revocations, eq(revocations.source, source))) >
    0
  if (isDone) return latest
  if (!latest || (latest.closure && latest.closure !== 'ended')) return null
  const endsAt = addDays(latest.endsAt, days)
  if (days < 0) await revoke(tx, company, [latest], { reason: 'shortened', effectiveAt: endsAt, source })
  else {
    const { plan, endsAt: startsAt } = latest
    await storeGrant(tx, company, { plan, kind: 'extension', source, startsAt, endsAt })
    await recordAccountEvent(tx, company.accountUid, 'licence_extended', plan)
  }
  return latestTerm(await termsOfCompany(tx, company.id))
}

/**
 * After a licence has ended, its domain name is kept for its owner for a time; then anybody can have it. Of an erased
 * account, whose name can name a person too, it is kept only while the licence runs.
 */
export async function releaseDomainNames(db: Database, at: Date): Promise<void> {
  const isErasedOwner = like(companies.accountUid, `${erasedPrefix}%`)
  const isOwn = eq(grants.companyId, companies.id)
  const own = (where?: SQL) => db.select().from(grants).where(and(isOwn, where))
  // What is served ends no later than what was granted, and earlier only where something was revoked.
  const candidates = await db
    .select({ id: companies.id, accountUid: companies.accountUid })
    .from(companies)
    .where(
      and(
        not(like(companies.domainName, '%:%')),
        or(isErasedOwner, exists(own())),
        or(
          notExists(own(gt(grants.endsAt, addDays(at, -licenceTerms.domainName)))),
          and(isErasedOwner, notExists(own(gt(grants.endsAt, at)))),
          inArray(companies.id, companiesWithRevocations(db)),
        ),
      ),
    )
  // Read without a lock first: most licences of which something was revoked run.
  for (const company of candidates)
    if (await isReleasable(db, company, at))
      await db.transaction(async (tx) => {
        await lockCompany(tx, company.id)
        await releaseDomainName(tx, company.id, at)
      })
}

async function isReleasable(db: Database, { id, accountUid }: Pick<Company, 'id' | 'accountUid'>, at: Date) {
  const days = isErased(accountUid) ? 0 : licenceTerms.domainName
  return (await termsOfCompany(db, id)).every((term) => addDays(term.endsAt, days) <= at)
}

export async function releaseDomainName(tx: Database, id: number, at = new Date()): Promise<void> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, id))
  if (!company || !(await isReleasable(tx, company, at))) return
  await tx
    .update(companies)
    .set({ domainName: `${released}${id}` })
    .where(eq(companies.id, id))
}
