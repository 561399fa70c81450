/**
 * Erases a person. Orders, payments and licences stay, since an Indian company's books are kept for eight years
 * (Companies Act 2013, section 128(5)), but no longer name the person: every row of the account is moved to a new
 * account without a name.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, like, not, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import {
  accounts,
  companies,
  contactMessages,
  drafts,
  events,
  licences,
  paymentOrders,
} from '../../../server/database/schema'
import { forEachCompanyField } from '../../onboarding/company-fields'
import { freeTrialOrder } from '../../onboarding/contract'
import { countsOf, findPerson, hasEmail } from './person'

/** No provider issues such a uid and nobody can register such a domain name, since neither may contain a colon. */
const erasedPrefix = 'erased:'

/** Every field of a company but its domain name, which `releaseDomainNames` decides about. */
const { domainName: _, ...emptyFields } = forEachCompanyField(() => '')

/** Erases everything of this address, in one transaction. Returns the number of rows of each kind. */
export function erasePerson(db: Database, address: string) {
  return db.transaction(async (tx) => {
    // Locks the accounts: a simultaneous sign-in or registration waits and then starts from nothing.
    await tx.select().from(accounts).where(hasEmail.account(address)).for('update')
    const person = await findPerson(tx, address)
    const uids = person.accounts.map(({ uid }) => uid)
    await tx.delete(contactMessages).where(hasEmail.message(address))
    await tx.delete(drafts).where(inArray(drafts.accountUid, uids))
    await tx.delete(drafts).where(hasEmail.draft(address))
    for (const uid of uids) await forgetAccount(tx, uid)
    // Of a company of another account, only the address belongs to this person.
    await tx.update(companies).set({ companyEmail: '' }).where(hasEmail.company(address))
    await releaseDomainNames(tx)
    return countsOf(person)
  })
}

async function forgetAccount(tx: Database, uid: string): Promise<void> {
  const erasedUid = erasedPrefix + randomUUID()
  await tx.execute(sql`
    insert into ${accounts} (uid, email, display_name, photo_url, created_at, last_login_at)
    select ${erasedUid}, '', '', '', created_at, last_login_at from ${accounts} where uid = ${uid}`)
  await tx
    .update(companies)
    .set({ accountUid: erasedUid, ...emptyFields })
    .where(eq(companies.accountUid, uid))
  // The order of a free trial contains the account's uid.
  await tx
    .update(licences)
    .set({ orderId: freeTrialOrder(erasedUid) })
    .where(and(eq(licences.accountUid, uid), eq(licences.orderId, freeTrialOrder(uid))))
  await tx
    .update(licences)
    .set({ accountUid: erasedUid, razorpayKey: '' })
    .where(eq(licences.accountUid, uid))
  await tx
    .update(paymentOrders)
    .set({ accountUid: erasedUid, launch: null })
    .where(eq(paymentOrders.accountUid, uid))
  // The only update that the trigger of this table allows.
  await tx.update(events).set({ accountUid: erasedUid }).where(eq(events.accountUid, uid))
  await tx.delete(accounts).where(eq(accounts.uid, uid))
}

/**
 * A domain name can name a person too. It stays while a licence is valid, so that nobody else takes the address of a
 * site that is still in use; the hourly purge releases it afterwards.
 */
export async function releaseDomainNames(db: Pick<Database, 'update' | 'select'>): Promise<void> {
  const running = db.select({ id: licences.companyId }).from(licences).where(sql`${licences.endsAt} > now()`)
  await db
    .update(companies)
    .set({ domainName: sql`${erasedPrefix}::text || ${companies.id}` })
    .where(
      and(
        like(companies.accountUid, `${erasedPrefix}%`),
        not(like(companies.domainName, `${erasedPrefix}%`)),
        not(inArray(companies.id, running)),
      ),
    )
}

/** Domain names of erased accounts that are still taken. */
export const keptDomainNames = (db: Database) =>
  db
    .select({ domainName: companies.domainName })
    .from(companies)
    .where(
      and(
        like(companies.accountUid, `${erasedPrefix}%`),
        not(like(companies.domainName, `${erasedPrefix}%`)),
      ),
    )
