/** domain_availability: whether a domain name is free, asked while it is typed. */
import { eq, exists, inArray, or, sql } from 'drizzle-orm'
import { domainName } from '../../contracts/domain-name'
import { domainLockedMessage } from '../../contracts/licensing'
import type { DomainAvailability } from '../../contracts/onboarding'
import { similarDomainNames } from '../../contracts/suggest-domain'
import type { Database } from '../database/database'
import { companies, grants } from '../database/schema'
import { accept, type Reply } from '../http/api/reply'
import { isReleased } from '../licensing/companies'

const shownSuggestions = 3

/**
 * The companies with these names, and the account's own company, in one statement, because this call is sent
 * while the visitor types. The names are in lower case, as in the unique index.
 */
export function companiesOf(db: Database, uid: string, names: readonly string[]) {
  const name = sql<string>`lower(${companies.domainName})`
  const granted = db.select({ one: sql`1` }).from(grants).where(eq(grants.companyId, companies.id))
  return db
    .select({
      name,
      owner: companies.accountUid,
      /** The same condition as in `lockedDomainName`. */
      isLocked: sql<boolean>`${exists(granted)}`,
    })
    .from(companies)
    .where(or(eq(companies.accountUid, uid), inArray(name, [...names])))
}

/**
 * Whether a name is taken, but never by whom. The account's own name is available, and marked as its own. A company with a licence
 * can have no other name, as verify_with_backend would answer.
 */
export async function answerAvailability(db: Database, name: string, uid: string): Promise<Reply> {
  const similar = similarDomainNames(name).filter((one) => domainName.safeParse(one).success)
  const companies = await companiesOf(db, uid, [name, ...similar])
  const ownCompany = companies.find(({ owner }) => owner === uid)
  if (ownCompany?.isLocked && !isReleased(ownCompany.name) && ownCompany.name !== name)
    return accept<Omit<DomainAvailability, 'success'>>({
      domainName: name,
      available: false,
      suggestions: [],
      message: domainLockedMessage(ownCompany.name),
    })
  const owners = new Map(companies.map((company) => [company.name, company.owner]))
  const available = (owners.get(name) ?? uid) === uid
  const suggestions = available ? [] : similar.filter((one) => !owners.has(one)).slice(0, shownSuggestions)
  return accept<Omit<DomainAvailability, 'success'>>({
    domainName: name,
    available,
    suggestions,
    ...(ownCompany?.name === name && { own: true }),
  })
}
