/** Deletes data whose retention period has ended. Safe to run twice, also by two servers at once. */
import { and, eq, exists, gte, inArray, isNotNull, lt, ne, not, or, sql } from 'drizzle-orm'
import { retentionDays } from '../../../content/retention'
import type { Database } from '../../../server/database/database'
import {
  companies,
  contactMessages,
  disputes,
  drafts,
  licences,
  paymentEvents,
  paymentOrders,
  payments,
} from '../../../server/database/schema'
import { releaseDomainNames } from '../../licensing/server/companies'
import { deleteEmailContent, expireLateEmails } from '../../notifications/server/expire'

/** Interval between two runs, in milliseconds. */
export const purgeEvery = 60 * 60_000

const before = (days: number) => sql`now() - ${days} * interval '1 day'`

export async function purgeExpired(db: Database): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before(retentionDays.messages)))
  await db.delete(drafts).where(lt(drafts.updatedAt, before(retentionDays.drafts)))
  await deleteUnfinishedCompanies(db)
  await releaseDomainNames(db)
  await expireLateEmails(db)
  await deleteEmailContent(db)
}

/**
 * Deletes companies whose onboarding was not finished; their domain names are free again. Their unpaid orders
 * are deleted too: an order so old can no longer be paid. With a licence or a payment everything stays.
 */
const deleteUnfinishedCompanies = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const limit = before(retentionDays.drafts)
    const licence = tx.select().from(licences).where(eq(licences.companyId, companies.id))
    const order = tx
      .select()
      .from(paymentOrders)
      .leftJoin(payments, eq(payments.orderId, paymentOrders.id))
      .leftJoin(disputes, eq(disputes.orderId, paymentOrders.id))
      .where(
        and(
          eq(paymentOrders.companyId, companies.id),
          or(gte(paymentOrders.createdAt, limit), ne(payments.state, 'failed'), isNotNull(disputes.id)),
        ),
      )
    const unfinished = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(and(lt(companies.confirmedAt, limit), not(exists(licence)), not(exists(order))))
      // Skips rows that are locked, because their visitor has just returned.
      .for('update', { skipLocked: true })
    if (unfinished.length === 0) return
    const ids = unfinished.map(({ id }) => id)
    const orders = tx
      .select({ id: paymentOrders.id })
      .from(paymentOrders)
      .where(inArray(paymentOrders.companyId, ids))
    await tx.delete(paymentEvents).where(inArray(paymentEvents.orderId, orders))
    await tx.delete(payments).where(inArray(payments.orderId, orders))
    await tx.delete(paymentOrders).where(inArray(paymentOrders.companyId, ids))
    await tx.delete(companies).where(inArray(companies.id, ids))
  })
