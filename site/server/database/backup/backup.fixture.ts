/** A database with every kind of value that is hard to copy, and a way to compare all of it. */
import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import { rowsOf } from '../migrations'
import { accounts, companies, contactMessages, drafts, events, licences } from '../schema'

/** Tabs and line breaks, quotes, backslashes, other scripts, and text that looks like the end of a value. */
const odd = 'a\tb\nc "d" \\e\\n গণিত 😀 {"counts":{}} \u2028'

export async function fill(db: Database, people = 3): Promise<void> {
  for (let n = 0; n < people; n++) {
    const uid = `person-${n}`
    await db.insert(accounts).values({ uid, email: `${uid}@b.example`, displayName: odd, photoURL: '' })
    const details = { companyName: odd, companyEmail: 'a@b.example', companyPhone: '1', companySize: '1' }
    const company = { ...details, accountUid: uid, domainName: uid, location: 'Kolkata', plan: 'FT' }
    const [{ id: companyId } = { id: 0 }] = await db.insert(companies).values(company).returning()
    await db.insert(licences).values({
      ...{
        accountUid: uid,
        companyId,
        plan: 'FT',
        grantedBy: uid,
        startsAt: new Date(0),
        endsAt: new Date(1e12),
      },
      ...{ isOnlinePaymentRequired: true, currencySymbol: '₹', currencyType: 'INR', razorpayKey: '' },
      taxes: [{ name: odd, percentage: 0.1 }],
    })
    await db.insert(drafts).values({ accountUid: uid, plan: 'FT', fields: { companyName: odd } })
    await db.insert(events).values({ accountUid: uid, kind: 'signed_in', subject: '' })
  }
  const message = { name: odd, email: 'a@b.example', phone: '', subject: '', message: odd }
  await db.insert(contactMessages).values(Array.from({ length: 450 }, () => message))
  // Deletes a row, so that the backup has to keep the sequence ahead of the largest ID.
  await db.execute(sql`delete from contact_messages where id > 440`)
}

/** Every row of every table, to the microsecond. */
export async function everything(db: Database): Promise<Record<string, unknown[]>> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  )
  const all: Record<string, unknown[]> = {}
  for (const { name } of tables)
    all[name] = rowsOf<{ row: string }>(
      await db.execute(sql`select to_jsonb(one)::text as row from ${sql.identifier(name)} one order by 1`),
    ).map(({ row }) => row)
  return all
}

export const newMessageId = async (db: Database) => {
  const message = { name: '', email: '', phone: '', subject: '', message: '' }
  const [row] = await db.insert(contactMessages).values(message).returning()
  return row?.id
}
