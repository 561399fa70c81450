/** Deletes data whose retention period has ended. Safe to run twice, also by two servers at once. */
import { and, eq, exists, gte, inArray, lt, ne, not, or, sql } from 'drizzle-orm'
import { retentionDays } from '../../../content/retention'
import type { Database } from '../../../server/database/database'
import {
  companies,
  contactMessages,
  drafts,
  licences,
  paymentEvents,
  paymentOrders,
  payments,
} from '../../../server/database/schema'
import { releaseDomainNames } from './erase'

/** In milliseconds. */
export const purgeEvery = 60 * 60_000

const before = (days: number) => sql`now() - ${days} * interval '1 day'`

export async function purgeExpired(db: Database): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before(retentionDays.messages)))
  await db.delete(drafts).where(lt(drafts.updatedAt, before(retentionDays.drafts)))
  await purgeUnfinishedCompanies(db)
  await releaseDomainNames(db)
}

/**
 * Deletes companies whose onboarding was not finished, like the drafts before them; their domain names are free again.
 * An order that nobody paid goes too: a checkout stays open for minutes and an order is reconciled for days. With a
 * licence, or with money that was taken, everything stays.
 */
const purgeUnfinishedCompanies = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const limit = before(retentionDays.drafts)
    const licence = tx.select().from(licences).where(eq(licences.companyId, companies.id))
    const order = tx
      .select()
      .from(paymentOrders)
      .leftJoin(payments, eq(payments.orderId, paymentOrders.id))
      .where(
        and(
          eq(paymentOrders.companyId, companies.id),
          or(gte(paymentOrders.createdAt, limit), ne(payments.state, 'failed')),
        ),
      )
    const unfinished = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(and(lt(companies.confirmedAt, limit), not(exists(licence)), not(exists(order))))
      // Whoever returns at this moment is not waited for.
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
