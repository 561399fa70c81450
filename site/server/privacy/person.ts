/** Finds the data that belongs to an e-mail address, in the same way for every purpose. */
import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import {
  accounts,
  companies,
  contactMessages,
  disputes,
  drafts,
  emails,
  events,
  paymentOrders,
  payments,
  refunds,
} from '../database/schema'
import { termsOfAccount } from '../licensing/terms'

/** Case-insensitive, as almost all mail servers treat addresses. */
const isAddress = (column: Parameters<typeof eq>[0] | ReturnType<typeof sql>, address: string) =>
  sql`lower(${column}) = lower(${address})`

export const hasEmail = {
  account: (address: string) => isAddress(accounts.email, address),
  company: (address: string) => isAddress(companies.companyEmail, address),
  message: (address: string) => isAddress(contactMessages.email, address),
  draft: (address: string) => isAddress(sql`${drafts.fields}->>'companyEmail'`, address),
  order: (address: string) =>
    isAddress(sql`${paymentOrders.tenantSettings}->'reviewed'->>'companyEmail'`, address),
  recipient: (address: string) => isAddress(emails.recipient, address),
}

export type Person = Awaited<ReturnType<typeof dataOf>>

/**
 * The accounts with this address and everything that belongs to them. What another account has entered with the
 * address is that account's: see `mentionsOf`.
 */
export async function findPerson(db: Database, address: string): Promise<Person> {
  return dataOf(db, await db.select().from(accounts).where(hasEmail.account(address)), address)
}

/** How many rows of other accounts contain the address. */
export async function mentionsOf(db: Database, address: string) {
  const uids = db.select({ uid: accounts.uid }).from(accounts).where(hasEmail.account(address))
  const ofOthers = (column: Parameters<typeof notInArray>[0], where: SQL) =>
    and(notInArray(column, uids), where)
  return {
    companies: await db.$count(companies, ofOthers(companies.accountUid, hasEmail.company(address))),
    drafts: await db.$count(drafts, ofOthers(drafts.accountUid, hasEmail.draft(address))),
    emails: await db.$count(emails, ofOthers(emails.accountUid, hasEmail.recipient(address))),
    paymentOrders: await db.$count(
      paymentOrders,
      ofOthers(paymentOrders.accountUid, hasEmail.order(address)),
    ),
  }
}

/**
 * One account with everything that belongs to it. What other accounts have entered with its address is not
 * included.
 */
export async function findAccount(db: Database, uid: string): Promise<Person> {
  return dataOf(db, await db.select().from(accounts).where(eq(accounts.uid, uid)))
}

async function dataOf(db: Database, ownAccounts: (typeof accounts.$inferSelect)[], address?: string) {
  const uids = ownAccounts.map(({ uid }) => uid)
  const orders = await db.select().from(paymentOrders).where(inArray(paymentOrders.accountUid, uids))
  const orderIds = orders.map(({ id }) => id)
  // The provider has verified the address of an account, so messages with this address are from the same
  // person.
  const addresses = address === undefined ? ownAccounts.map(({ email }) => email) : [address]
  return {
    accounts: ownAccounts,
    companies: await db.select().from(companies).where(inArray(companies.accountUid, uids)),
    licences: (await Promise.all(uids.map((uid) => termsOfAccount(db, uid)))).flat(),
    paymentOrders: orders,
    payments: await db.select().from(payments).where(inArray(payments.orderId, orderIds)),
    refunds: await db.select().from(refunds).where(inArray(refunds.orderId, orderIds)),
    disputes: await db.select().from(disputes).where(inArray(disputes.orderId, orderIds)),
    emails: await db.select().from(emails).where(inArray(emails.accountUid, uids)),
    events: await db.select().from(events).where(inArray(events.accountUid, uids)).orderBy(events.id),
    drafts: await db.select().from(drafts).where(inArray(drafts.accountUid, uids)),
    messages: await db
      .select()
      .from(contactMessages)
      .where(or(sql`false`, ...addresses.map(hasEmail.message))),
  }
}

export type Counts = Record<keyof Person, number>

export const countsOf = (person: Person) =>
  Object.fromEntries(Object.entries(person).map(([table, rows]) => [table, rows.length])) as Counts

/** Other places with data of the same person, which this program cannot reach. */
export const elsewhere = [
  'the mailbox of MAIL_TO, for messages that were sent by e-mail',
  'the project of Firebase, for accounts that signed in with Google',
  'the account with the payment provider, for payments',
  'backups of this database',
]

/**
 * Everything that the database holds about a person, for a request of theirs (DPDP Act 2023, section 11). `mentions`: of
 * other accounts it says only how many rows contain the address.
 */
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
