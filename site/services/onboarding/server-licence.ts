/** Step 3: a confirmed company gets its licence. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { notAcceptedMessage } from '../contract'
import { accept, type Reply, refuse } from '../platform/api'
import type { Database } from '../platform/database'
import type { Account } from '../platform/identity'
import { companies, drafts, licences } from '../platform/schema'
import { type CompletionDetails, freeTrialOrder, type Licence, paymentFailedMessage } from './contract'
import { type FindPlan, owesPayment } from './server-plans'

const trialDays = 14
const noCompanyMessage = 'Add your company details first.'
const wrongOrderMessage = 'This order does not belong to your account.'

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
  const done = await newestLicence(db, and(eq(licences.accountUid, uid), eq(licences.orderId, orderId)))
  if (done) return accept({ licence: done })

  return db.transaction(async (tx): Promise<Reply> => {
    const [company] = await tx.select().from(companies).where(eq(companies.accountUid, uid)).for('update')
    if (!company) return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
    const plan = findPlan(company.plan)
    if (!plan || owesPayment(plan)) return refuse(402, paymentFailedMessage(supportEmail))
    if (orderId !== freeTrialOrder(uid))
      return refuse(422, notAcceptedMessage, { orderId: [wrongOrderMessage] })
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
