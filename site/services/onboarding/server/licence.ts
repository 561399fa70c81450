/** Step 3: activates the licence of a confirmed company. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { recordEvent } from '../../../server/database/events'
import { companies, drafts, licences } from '../../../server/database/schema'
import type { Account } from '../../../server/http/api/identity'
import { accept, type Reply, refuse } from '../../../server/http/api/reply'
import { notAcceptedMessage } from '../../contract'
import { owesPayment } from '../../payment/contract'
import {
  type CompletionDetails,
  isTrial,
  type Licence,
  type OrderStatus,
  type TenantSettings,
  trialEndedMessage,
} from '../contract'
import { dayText } from '../licence-text'
import { refuseChanged } from './company'
import type { FindPlan, OfferedPlan } from './plans'
import { trialRefusal } from './trial'

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
      // Not now(), the start of the transaction, which may have waited for the one that created the licence.
      active: sql<boolean>`statement_timestamp() between ${licences.startsAt} and ${licences.endsAt}`,
    })
    .from(licences)
    .innerJoin(companies, eq(companies.id, licences.companyId))
    .where(where)
    .orderBy(desc(licences.startsAt))
    .limit(1)
  return row ? { ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() } : null
}

/** The account's licence of a plan, or of any plan. */
export const licenceOf = (db: Database, accountUid: string, plan?: string) =>
  newestLicence(
    db,
    and(eq(licences.accountUid, accountUid), plan === undefined ? undefined : eq(licences.plan, plan)),
  )

/** Completing twice returns the same licence; a free trial that has ended does not start again. */
function answer(licence: Licence | null): Reply {
  const until = licence && isTrial(licence) && !licence.active ? dayText(licence.endsAt) : null
  if (!until) return accept({ licence })
  return refuse(422, notAcceptedMessage, { form: [trialEndedMessage(until)] })
}

export type Grant = TenantSettings & {
  accountUid: string
  companyId: number
  plan: string
  orderId: string
  term: { days?: number; months?: number }
}

/**
 * Call it within a transaction. An account has one licence of a plan and an order gives one licence, also under
 * simultaneous calls. Returns the order of the licence that exists afterwards; null where this order belongs to another
 * account's licence.
 */
export async function giveLicence(tx: Database, { term, ...grant }: Grant): Promise<string | null> {
  const given = await tx
    .insert(licences)
    .values({
      ...grant,
      startsAt: sql`now()`,
      endsAt: sql`now() + make_interval(days => ${term.days ?? 0}, months => ${term.months ?? 0})`,
    })
    .onConflictDoNothing()
    .returning({ id: licences.id })
  if (given.length > 0) await recordEvent(tx, grant.accountUid, 'licence_activated', grant.plan)
  await tx.delete(drafts).where(and(eq(drafts.accountUid, grant.accountUid), eq(drafts.plan, grant.plan)))
  const [licence] = await tx
    .select({ orderId: licences.orderId })
    .from(licences)
    .where(and(eq(licences.accountUid, grant.accountUid), eq(licences.plan, grant.plan)))
  return licence?.orderId ?? null
}

/** The part of the payment service that onboarding needs. */
export type PaidPlans = {
  complete: (input: CompletionDetails, accountUid: string, plan: string) => Promise<Reply>
  /** The newest order, after asking the provider whether it was paid meanwhile. */
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
  if (done && !isTrial(done)) return answer(done)

  const [company] = await db.select().from(companies).where(eq(companies.accountUid, uid))
  if (!company) return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
  const changed = isTrial(input) ? refuseChanged(company, input.reviewed) : null
  if (changed) return changed
  const plan = findPlan(company.plan)
  if (!plan || owesPayment(plan)) return paid.complete(input, uid, company.plan)
  return startTrial(db, input, uid, plan)
}

function startTrial(db: Database, input: CompletionDetails, uid: string, plan: OfferedPlan): Promise<Reply> {
  const { currencySymbol, currencyType, isOnlinePaymentRequired, razorpayKey, taxes, orderId } = input
  return db.transaction(async (tx): Promise<Reply> => {
    const [company] = await tx.select().from(companies).where(eq(companies.accountUid, uid)).for('update')
    if (company?.plan !== plan.code) return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
    // Again, now that the row is locked.
    const changed = refuseChanged(company, input.reviewed)
    if (changed) return changed
    const refusal = await trialRefusal(tx, plan, uid, orderId)
    if (refusal) return refusal
    await giveLicence(tx, {
      ...{ currencySymbol, currencyType, isOnlinePaymentRequired, razorpayKey, taxes },
      ...{ accountUid: uid, companyId: company.id, plan: plan.code, orderId, term: { days: trialDays } },
    })
    return answer(await licenceOf(tx, uid, plan.code))
  })
}
