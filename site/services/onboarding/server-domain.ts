/** Whether a domain name is still to be had, asked while somebody types it. */
import { inArray, sql } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { accept, type Reply, refuse } from '../platform/api'
import type { Database } from '../platform/database'
import { companies } from '../platform/schema'
import { type DomainAvailability, domainName, tooManyDomainsMessage } from './contract'
import { similarDomainNames } from './suggest-domain'

/** How many questions an account has, and for how long they are counted, in seconds. */
export type DomainBudget = { points: number; duration: number }

/** Somebody who types asks a dozen times; a list of all tenants would be months of asking. */
const domainBudget: DomainBudget = { points: 100, duration: 10 * 60 }

const shownSuggestions = 3

/** By whom each of these names is taken; names in lower case, as the unique index has them. */
export async function ownersOf(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  const name = sql<string>`lower(${companies.domainName})`
  const rows = await db
    .select({ name, owner: companies.accountUid })
    .from(companies)
    .where(inArray(name, [...names]))
  return new Map(rows.map((row) => [row.name, row.owner]))
}

export function domainQuestions(db: Database, budget: DomainBudget = domainBudget) {
  const asked = new RateLimiterMemory(budget)

  /** Only whether, and never whose: a name that the asking account has itself is free to it. */
  return async (name: string, uid: string): Promise<Reply> => {
    const spent = await asked.consume(uid).catch((error) => {
      if (error instanceof RateLimiterRes) return null
      throw error
    })
    if (!spent) return refuse(429, tooManyDomainsMessage)
    const similar = similarDomainNames(name).filter((one) => domainName.safeParse(one).success)
    const owners = await ownersOf(db, [name, ...similar])
    const available = (owners.get(name) ?? uid) === uid
    const suggestions = available ? [] : similar.filter((one) => !owners.has(one)).slice(0, shownSuggestions)
    return accept<Omit<DomainAvailability, 'success'>>({ domainName: name, available, suggestions })
  }
}
