/** domain_availability: whether a domain name is free, asked while it is typed. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { companies, licences } from '../../../server/database/schema'
import { accept, type Reply } from '../../../server/http/api/reply'
import { domainName } from '../company-fields'
import type { DomainAvailability } from '../contract'
import { similarDomainNames } from '../suggest-domain'
import { domainLockedMessage } from './company'

const shownSuggestions = 3

/** The account that has each of these names; names in lower case, as in the unique index. */
export async function ownersOf(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  const name = sql<string>`lower(${companies.domainName})`
  const rows = await db
    .select({ name, owner: companies.accountUid })
    .from(companies)
    .where(inArray(name, [...names]))
  return new Map(rows.map((row) => [row.name, row.owner]))
}

/**
 * Whether a name is taken, never by whom. A name that the asking account has itself counts as free. A company with a
 * licence can have no other name, as verify_with_backend would answer.
 */
export async function askDomain(db: Database, name: string, uid: string): Promise<Reply> {
  const [licensed] = await db
    .select({ domainName: companies.domainName })
    .from(companies)
    .innerJoin(licences, eq(licences.companyId, companies.id))
    .where(eq(companies.accountUid, uid))
    .limit(1)
  if (licensed && licensed.domainName !== name)
    return accept<Omit<DomainAvailability, 'success'>>({
      domainName: name,
      available: false,
      suggestions: [],
      message: domainLockedMessage(licensed.domainName),
    })
  const similar = similarDomainNames(name).filter((one) => domainName.safeParse(one).success)
  const owners = await ownersOf(db, [name, ...similar])
  const available = (owners.get(name) ?? uid) === uid
  const suggestions = available ? [] : similar.filter((one) => !owners.has(one)).slice(0, shownSuggestions)
  return accept<Omit<DomainAvailability, 'success'>>({ domainName: name, available, suggestions })
}
