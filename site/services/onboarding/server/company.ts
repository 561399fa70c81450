/** Step 2: confirms a company's details and takes its domain name. */
import { eq, sql } from 'drizzle-orm'
import { brokenConstraint, type Database } from '../../../server/database/database'
import { recordEvent } from '../../../server/database/events'
import { companies, licences } from '../../../server/database/schema'
import type { Account } from '../../../server/http/api/identity'
import { accept, type Reply, refuse } from '../../../server/http/api/reply'
import { notAcceptedMessage } from '../../contract'
import { companyFieldNames, forEachCompanyField } from '../company-fields'
import {
  type ConfirmedCompany,
  changedElsewhereMessage,
  companyFixedMessage,
  domainTakenMessage,
  type Reviewed,
  type VerificationReply,
  type VerifiedDetails,
} from '../contract'
import type { FindPlan } from './plans'

export const planRefusedMessage = 'This plan cannot be booked here. Please choose another one.'
export const domainLockedMessage = (domainName: string) =>
  `Your licence is for the domain name ‘${domainName}’, which can no longer be changed here.`

export async function confirmCompany(
  db: Database,
  findPlan: FindPlan,
  { token: _, selected_plan: plan, ...details }: VerifiedDetails,
  account: Account,
): Promise<Reply> {
  if (!findPlan(plan)) return refuse(422, notAcceptedMessage, { selected_plan: [planRefusedMessage] })
  try {
    return await db.transaction(async (tx): Promise<Reply> => {
      const [company] = await tx
        .select()
        .from(companies)
        .where(eq(companies.accountUid, account.uid))
        .for('update')
      const [licence] = company
        ? await tx.select().from(licences).where(eq(licences.companyId, company.id)).limit(1)
        : []
      if (company && licence) {
        // A licence fixes the company's details; only the plan that is being onboarded may change.
        if (company.domainName !== details.domainName)
          return refuse(422, notAcceptedMessage, { domainName: [domainLockedMessage(company.domainName)] })
        await tx.update(companies).set({ plan }).where(eq(companies.id, company.id))
        await recordEvent(tx, account.uid, 'company_confirmed', plan)
        return confirmedAs({ ...company, plan }, details)
      }
      const confirmed = { ...details, plan, confirmedAt: sql`now()` }
      await tx
        .insert(companies)
        .values({ accountUid: account.uid, ...confirmed })
        .onConflictDoUpdate({ target: companies.accountUid, set: confirmed })
      await recordEvent(tx, account.uid, 'company_confirmed', plan)
      return confirmedAs({ ...details, plan }, details)
    })
  } catch (error) {
    // The unique index decides who was first, also among simultaneous requests.
    if (brokenConstraint(error) !== 'companies_domain_name') throw error
    return refuse(422, notAcceptedMessage, { domainName: [domainTakenMessage(details.domainName)] })
  }
}

type CompanyRow = Pick<typeof companies.$inferSelect, keyof ConfirmedCompany>

const detailsOf = (row: CompanyRow) => forEachCompanyField((name) => row[name])

/** An erased detail of the company is no difference. */
const differs = (row: CompanyRow, details: Record<string, string>) =>
  companyFieldNames.some((name) => row[name] && row[name] !== details[name])

function confirmedAs(row: CompanyRow, details: Omit<Reviewed, 'plan'>): Reply {
  const company = { ...detailsOf(row), plan: row.plan }
  const message = differs(row, details) ? { message: companyFixedMessage } : {}
  return accept<Omit<VerificationReply, 'success'>>({ company, ...message })
}

/** Refuses to launch what was reviewed if the account has confirmed something else since; null where it may go on. */
export const refuseChanged = (row: CompanyRow, shown: Reviewed | undefined): Reply | null =>
  shown && (row.plan !== shown.plan || differs(row, shown))
    ? refuse(409, changedElsewhereMessage, { reviewed: [changedElsewhereMessage] })
    : null

export async function confirmedCompany(db: Database, accountUid: string): Promise<ConfirmedCompany | null> {
  const [row] = await db.select().from(companies).where(eq(companies.accountUid, accountUid))
  if (!row) return null
  return { ...detailsOf(row), plan: row.plan }
}
