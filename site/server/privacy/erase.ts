/**
 * Erases a person. Orders, payments and licences stay, because an Indian company has to keep its books for
 * eight years (Companies Act 2013, section 128(5)), but no longer name the person: every row of the account
 * is moved to a new account without a name.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, like, not, or, type SQL, sql } from 'drizzle-orm'
import { mapCompanyFields } from '../../contracts/company-fields'
import { freeTrialOrder } from '../../contracts/licensing'
import type { Database } from '../database/database'
import { recordAccountEvent } from '../database/events'
import {
  accounts,
  companies,
  contactMessages,
  drafts,
  emails,
  events,
  grants,
  paymentOrders,
} from '../database/schema'
import { companyOf, erasedPrefix } from '../licensing/companies'
import { endLicence, lockCompany, releaseDomainName } from '../licensing/licences'
import { rememberTrial } from '../licensing/used-trials'
import { queueEmail } from '../mail/queue'
import { failpoint } from '../runtime/failpoint'
import { countsOf, findPerson, hasEmail, isMessageOf, type Person, personOf } from './person'

/** Every field of a company except its domain name, which `releaseDomainName` handles. */
const { domainName: _, ...emptyFields } = mapCompanyFields(() => '')

/**
 * Erases everything that belongs to a person, by an e-mail address or a uid, in one transaction. Returns the number of rows
 * of each kind.
 */
export function erasePerson(db: Database, name: string) {
  return db.transaction(async (tx) => {
    // Locks the accounts, so that a simultaneous sign-in or registration waits and then starts with an empty account.
    await tx
      .select()
      .from(accounts)
      .where(or(hasEmail.account(name), eq(accounts.uid, name)))
      .for('update')
    const person = await findPerson(tx, name)
    const { address, account, holders } = person
    const counts = await countsOf(tx, person)
    await eraseAll(tx, person)
    const isShared = holders.some(({ uid }) => uid !== account?.uid)
    if (!address || isShared) return counts
    // What other accounts have entered with this address is theirs, and loses the address alone.
    await tx
      .update(drafts)
      .set({ fields: sql`jsonb_set(${drafts.fields}, '{companyEmail}', '""')` })
      .where(hasEmail.draft(address))
    await tx
      .update(paymentOrders)
      .set({
        tenantSettings: sql`jsonb_set(${paymentOrders.tenantSettings}, '{reviewed,companyEmail}', '""')`,
      })
      .where(hasEmail.order(address))
    await eraseEmails(tx, hasEmail.recipient(address))
    await tx.update(companies).set({ companyEmail: '' }).where(hasEmail.company(address))
    return counts
  })
}

/**
 * Ends the licence of an account and erases the account, in one transaction. Nothing is refunded. Returns
 * false if the account was already deleted.
 */
export async function closeAccount(db: Database, uid: string): Promise<boolean> {
  const isDeleted = await db.transaction(async (tx) => {
    // The company before the account, as a payment locks them.
    const ownCompany = await companyOf(tx, uid)
    const company = ownCompany && (await lockCompany(tx, ownCompany.id))
    const [account] = await tx.select().from(accounts).where(eq(accounts.uid, uid)).for('update')
    if (!account) return false
    await recordAccountEvent(tx, uid, 'account_deleted')
    if (company) await endLicence(tx, company)
    await eraseAll(tx, await personOf(tx, account))
    failpoint('account erased')
    await queueEmail(tx, {
      fact: `account_deleted:${randomUUID()}`,
      accountUid: erasedPrefix,
      recipient: account.email,
      template: 'account_deleted',
      content: { deletedAt: new Date() },
    })
    return true
  })
  failpoint('deletion committed')
  return isDeleted
}

async function eraseAll(tx: Database, person: Person): Promise<void> {
  await tx.delete(contactMessages).where(isMessageOf(person))
  if (person.account) await eraseAccount(tx, person.account.uid)
}

async function eraseAccount(tx: Database, uid: string): Promise<void> {
  const company = await companyOf(tx, uid)
  const erasedUid = erasedPrefix + randomUUID()
  await tx.delete(drafts).where(eq(drafts.accountUid, uid))
  await tx.execute(sql`
    insert into ${accounts} (uid, email, display_name, photo_url, created_at, last_login_at)
    select ${erasedUid}, '', '', '', created_at, last_login_at from ${accounts} where uid = ${uid}`)
  await tx
    .update(companies)
    .set({ accountUid: erasedUid, tenantSettings: null, ...emptyFields })
    .where(eq(companies.accountUid, uid))
  await rememberTrial(tx, uid)
  // The order of a free trial contains the account's uid.
  await tx
    .update(grants)
    .set({ source: freeTrialOrder(erasedUid) })
    .where(eq(grants.source, freeTrialOrder(uid)))
  await tx
    .update(paymentOrders)
    .set({ accountUid: erasedUid, tenantSettings: null })
    .where(eq(paymentOrders.accountUid, uid))
  await eraseEmails(tx, eq(emails.accountUid, uid))
  await tx.update(emails).set({ accountUid: erasedUid }).where(eq(emails.accountUid, uid))
  // The only update that the table's trigger allows.
  await tx.update(events).set({ accountUid: erasedUid }).where(eq(events.accountUid, uid))
  await tx.delete(accounts).where(eq(accounts.uid, uid))
  if (company) await releaseDomainName(tx, company.id)
}

/** The facts stay, so that nothing is sent twice. E-mails that were not sent are marked as failed. */
async function eraseEmails(tx: Database, which: SQL): Promise<void> {
  await tx.update(emails).set({ recipient: '', content: {}, providerId: null }).where(which)
  await tx
    .update(emails)
    .set({ state: 'failed', lastError: 'ERASED' })
    .where(and(eq(emails.recipient, ''), inArray(emails.state, ['pending', 'sending'])))
}

/** Domain names of erased accounts that are still taken. */
export const keptDomainNames = (db: Database) =>
  db
    .select({ domainName: companies.domainName })
    .from(companies)
    .where(and(like(companies.accountUid, `${erasedPrefix}%`), not(like(companies.domainName, '%:%'))))
