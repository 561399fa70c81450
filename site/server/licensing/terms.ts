/** Reads the terms of companies from the ledger. */
import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { companies, grants, revocations } from '../database/schema'
import { type Grant, type Revocation, type Term, termsOf } from './ledger'

/** By company, for all companies or for those with these grants. `where` must hold for all grants of a company. */
export async function termsByCompany(db: Database, where?: SQL): Promise<Map<number, Term[]>> {
  const rows = await db
    .select({ grant: grants, revocation: revocations })
    .from(grants)
    .leftJoin(revocations, eq(revocations.grantId, grants.id))
    .where(where)
    .orderBy(asc(grants.companyId))
  const entries = new Map<number, { granted: Map<number, Grant>; revoked: Revocation[] }>()
  for (const { grant, revocation } of rows) {
    const entry = entries.get(grant.companyId) ?? {
      granted: new Map<number, Grant>(),
      revoked: [] as Revocation[],
    }
    entries.set(grant.companyId, entry)
    entry.granted.set(grant.id, grant)
    if (revocation) entry.revoked.push(revocation)
  }
  return new Map([...entries].map(([id, entry]) => [id, termsOf([...entry.granted.values()], entry.revoked)]))
}

/** Oldest first. */
export const termsOfCompany = async (db: Database, companyId: number): Promise<Term[]> =>
  (await termsByCompany(db, eq(grants.companyId, companyId))).get(companyId) ?? []

/** Oldest first. */
export async function termsOfAccount(db: Database, accountUid: string): Promise<Term[]> {
  const ownCompany = db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.accountUid, accountUid))
  return [...(await termsByCompany(db, inArray(grants.companyId, ownCompany))).values()].flat()
}

/** The companies with a grant of which something was revoked: their terms do not end as granted. */
export const companiesWithRevocations = (db: Database) =>
  db.select({ id: grants.companyId }).from(revocations).innerJoin(grants, eq(grants.id, revocations.grantId))
