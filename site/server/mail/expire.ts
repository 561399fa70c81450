/**
 * Expires e-mails that must not be sent any more, and deletes the content of old ones. The row with its fact stays, so
 * that the same fact never causes a second e-mail.
 */
import { and, eq, inArray, like, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type EmailName, type EmailTemplate, emailTemplates } from '../../content/billing/emails'
import { retentionDays } from '../../content/retention'
import type { Database } from '../database/database'
import { emails } from '../database/schema'

type Now = SQL | undefined

const olderThan = (days: number, now: SQL) => lt(emails.createdAt, sql`${now} - ${days} * interval '1 day'`)

/** Expires what is too late. Also called without a mail server, so that no e-mail stays pending for ever. */
export async function expireLateEmails(db: Pick<Database, 'update'>, now: Now = sql`now()`): Promise<void> {
  const tooLate = Object.entries<EmailTemplate>(emailTemplates).map(
    ([name, { sendWithinDays, sendUntil }]) => {
      const isAfterItsDay = sendUntil && sql`(${emails.content}->>${sendUntil})::timestamptz < ${now}`
      return and(eq(emails.template, name as EmailName), or(olderThan(sendWithinDays, now), isAfterItsDay))
    },
  )
  await expire(db, and(lt(emails.nextAttemptAt, now), or(...tooLate)))
}

/** Call it in the transaction that makes untrue what these e-mails say. `facts`: a pattern of SQL's LIKE. */
export const expireEmailsAbout = (tx: Pick<Database, 'update'>, facts: string): Promise<void> =>
  expire(tx, like(emails.fact, facts))

/** Marks unsent e-mails as failed. */
async function expire(db: Pick<Database, 'update'>, which: SQL | undefined): Promise<void> {
  await db
    .update(emails)
    .set({ state: 'failed', lastError: 'EXPIRED' })
    .where(and(inArray(emails.state, ['pending', 'sending']), which))
}

/** Deletes address and content of old e-mails that were sent or have failed. */
export async function deleteEmailContent(db: Pick<Database, 'update'>, now: Now = sql`now()`): Promise<void> {
  await db
    .update(emails)
    .set({ recipient: '', content: {} })
    .where(
      and(
        inArray(emails.state, ['sent', 'failed']),
        ne(emails.recipient, ''),
        olderThan(retentionDays.emails, now),
      ),
    )
}
