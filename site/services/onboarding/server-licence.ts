/** Step 3: a confirmed company gets its licence. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { notAcceptedMessage } from '../contract'
import { accept, type Reply, refuse } from '../platform/api'
import type { Database } from '../platform/database'
import { recordEvent } from '../platform/events'
import type { Account } from '../platform/identity'
import { companies, drafts, licences } from '../platform/schema'
import {
  type CompletionDetails,
  isTrial,
  type Licence,
  paymentFailedMessage,
  trialEndedMessage,
} from './contract'
import { dayText } from './licence-text'
import { type FindPlan, owesPayment } from './server-plans'
import { trialRefusal } from './server-trial'

const trialDays = 14
export const noCompanyMessage = 'Add your company details first.'

async function newestLicence(db: Database, where: SQL | undefined): Promise<Licence | null> {
  const [row] = await db
    .select({
      plan: licences.plan,
      domainName: companies.domainName,
      startsAt: licences.startsAt,
      endsAt: licences.endsAt,
      orderId: licences.orderId,
      active: sql<boolean>`now() between ${licences.startsAt} and ${licences.endsAt}`,
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

/** Whoever finishes twice is told of the same licence; a trial that is over does not begin again. */
function answer(licence: Licence | null): Reply {
  const until = licence && isTrial(licence) && !licence.active ? dayText(licence.endsAt) : null
  if (!until) return accept({ licence })
  return refuse(422, notAcceptedMessage, { form: [trialEndedMessage(until)] })
}

export async function activateLicence(
  db: Database,
  findPlan: FindPlan,
  supportEmail: string,
  { token: _, razorpaySecretKey: __, orderId, ...sent }: CompletionDetails,
  { uid }: Account,
): Promise<Reply> {
  const done = await newestLicence(db, and(eq(licences.accountUid, uid), eq(licences.orderId, orderId)))
  if (done && !isTrial(done)) return answer(done)

  return db.transaction(async (tx): Promise<Reply> => {
    const [company] = await tx.select().from(companies).where(eq(companies.accountUid, uid)).for('update')
    if (!company) return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
    const plan = findPlan(company.plan)
    if (!plan || owesPayment(plan)) return refuse(402, paymentFailedMessage(supportEmail))
    const refusal = await trialRefusal(tx, plan, uid, orderId)
    if (refusal) return refusal
    const given = await tx
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
      .returning({ id: licences.id })
    if (given.length > 0) await recordEvent(tx, uid, 'licence_activated', plan.code)
    await tx.delete(drafts).where(and(eq(drafts.accountUid, uid), eq(drafts.plan, plan.code)))
    return answer(await licenceOf(tx, uid, plan.code))
  })
}
