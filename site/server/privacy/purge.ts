/** Deletes data whose retention period has ended. Safe to run twice, also by two servers at once. */
import { and, eq, gte, inArray, isNotNull, lt, ne, notExists, or, type SQL } from 'drizzle-orm'
import { retentionDays } from '../../contracts/retention'
import type { Database } from '../database/database'
import {
  companies,
  contactMessages,
  disputes,
  drafts,
  grants,
  paymentOrders,
  payments,
} from '../database/schema'
import { addDays } from '../licensing/ledger'
import { releaseDomainNames } from '../licensing/licences'
import { forgetTrials } from '../licensing/used-trials'
import { deleteEmailContent, expireLateEmails } from '../mail/queue'
import { logFault } from '../observability/log'
import { takesMoney } from '../payment/orders'
import { reportProblem } from '../payment/problems'

/** Interval between two runs, in milliseconds. */
export const purgeEvery = 60 * 60_000

/** Asks the provider about an order, and stores what it answers. Rejects if it does not answer. */
type CheckOrder = (orderId: string) => Promise<void>

/** `at`: the time of the database. */
export async function purgeExpired(
  db: Database,
  checkOrder: CheckOrder,
  { at = new Date(), signal }: { at?: Date; signal?: AbortSignal } = {},
): Promise<void> {
  const before = (days: number) => addDays(at, -days)
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before(retentionDays.messages)))
  await db.delete(drafts).where(lt(drafts.updatedAt, before(retentionDays.drafts)))
  await forgetTrials(db, at)
  await deleteUnfinishedCompanies(db, checkOrder, before(retentionDays.drafts), signal)
  await releaseDomainNames(db, at)
  await expireLateEmails(db)
  await deleteEmailContent(db)
}

/** After so many failures in a row the provider counts as unreachable, and the next run continues. */
const failuresMax = 3

/**
 * Deletes companies whose onboarding was not finished; their domain names are free again. Their unpaid orders
 * are deleted too, once the provider has answered about them. With a licence or a payment everything stays, and so does
 * an order while the provider does not answer. One that it does not know, and that may be paid, becomes a problem of the
 * owner.
 */
async function deleteUnfinishedCompanies(
  db: Database,
  checkOrder: CheckOrder,
  limit: Date,
  signal?: AbortSignal,
): Promise<void> {
  const unpaid: string[] = []
  let failures = 0
  const unchecked = await db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .innerJoin(companies, eq(companies.id, paymentOrders.companyId))
    .where(isUnfinished(db, limit))
    .orderBy(paymentOrders.offeredAt)
  for (const { id } of unchecked) {
    if (signal?.aborted || failures === failuresMax) break
    try {
      await checkOrder(id)
      unpaid.push(id)
      failures = 0
    } catch (error) {
      logFault({ method: 'PERIODIC', path: 'retention' }, error)
      failures++
    }
  }
  await deleteUnpaid(db, unpaid, limit)
}

/** Companies so old without a licence, a payment or an order that can still be paid. */
function isUnfinished(db: Database, limit: Date): SQL | undefined {
  const granted = db.select().from(grants).where(eq(grants.companyId, companies.id))
  const keptOrder = db
    .select()
    .from(paymentOrders)
    .leftJoin(payments, eq(payments.orderId, paymentOrders.id))
    .leftJoin(disputes, eq(disputes.orderId, paymentOrders.id))
    .where(
      and(
        eq(paymentOrders.companyId, companies.id),
        or(
          gte(paymentOrders.offeredAt, limit),
          eq(paymentOrders.state, 'paid'),
          ne(payments.state, 'failed'),
          isNotNull(disputes.id),
        ),
      ),
    )
  return and(lt(companies.confirmedAt, limit), notExists(granted), notExists(keptOrder))
}

/** `unpaid`: the orders that the provider has just said something about; others keep their company. */
const deleteUnpaid = (db: Database, unpaid: string[], limit: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const unfinished = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(isUnfinished(tx, limit))
      // Skips rows that are locked, because their visitor has just returned.
      .for('update', { skipLocked: true })
    const ofThese = inArray(
      paymentOrders.companyId,
      unfinished.map(({ id }) => id),
    )
    // Locked too, because an order is offered again without a lock of its company.
    const orders = await tx.select().from(paymentOrders).where(ofThese).for('update')
    const kept = new Set(
      orders
        .filter(({ id, offeredAt }) => offeredAt >= limit || !unpaid.includes(id))
        .map(({ companyId }) => companyId),
    )
    const companyIds = unfinished.map(({ id }) => id).filter((id) => !kept.has(id))
    if (companyIds.length === 0) return
    const deleted = orders.filter(({ companyId }) => !kept.has(companyId))
    for (const order of deleted.filter(({ state }) => state === 'unknown').filter(takesMoney))
      await reportProblem(tx, { kind: 'order', subject: order.id, detail: order.receipt })
    const ids = deleted.map(({ id }) => id)
    await tx.delete(payments).where(inArray(payments.orderId, ids))
    await tx.delete(paymentOrders).where(inArray(paymentOrders.id, ids))
    await tx.delete(companies).where(inArray(companies.id, companyIds))
  })
