/** The company of an account: what the calls read and change. */

import { eq } from 'drizzle-orm'
import { notAcceptedMessage } from '../../contracts/api'
import { companyFieldNames, mapCompanyFields } from '../../contracts/company-fields'
import {
  type ConfirmedCompany,
  changedElsewhereMessage,
  domainLockedMessage,
  domainTakenMessage,
  type Reviewed,
} from '../../contracts/licensing'
import type { Database } from '../database/database'
import { brokenConstraint } from '../database/database-errors'
import { recordAccountEvent } from '../database/events'
import { companies, grants } from '../database/schema'
import { type Reply, refuse } from '../http/api/reply'

type CompanyRow = Pick<typeof companies.$inferSelect, keyof ConfirmedCompany>

/** Prefix of the uid of an erased account, whose paid records are kept without a name. */
export const erasedPrefix = 'erased:'
export const isErased = (accountUid: string) => accountUid.startsWith(erasedPrefix)

/** Replaces a released domain name. A valid domain name contains no colon, so no company can choose it. */
export const released = 'released:'
export const isReleased = (domainName: string) => domainName.includes(':')
export const shownDomainName = (domainName: string) => (isReleased(domainName) ? '' : domainName)

export const detailsOf = (row: CompanyRow): ConfirmedCompany => ({
  ...mapCompanyFields((name) => row[name]),
  domainName: shownDomainName(row.domainName),
  plan: row.plan,
})

export async function companyOf(db: Database, accountUid: string) {
  const [row] = await db.select().from(companies).where(eq(companies.accountUid, accountUid))
  return row ?? null
}

/** Refuses step 3 if the account has confirmed other details since they were shown; null if it may continue. */
export const refuseChanged = (row: CompanyRow, reviewed: Reviewed | undefined): Reply | null =>
  // A detail that was erased does not count as changed.
  reviewed &&
  (row.plan !== reviewed.plan || companyFieldNames.some((name) => row[name] && row[name] !== reviewed[name]))
    ? refuse(409, changedElsewhereMessage, { reviewed: [changedElsewhereMessage] })
    : null

/** Details that the account has confirmed in the last day, and that are the same, are not stored again. */
const isConfirmed = (company: typeof companies.$inferSelect, details: ConfirmedCompany, at: Date): boolean =>
  company.plan === details.plan &&
  companyFieldNames.every((name) => company[name] === details[name]) &&
  at.getTime() - company.confirmedAt.getTime() < 24 * 60 * 60 * 1000

/** Stores the confirmed details, and returns the company. An unchanged confirmation writes nothing. */
export async function storeConfirmed(
  tx: Database,
  accountUid: string,
  company: typeof companies.$inferSelect | null,
  details: ConfirmedCompany,
): Promise<typeof companies.$inferSelect> {
  const confirmedAt = new Date()
  if (company && isConfirmed(company, details, confirmedAt)) return company
  const confirmed = { ...details, confirmedAt }
  const [stored] = company
    ? await tx.update(companies).set(confirmed).where(eq(companies.id, company.id)).returning()
    : // Another request of the account may have stored one since.
      await tx
        .insert(companies)
        .values({ accountUid, ...confirmed })
        .onConflictDoUpdate({ target: companies.accountUid, set: confirmed })
        .returning()
  if (!stored) throw new Error('A locked company vanished.')
  await recordAccountEvent(tx, accountUid, 'company_confirmed', details.plan)
  return stored
}

/**
 * The domain name of a company that has or had a licence, as long as it is reserved: the web address is in
 * use, so only this name can be confirmed. Null if the company may choose any name.
 */
export async function lockedDomainName(
  db: Database,
  company: { id: number; domainName: string } | null,
): Promise<string | null> {
  if (!company || isReleased(company.domainName)) return null
  const granted = await db
    .select({ id: grants.id })
    .from(grants)
    .where(eq(grants.companyId, company.id))
    .limit(1)
  return granted.length > 0 ? company.domainName : null
}

/**
 * Locks the account's company, checks the domain name that it is to have, and runs `change` in the same transaction.
 * Refuses a name of another company, and a new name where the present one is locked.
 */
export async function changeCompany(
  db: Database,
  accountUid: string,
  domainName: string,
  change: (tx: Database, company: typeof companies.$inferSelect | null) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await db.transaction(async (tx): Promise<Reply> => {
      const [company = null] = await tx
        .select()
        .from(companies)
        .where(eq(companies.accountUid, accountUid))
        .for('update')
      const locked = await lockedDomainName(tx, company)
      if (locked && locked !== domainName)
        return refuse(422, notAcceptedMessage, { domainName: [domainLockedMessage(locked)] })
      return change(tx, company)
    })
  } catch (error) {
    // The unique index decides who was first, also among simultaneous requests.
    if (brokenConstraint(error) !== 'companies_domain_name') throw error
    return refuse(422, notAcceptedMessage, { domainName: [domainTakenMessage(domainName)] })
  }
}
