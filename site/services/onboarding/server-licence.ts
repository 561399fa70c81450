/** Step 3: a confirmed company gets its licence. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { notAcceptedMessage } from '../contract'
import { accept, type Reply, refuse } from '../platform/api'
import type { Database } from '../platform/database'
import type { Account } from '../platform/identity'
import { companies, drafts, licences } from '../platform/schema'
import {
  type CompletionDetails,
  freeTrialOrder,
  type LaunchSettings,
  type Licence,
  type OrderStatus,
} from './contract'
import { type FindPlan, owesPayment } from './server-plans'

const trialDays = 14
export const noCompanyMessage = 'Add your company details first.'
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

export type Grant = LaunchSettings & {
  accountUid: string
  companyId: number
  plan: string
  orderId: string
  term: { days?: number; months?: number }
}

/**
 * Within a transaction. An account has one licence of a plan and an order gives one licence, however many ask.
 * Gives back the order of the licence that there is now; null when this order has licensed somebody else.
 */
export async function giveLicence(tx: Database, { term, ...grant }: Grant): Promise<string | null> {
  await tx
    .insert(licences)
    .values({
      ...grant,
      startsAt: sql`now()`,
      endsAt: sql`now() + make_interval(days => ${term.days ?? 0}, months => ${term.months ?? 0})`,
    })
    .onConflictDoNothing()
  await tx.delete(drafts).where(and(eq(drafts.accountUid, grant.accountUid), eq(drafts.plan, grant.plan)))
  const [licence] = await tx
    .select({ orderId: licences.orderId })
    .from(licences)
    .where(and(eq(licences.accountUid, grant.accountUid), eq(licences.plan, grant.plan)))
  return licence?.orderId ?? null
}

/** What onboarding asks of whoever takes the money. */
export type PaidPlans = {
  complete: (input: CompletionDetails, accountUid: string, plan: string) => Promise<Reply>
  /** The newest order, after a look whether it was paid meanwhile. */
  orderOf: (accountUid: string, plan?: string) => Promise<OrderStatus | null>
}

type Options = { db: Database; findPlan: FindPlan; paid: PaidPlans }

export async function activateLicence(
  { db, findPlan, paid }: Options,
  input: CompletionDetails,
  { uid }: Account,
): Promise<Reply> {
  const { orderId } = input
  const done = await newestLicence(db, and(eq(licences.accountUid, uid), eq(licences.orderId, orderId)))
  if (done) return accept({ licence: done })

  const [company] = await db.select().from(companies).where(eq(companies.accountUid, uid))
  if (!company) return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
  const plan = findPlan(company.plan)
  if (!plan || owesPayment(plan)) return paid.complete(input, uid, company.plan)
  if (orderId !== freeTrialOrder(uid))
    return refuse(422, notAcceptedMessage, { orderId: [wrongOrderMessage] })
  return startTrial(db, input, uid, plan.code)
}

function startTrial(db: Database, input: CompletionDetails, uid: string, plan: string): Promise<Reply> {
  const { currencySymbol, currencyType, isOnlinePaymentRequired, razorpayKey, taxes, orderId } = input
  return db.transaction(async (tx): Promise<Reply> => {
    const [company] = await tx.select().from(companies).where(eq(companies.accountUid, uid)).for('update')
    if (company?.plan !== plan) return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
    await giveLicence(tx, {
      ...{ currencySymbol, currencyType, isOnlinePaymentRequired, razorpayKey, taxes },
      ...{ accountUid: uid, companyId: company.id, plan, orderId, term: { days: trialDays } },
    })
    return accept({ licence: await licenceOf(tx, uid, plan) })
  })
}
