/** Finds the data that belongs to a person, in the same way for every purpose. */
import { domainToASCII, domainToUnicode } from 'node:url'
import { and, asc, eq, gt, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { cleanText } from '../../contracts/field-text'
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
import { AdminRefusal } from '../runtime/errors'

type Account = typeof accounts.$inferSelect

/** The spellings of one address: with its domain in Unicode or as the DNS has it, and with composed or combining marks. */
function spellingsOf(text: string): string[] {
  const address = cleanText(text, 'address').toLowerCase()
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at + 1)
  const ascii = domainToASCII(address.slice(at + 1).normalize('NFKC'))
  const whole = [address, ...(at > 0 && ascii ? [name + ascii, name + domainToUnicode(ascii)] : [])]
  return [...new Set(whole.flatMap((one) => [one.normalize('NFC'), one.normalize('NFD')]))]
}

/** Case-insensitive, as almost all mail servers treat addresses. */
const isAddress = (column: Parameters<typeof eq>[0] | ReturnType<typeof sql>, address: string) =>
  inArray(sql`lower(${column})`, spellingsOf(address))

export const hasEmail = {
  account: (address: string) => isAddress(accounts.email, address),
  company: (address: string) => isAddress(companies.companyEmail, address),
  message: (address: string) => isAddress(contactMessages.email, address),
  draft: (address: string) => isAddress(sql`${drafts.fields}->>'companyEmail'`, address),
  order: (address: string) =>
    isAddress(sql`${paymentOrders.tenantSettings}->'reviewed'->>'companyEmail'`, address),
  recipient: (address: string) => isAddress(emails.recipient, address),
}

/** `account`: null for somebody who has only sent messages. `holders`: the accounts with this address, oldest first. */
export type Person = { account: Account | null; address: string; holders: Account[] }

const holdersOf = (db: Database, address: string): Promise<Account[]> =>
  db
    .select()
    .from(accounts)
    .where(hasEmail.account(address))
    .orderBy(asc(accounts.createdAt), asc(accounts.uid))

/**
 * By an address or by the uid of an account. Persons may have had one address in turn, so an address of several accounts is
 * refused. What another account has entered with the address is that account's: see `mentionsOf`.
 */
export async function findPerson(db: Database, name: string): Promise<Person> {
  if (!name.includes('@')) {
    const [account] = await db.select().from(accounts).where(eq(accounts.uid, name))
    if (!account) throw new AdminRefusal(`There is no account with the uid ${name}.`)
    return personOf(db, account)
  }
  const holders = await holdersOf(db, name)
  if (holders.length > 1) {
    const listed = holders.map(
      ({ uid, createdAt, lastLoginAt }) =>
        `  ${uid}  from ${createdAt.toISOString().slice(0, 10)}, last signed in ${lastLoginAt.toISOString().slice(0, 10)}`,
    )
    throw new AdminRefusal(
      `${holders.length} accounts have had this address, perhaps of different persons. Name one by its uid:\n${listed.join('\n')}`,
    )
  }
  return { account: holders[0] ?? null, address: name, holders }
}

export const personOf = async (db: Database, account: Account): Promise<Person> => ({
  account,
  address: account.email,
  holders: account.email ? await holdersOf(db, account.email) : [],
})

/** Messages to the next holder of an address are not those of the one before, and the reverse. */
export function isMessageOf({ account, address, holders }: Person): SQL | undefined {
  const n = holders.findIndex(({ uid }) => uid === account?.uid)
  const next = holders[n + 1]
  return and(
    address ? hasEmail.message(address) : sql`false`,
    n > 0 && account ? gte(contactMessages.createdAt, account.createdAt) : undefined,
    n >= 0 && next ? lt(contactMessages.createdAt, next.createdAt) : undefined,
  )
}

/** The tables with data of a person, and which rows. */
function rowsOf(db: Database, person: Person) {
  const uid = person.account?.uid ?? ''
  const own = db.select({ id: paymentOrders.id }).from(paymentOrders).where(eq(paymentOrders.accountUid, uid))
  return {
    accounts: [accounts, eq(accounts.uid, uid)],
    companies: [companies, eq(companies.accountUid, uid)],
    paymentOrders: [paymentOrders, eq(paymentOrders.accountUid, uid)],
    payments: [payments, inArray(payments.orderId, own)],
    refunds: [refunds, inArray(refunds.orderId, own)],
    disputes: [disputes, inArray(disputes.orderId, own)],
    emails: [emails, eq(emails.accountUid, uid)],
    events: [events, eq(events.accountUid, uid)],
    drafts: [drafts, eq(drafts.accountUid, uid)],
    messages: [contactMessages, isMessageOf(person)],
  } satisfies Record<string, [PgTable, SQL | undefined]>
}

export type Counts = Record<keyof ReturnType<typeof rowsOf> | 'licences', number>

export async function countsOf(db: Database, person: Person): Promise<Counts> {
  const counts: Partial<Counts> = { licences: (await termsOfAccount(db, person.account?.uid ?? '')).length }
  for (const [name, [table, where]] of Object.entries(rowsOf(db, person)))
    counts[name as keyof Counts] = await db.$count(table, where)
  return counts as Counts
}

/** How many rows of other accounts contain the address. */
async function mentionsOf(db: Database, { address, holders }: Person) {
  const ofOthers = (column: Parameters<typeof ne>[0], where: SQL) =>
    and(...holders.map(({ uid }) => ne(column, uid)), where)
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

/** Other places with data of the same person, which this program cannot reach. */
export const elsewhere = [
  'the mailbox of MAIL_TO, for messages that were sent by e-mail',
  'the project of Firebase, for accounts that signed in with Google',
  'the account with the payment provider, for payments',
  'backups of this database',
]

/** Rows that are read at once, so that a million events need no more memory than some hundreds. */
const pageRows = 500
const numbered: readonly unknown[] = [emails, events, contactMessages]

async function* pagesOf(db: Database, table: PgTable, where: SQL | undefined): AsyncGenerator<object[]> {
  if (!numbered.includes(table)) return yield await db.select().from(table).where(where)
  const { id } = table as unknown as typeof events
  for (let last = 0; ; ) {
    const rows = (await db
      .select()
      .from(table)
      .where(and(where, gt(id, last)))
      .orderBy(asc(id))
      .limit(pageRows)) as { id: number; digest?: string }[]
    yield rows.map(({ digest: _, ...row }) => row)
    if (rows.length < pageRows) return
    last = rows.at(-1)?.id ?? 0
  }
}

/**
 * Everything that the database holds about a person, for a request of theirs (DPDP Act 2023, section 11), as JSON in parts.
 */
export async function* exportText(
  db: Database,
  person: Person,
  more: Record<string, unknown> = {},
): AsyncGenerator<string> {
  const terms = await termsOfAccount(db, person.account?.uid ?? '')
  const licences = terms.map(({ source, ...term }) => ({ ...term, orderId: source }))
  const exportedAt = new Date().toISOString()
  const first = { email: person.address, exportedAt, licences, elsewhere, ...more }
  yield JSON.stringify(first, null, 2).slice(0, -2)
  for (const [name, [table, where]] of Object.entries(rowsOf(db, person))) {
    yield `,\n  "${name}": [`
    let separator = '\n'
    for await (const rows of pagesOf(db, table, where)) {
      if (rows.length === 0) continue
      yield separator + rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
      separator = ',\n'
    }
    yield ']'
  }
  yield '\n}'
}

/** Of other accounts it says only how many rows contain the address. */
export const exportPerson = async (db: Database, person: Person) =>
  exportText(db, person, { mentions: await mentionsOf(db, person) })
