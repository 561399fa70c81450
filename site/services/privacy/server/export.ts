/** Everything that the database holds about a person, for a request of theirs (DPDP Act 2023, section 11). */
import type { Database } from '../../../server/database/database'
import { findPerson } from './person'

/** Other places that hold the same person's data. This program reaches none of them. */
export const elsewhere = [
  'the mailbox of MAIL_TO, for messages that were sent by e-mail',
  'the project of Firebase, for accounts that signed in with Google',
  'the account with Razorpay, for payments',
  'backups of this database',
]

export async function exportPerson(db: Database, email: string) {
  const { messages, ...person } = await findPerson(db, email)
  return {
    email,
    exportedAt: new Date().toISOString(),
    ...person,
    messages: messages.map(({ digest: _, ...message }) => message),
    elsewhere,
  }
}
