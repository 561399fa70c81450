/** Everything that the database holds about a person, for a request of theirs (DPDP Act 2023, section 11). */
import type { Database } from '../database/database'
import { findAccount, findPerson, mentionsOf, type Person } from './person'

/** Other places with data of the same person, which this program cannot reach. */
export const elsewhere = [
  'the mailbox of MAIL_TO, for messages that were sent by e-mail',
  'the project of Firebase, for accounts that signed in with Google',
  'the account with the payment provider, for payments',
  'backups of this database',
]

/** `mentions`: of other accounts it says only how many rows contain the address. */
export const exportPerson = async (db: Database, email: string) => ({
  ...exportOf(email, await findPerson(db, email)),
  mentions: await mentionsOf(db, email),
})

/** The same export for the owner of an account. */
export async function exportAccount(db: Database, uid: string) {
  const person = await findAccount(db, uid)
  return exportOf(person.accounts[0]?.email ?? '', person)
}

function exportOf(email: string, { licences, messages, ...person }: Person) {
  return {
    email,
    exportedAt: new Date().toISOString(),
    ...person,
    licences: licences.map(({ source, ...term }) => ({ ...term, orderId: source })),
    messages: messages.map(({ digest: _, ...message }) => message),
    elsewhere,
  }
}
