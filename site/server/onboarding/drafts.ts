/** Unfinished values of step 2, stored for their account. */
import { and, desc, eq } from 'drizzle-orm'
import type { Draft, DraftFields } from '../../contracts/onboarding'
import type { Database } from '../database/database'
import { drafts } from '../database/schema'

export async function storeDraft(
  db: Database,
  accountUid: string,
  plan: string,
  fields: DraftFields,
): Promise<void> {
  const draft = { fields, updatedAt: new Date() }
  await db
    .insert(drafts)
    .values({ accountUid, plan, ...draft })
    .onConflictDoUpdate({ target: [drafts.accountUid, drafts.plan], set: draft })
}

const isDraftOf = (accountUid: string, plan?: string) =>
  and(eq(drafts.accountUid, accountUid), plan === undefined ? undefined : eq(drafts.plan, plan))

export async function deleteDraft(db: Database, accountUid: string, plan: string): Promise<void> {
  await db.delete(drafts).where(isDraftOf(accountUid, plan))
}

/** The draft of a plan, or the newest of any plan. */
export async function draftOf(db: Database, accountUid: string, plan?: string): Promise<Draft | null> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(isDraftOf(accountUid, plan))
    .orderBy(desc(drafts.updatedAt))
    .limit(1)
  return row ? { plan: row.plan, fields: row.fields, updatedAt: row.updatedAt.toISOString() } : null
}
