import { notAcceptedMessage } from '../../services/contract'
import type { VerificationReply, VerifiedDetails } from '../../services/onboarding/contract'
import type { Database } from '../database/database'
import { recordAccountEvent } from '../database/events'
import { companies } from '../database/schema'
import type { AccountRow } from '../http/api/identity'
import { accept, type Reply, refuse } from '../http/api/reply'
import { changeCompany } from '../licensing/companies'
import type { FindPlan } from '../licensing/plans'

export const planRefusedMessage = 'This plan cannot be booked here. Please choose another one.'

export async function confirmCompany(
  db: Database,
  findPlan: FindPlan,
  { token: _, selected_plan: plan, ...details }: VerifiedDetails,
  { uid }: AccountRow,
): Promise<Reply> {
  if (!findPlan(plan)) return refuse(422, notAcceptedMessage, { selected_plan: [planRefusedMessage] })
  return changeCompany(db, uid, details.domainName, async (tx) => {
    const confirmed = { ...details, plan, confirmedAt: new Date() }
    await tx
      .insert(companies)
      .values({ accountUid: uid, ...confirmed })
      .onConflictDoUpdate({ target: companies.accountUid, set: confirmed })
    await recordAccountEvent(tx, uid, 'company_confirmed', plan)
    return accept<Omit<VerificationReply, 'success'>>({ company: { ...details, plan } })
  })
}
