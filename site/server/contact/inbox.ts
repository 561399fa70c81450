/** The inbox: every stored message, also after it was sent by e-mail. */
import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { contactMessages } from '../database/schema'
import { AdminRefusal } from '../runtime/errors'

const hasId = (id: number) => eq(contactMessages.id, id)

function requireRow<Row>(id: number, [row]: Row[]): Row {
  if (!row) throw new AdminRefusal(`There is no message ${id}.`)
  return row
}

const conditions = {
  open: ne(contactMessages.state, 'done'),
  all: undefined,
  failed: eq(contactMessages.state, 'failed'),
}

/** Oldest first, so that the newest is next to the prompt. */
export const listMessages = (db: Database, which: keyof typeof conditions) =>
  db.select().from(contactMessages).where(conditions[which]).orderBy(asc(contactMessages.id))

export async function showMessage(db: Database, id: number) {
  return requireRow(id, await db.select().from(contactMessages).where(hasId(id)))
}

/** Marks a message as done: it leaves the list and is not sent any more. Repeating it changes nothing. */
export async function finishMessage(db: Database, id: number): Promise<void> {
  const done = { state: 'done' as const, doneAt: sql`coalesce(${contactMessages.doneAt}, now())` }
  requireRow(id, await db.update(contactMessages).set(done).where(hasId(id)).returning())
}

/** Lets failed and delayed messages be sent at once, for example after MAIL_TO was corrected. */
export async function retryDelivery(db: Database): Promise<number> {
  const rows = await db
    .update(contactMessages)
    .set({ state: 'pending', refusals: 0, nextAttemptAt: sql`now()` })
    .where(
      or(
        eq(contactMessages.state, 'failed'),
        and(eq(contactMessages.state, 'pending'), gt(contactMessages.attempts, 0)),
      ),
    )
    .returning({ id: contactMessages.id })
  return rows.length
}
