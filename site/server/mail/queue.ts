/**
 * Stores e-mails for delivery, expires those that must not be sent any more, and deletes the content of old ones. The row
 * with its fact stays, so that the same fact never causes a second e-mail.
 */
import { and, eq, inArray, like, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type EmailName, type EmailTemplate, emailTemplates } from '../../content/emails'
import { retentionDays } from '../../contracts/retention'
import type { Database } from '../database/database'
import { accounts, emails } from '../database/schema'
import { failpoint } from '../runtime/failpoint'
import type { EmailContents } from './email-text'

type Now = SQL | undefined

const olderThan = (days: number, now: SQL) => lt(emails.createdAt, sql`${now} - ${days} * interval '1 day'`)

/** Expires what is too late. Also called without a mail server, so that no e-mail stays pending for ever. */
export async function expireLateEmails(db: Database, now: Now = sql`now()`): Promise<void> {
  const tooLate = Object.entries<EmailTemplate>(emailTemplates).map(
    ([name, { sendWithinDays, sendUntil }]) => {
      const isAfterItsDay = sendUntil && sql`(${emails.content}->>${sendUntil})::timestamptz < ${now}`
      return and(eq(emails.template, name as EmailName), or(olderThan(sendWithinDays, now), isAfterItsDay))
    },
  )
  await expire(db, and(lt(emails.nextAttemptAt, now), or(...tooLate)))
}

/** Call it in the transaction that makes untrue what these e-mails say. `facts`: patterns of SQL's LIKE. */
export const expireEmailsAbout = (
  tx: Database,
  accountUid: string,
  facts: readonly string[],
): Promise<void> =>
  expire(tx, and(eq(emails.accountUid, accountUid), or(...facts.map((one) => like(emails.fact, one)))))

async function expire(db: Database, which: SQL | undefined): Promise<void> {
  await db
    .update(emails)
    .set({ state: 'failed', lastError: 'EXPIRED' })
    .where(and(inArray(emails.state, ['pending', 'sending']), which))
}

/** Deletes address and content of old e-mails that were sent or have failed. */
export async function deleteEmailContent(db: Database, now: Now = sql`now()`): Promise<void> {
  await db
    .update(emails)
    .set({ recipient: '', content: {}, providerId: null })
    .where(
      and(
        inArray(emails.state, ['sent', 'failed']),
        ne(emails.recipient, ''),
        olderThan(retentionDays.emails, now),
      ),
    )
}

type Queued<Name extends EmailName> = {
  /**
   * The fact that the e-mail reports, such as `licence_active:12`. A second e-mail about the same fact is not stored.
   */
  fact: string
  accountUid: string
  /** Without it, the address of the account, which its provider has confirmed: nobody can have others mailed. */
  recipient?: string
  template: Name
  content: EmailContents[Name]
}

/** Call it in the transaction that stores what the e-mail reports. The outbox looks for due e-mails every minute. */
export async function queueEmail<Name extends EmailName>(tx: Database, email: Queued<Name>): Promise<void> {
  const isAccount = eq(accounts.uid, email.accountUid)
  const recipient = email.recipient ?? (await tx.select().from(accounts).where(isAccount))[0]?.email
  if (!recipient) return
  await tx
    .insert(emails)
    .values({ ...email, recipient })
    .onConflictDoNothing({ target: emails.fact })
  failpoint('email queued')
}
