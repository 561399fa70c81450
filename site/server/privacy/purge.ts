/** Deletes data whose retention period has ended. Safe to run twice, also by two servers at once. */
import { and, eq, gte, inArray, isNotNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
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
import { deleteEmailContent, expireLateEmails } from '../mail/queue'
import { logFault } from '../observability/log'

/** Interval between two runs, in milliseconds. */
export const purgeEvery = 60 * 60_000

const daysAgo = (days: number) => addDays(new Date(), -days)

/**
 * Asks the provider about an order, and stores what it answers. Resolves to false for an order that the provider
 * cannot be asked about; rejects if it does not answer.
 */
type CheckOrder = (orderId: string) => Promise<boolean>

export async function purgeExpired(
  db: Database,
  checkOrder: CheckOrder,
  signal?: AbortSignal,
): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, daysAgo(retentionDays.messages)))
  await db.delete(drafts).where(lt(drafts.updatedAt, daysAgo(retentionDays.drafts)))
  await deleteUnfinishedCompanies(db, checkOrder, signal)
  await releaseDomainNames(db)
  await expireLateEmails(db)
  await deleteEmailContent(db)
}

/** After so many failures in a row the provider counts as unreachable, and the next run continues. */
const failuresMax = 3

/**
 * Deletes companies whose onboarding was not finished; their domain names are free again. Their unpaid orders
 * are deleted too, once the provider has answered that they are unpaid. With a licence or a payment everything
 * stays, and so does an order that the provider does not know or does not answer about.
 */
async function deleteUnfinishedCompanies(
  db: Database,
  checkOrder: CheckOrder,
  signal?: AbortSignal,
): Promise<void> {
  const unpaid: string[] = []
  let failures = 0
  for (const id of await ordersToCheck(db)) {
    if (signal?.aborted || failures === failuresMax) break
    try {
      if (await checkOrder(id)) unpaid.push(id)
      failures = 0
    } catch (error) {
      logFault({ method: 'PERIODIC', path: 'retention' }, error)
      failures++
    }
  }
  await deleteUnpaid(db, unpaid)
}

const limit = () => daysAgo(retentionDays.drafts)

/** Companies so old without a licence, a payment or an order that can still be paid. */
function isUnfinished(db: Pick<Database, 'select'>): SQL | undefined {
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
          gte(paymentOrders.offeredAt, limit()),
          inArray(paymentOrders.state, ['paid', 'unknown']),
          ne(payments.state, 'failed'),
          isNotNull(disputes.id),
        ),
      ),
    )
  return and(lt(companies.confirmedAt, limit()), notExists(granted), notExists(keptOrder))
}

async function ordersToCheck(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .innerJoin(companies, eq(companies.id, paymentOrders.companyId))
    .where(isUnfinished(db))
    .orderBy(paymentOrders.offeredAt)
  return rows.map(({ id }) => id)
}

/** `unpaid`: the orders that the provider has just said something about; others keep their company. */
const deleteUnpaid = (db: Database, unpaid: string[]): Promise<void> =>
  db.transaction(async (tx) => {
    const unfinished = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(isUnfinished(tx))
      // Skips rows that are locked, because their visitor has just returned.
      .for('update', { skipLocked: true })
    const ofThese = inArray(
      paymentOrders.companyId,
      unfinished.map(({ id }) => id),
    )
    // Locked too, because an order is offered again without a lock of its company.
    const orders = await tx
      .select({
        id: paymentOrders.id,
        companyId: paymentOrders.companyId,
        isOffered: sql<boolean>`${gte(paymentOrders.offeredAt, limit())}`,
      })
      .from(paymentOrders)
      .where(ofThese)
      .for('update')
    const keptIds = new Set(
      orders
        .filter(({ id, isOffered }) => isOffered || !unpaid.includes(id))
        .map(({ companyId }) => companyId),
    )
    const companyIds = unfinished.map(({ id }) => id).filter((id) => !keptIds.has(id))
    if (companyIds.length === 0) return
    const ids = orders.filter(({ companyId }) => !keptIds.has(companyId)).map(({ id }) => id)
    await tx.delete(payments).where(inArray(payments.orderId, ids))
    await tx.delete(paymentOrders).where(inArray(paymentOrders.id, ids))
    await tx.delete(companies).where(inArray(companies.id, companyIds))
  })
