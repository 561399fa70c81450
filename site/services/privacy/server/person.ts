/** Finds the data of an e-mail address, in one way for every purpose. */
import { type eq, inArray, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../../server/database/database'
import {
  accounts,
  companies,
  contactMessages,
  drafts,
  events,
  licences,
  paymentOrders,
  payments,
} from '../../../server/database/schema'
import { email } from '../../contract'

export const addressed = z.object({ email: email('Name an e-mail address.') })

/** Case-insensitive, as nearly every mail server treats addresses. */
const is = (column: Parameters<typeof eq>[0] | ReturnType<typeof sql>, address: string) =>
  sql`lower(${column}) = lower(${address})`

export const hasEmail = {
  account: (address: string) => is(accounts.email, address),
  company: (address: string) => is(companies.companyEmail, address),
  message: (address: string) => is(contactMessages.email, address),
  draft: (address: string) => is(sql`${drafts.fields}->>'companyEmail'`, address),
}

export type Person = Awaited<ReturnType<typeof findPerson>>

/**
 * The accounts of this address with everything that belongs to them; also what contains the address although the
 * account is another one: a company, a draft, a message.
 */
export async function findPerson(db: Database, address: string) {
  const own = await db.select().from(accounts).where(hasEmail.account(address))
  const uids = own.map(({ uid }) => uid)
  const orders = await db.select().from(paymentOrders).where(inArray(paymentOrders.accountUid, uids))
  const orderIds = orders.map(({ id }) => id)
  return {
    accounts: own,
    companies: await db
      .select()
      .from(companies)
      .where(or(inArray(companies.accountUid, uids), hasEmail.company(address))),
    licences: await db.select().from(licences).where(inArray(licences.accountUid, uids)),
    paymentOrders: orders,
    payments: await db.select().from(payments).where(inArray(payments.orderId, orderIds)),
    events: await db.select().from(events).where(inArray(events.accountUid, uids)).orderBy(events.id),
    drafts: await db
      .select()
      .from(drafts)
      .where(or(inArray(drafts.accountUid, uids), hasEmail.draft(address))),
    messages: await db.select().from(contactMessages).where(hasEmail.message(address)),
  }
}

export type Counts = Record<keyof Person, number>

export const countsOf = (person: Person) =>
  Object.fromEntries(Object.entries(person).map(([table, rows]) => [table, rows.length])) as Counts
