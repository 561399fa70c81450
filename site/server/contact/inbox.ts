/** The inbox: every stored message, also after it was sent by e-mail. */
import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { AdminRefusal } from '../commands/admin-refusal'
import type { Database } from '../database/database'
import { contactMessages } from '../database/schema'

/** A message in the output of commands; dates are ISO 8601. */
export type InboxMessage = {
  id: number
  createdAt: string
  state: (typeof contactMessages.$inferSelect)['state']
  attempts: number
  lastError: string | null
  nextAttemptAt: string
  sentAt: string | null
  doneAt: string | null
  name: string
  email: string
  phone: string
  subject: string
  message: string
}

/** The range of PostgreSQL's `integer`, from 1. */
const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

export const messageFilter = z.object({ which: z.enum(['open', 'all', 'failed']) })
export const messageInput = z.object({ id })

const messageNotFound = (number: number) => new AdminRefusal(`There is no message ${number}.`)

function inboxMessageOf(row: typeof contactMessages.$inferSelect): InboxMessage {
  const { messageId: _, digest: _digest, refusals: _refusals, providerId: _id, ...rest } = row
  return {
    ...rest,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAttemptAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
  }
}

const conditions = {
  open: ne(contactMessages.state, 'done'),
  all: undefined,
  failed: eq(contactMessages.state, 'failed'),
}

/** Oldest first, so that the newest is next to the prompt. */
export async function listMessages(db: Database, { which }: z.output<typeof messageFilter>) {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(conditions[which])
    .orderBy(asc(contactMessages.id))
  return rows.map(inboxMessageOf)
}

export async function showMessage(db: Database, { id: number }: z.output<typeof messageInput>) {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, number))
  if (!row) throw messageNotFound(number)
  return inboxMessageOf(row)
}

/** Marks a message as done: it leaves the list and is not sent any more. Repeating it changes nothing. */
export async function finishMessage(db: Database, { id: number }: z.output<typeof messageInput>) {
  const [row] = await db
    .update(contactMessages)
    .set({ state: 'done', doneAt: sql`coalesce(${contactMessages.doneAt}, now())` })
    .where(eq(contactMessages.id, number))
    .returning()
  if (!row) throw messageNotFound(number)
  return inboxMessageOf(row)
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
