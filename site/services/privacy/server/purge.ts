/** Deletes data whose retention period has ended. Safe to run twice, also by two servers at once. */
import { lt, sql } from 'drizzle-orm'
import { retentionDays } from '../../../content/retention'
import type { Database } from '../../../server/database/database'
import { contactMessages, drafts } from '../../../server/database/schema'
import { releaseDomainNames } from './erase'

/** In milliseconds. */
export const purgeEvery = 60 * 60_000

const before = (days: number) => sql`now() - ${days} * interval '1 day'`

export async function purgeExpired(db: Database): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before(retentionDays.messages)))
  await db.delete(drafts).where(lt(drafts.updatedAt, before(retentionDays.drafts)))
  await releaseDomainNames(db)
}
