/** Stores an e-mail for delivery, in the transaction that stores what it reports. */
import type { EmailName } from '../../content/billing/emails'
import type { Database } from '../database/database'
import { emails } from '../database/schema'
import { failpoint } from '../runtime/failpoint'
import type { EmailContents } from './values'

type Queued<Name extends EmailName> = {
  /**
   * The fact that the e-mail reports, such as `licence_active:12`. A second e-mail about the same fact is not
   * stored.
   */
  fact: string
  accountUid: string
  /** The recipient's address. */
  recipient: string
  template: Name
  content: EmailContents[Name]
}

/** The outbox looks for due e-mails every minute. */
export async function queueEmail<Name extends EmailName>(
  tx: Pick<Database, 'insert'>,
  email: Queued<Name>,
): Promise<void> {
  await tx.insert(emails).values(email).onConflictDoNothing({ target: emails.fact })
  failpoint('email queued')
}
