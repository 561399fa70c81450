/**
 * Removes a person. What was paid and licensed stays, since the books of an Indian company are kept for eight years
 * (Companies Act 2013, section 128(5)), but no longer says whose it was: every row of the account goes to a new one
 * without a name.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, like, not, sql } from 'drizzle-orm'
import { freeTrialOrder } from '../onboarding/contract'
import type { Database } from '../platform/database'
import {
  accounts,
  companies,
  contactMessages,
  drafts,
  events,
  licences,
  paymentOrders,
} from '../platform/schema'
import { countsOf, findPerson, hasEmail } from './server-person'

/** No provider gives such a uid, and nobody can register such a domain name: the colon is not allowed in either. */
const mark = 'erased:'

/** Everything of this address, in one transaction. Gives back how many rows there were of each kind. */
export function erasePerson(db: Database, address: string) {
  return db.transaction(async (tx) => {
    // Who signs in or registers meanwhile waits, and then begins anew.
    await tx.select().from(accounts).where(hasEmail.account(address)).for('update')
    const person = await findPerson(tx, address)
    const uids = person.accounts.map(({ uid }) => uid)
    await tx.delete(contactMessages).where(hasEmail.message(address))
    await tx.delete(drafts).where(inArray(drafts.accountUid, uids))
    await tx.delete(drafts).where(hasEmail.draft(address))
    for (const uid of uids) await forgetAccount(tx, uid)
    // Of a company whose account is somebody else's, the address alone is this person's.
    await tx.update(companies).set({ companyEmail: '' }).where(hasEmail.company(address))
    await releaseDomainNames(tx)
    return countsOf(person)
  })
}

async function forgetAccount(tx: Database, uid: string): Promise<void> {
  const nobody = mark + randomUUID()
  await tx.execute(sql`
    insert into ${accounts} (uid, email, display_name, photo_url, created_at, last_login_at)
    select ${nobody}, '', '', '', created_at, last_login_at from ${accounts} where uid = ${uid}`)
  await tx
    .update(companies)
    .set({
      accountUid: nobody,
      ...{ companyName: '', companyEmail: '', companyPhone: '', companySize: '', location: '' },
    })
    .where(eq(companies.accountUid, uid))
  // A trial's order is named after the account.
  await tx
    .update(licences)
    .set({ orderId: freeTrialOrder(nobody) })
    .where(and(eq(licences.accountUid, uid), eq(licences.orderId, freeTrialOrder(uid))))
  await tx.update(licences).set({ accountUid: nobody, razorpayKey: '' }).where(eq(licences.accountUid, uid))
  await tx
    .update(paymentOrders)
    .set({ accountUid: nobody, launch: null })
    .where(eq(paymentOrders.accountUid, uid))
  // The one change that the table of events allows.
  await tx.update(events).set({ accountUid: nobody }).where(eq(events.accountUid, uid))
  await tx.delete(accounts).where(eq(accounts.uid, uid))
}

/**
 * A domain name can name a person too. It stays as long as a licence runs, lest somebody else takes the address of a
 * site that is still there; the daily work comes back for it.
 */
export async function releaseDomainNames(db: Pick<Database, 'update' | 'select'>): Promise<void> {
  const running = db.select({ id: licences.companyId }).from(licences).where(sql`${licences.endsAt} > now()`)
  await db
    .update(companies)
    .set({ domainName: sql`${mark}::text || ${companies.id}` })
    .where(
      and(
        like(companies.accountUid, `${mark}%`),
        not(like(companies.domainName, `${mark}%`)),
        not(inArray(companies.id, running)),
      ),
    )
}

/** Domain names of nobody that are still taken. */
export const keptDomainNames = (db: Database) =>
  db
    .select({ domainName: companies.domainName })
    .from(companies)
    .where(and(like(companies.accountUid, `${mark}%`), not(like(companies.domainName, `${mark}%`))))
