/** Step 3: a confirmed company gets its licence. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { accept, type Reply, refuse } from '../platform/api'
import type { Database } from '../platform/database'
import type { Account } from '../platform/identity'
import { companies, drafts, licences } from '../platform/schema'
import { type CompletionDetails, type Licence, paymentFailedMessage } from './contract'
import { type FindPlan, owesPayment } from './server-plans'
import { trialRefusal } from './server-trial'

const trialDays = 14
const noCompanyMessage = 'Add your company details first.'

async function newestLicence(db: Database, where: SQL | undefined): Promise<Licence | null> {
  const [row] = await db
    .select({
      plan: licences.plan,
      domainName: companies.domainName,
      startsAt: licences.startsAt,
      endsAt: licences.endsAt,
      orderId: licences.orderId,
    })
    .from(licences)
    .innerJoin(companies, eq(companies.id, licences.companyId))
    .where(where)
    .orderBy(desc(licences.startsAt))
    .limit(1)
  return row ? { ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() } : null
}

/** The account's licence for a plan, or for any. */
export const licenceOf = (db: Database, accountUid: string, plan?: string) =>
  newestLicence(
    db,
    and(eq(licences.accountUid, accountUid), plan === undefined ? undefined : eq(licences.plan, plan)),
  )

export async function activateLicence(
  db: Database,
  findPlan: FindPlan,
  supportEmail: string,
  { token: _, razorpaySecretKey: __, orderId, ...sent }: CompletionDetails,
  { uid }: Account,
): Promise<Reply> {
  return db.transaction(async (tx): Promise<Reply> => {
    const [company] = await tx.select().from(companies).where(eq(companies.accountUid, uid)).for('update')
    if (!company) return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
    const plan = findPlan(company.plan)
    if (!plan || owesPayment(plan)) return refuse(402, paymentFailedMessage(supportEmail))
    const refusal = await trialRefusal(tx, plan, uid, orderId)
    if (refusal) return refusal
    await tx
      .insert(licences)
      .values({
        ...sent,
        accountUid: uid,
        companyId: company.id,
        plan: plan.code,
        orderId,
        startsAt: sql`now()`,
        endsAt: sql`now() + make_interval(days => ${trialDays})`,
      })
      .onConflictDoNothing({ target: [licences.accountUid, licences.plan] })
    await tx.delete(drafts).where(and(eq(drafts.accountUid, uid), eq(drafts.plan, plan.code)))
    return accept({ licence: await licenceOf(tx, uid, plan.code) })
  })
}
