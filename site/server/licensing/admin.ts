/** Licences, for the owner's commands (`npm run licences`). */
import { asc, eq } from 'drizzle-orm'
import { dayText } from '../../contracts/licence-text'
import type { Database } from '../database/database'
import { companies } from '../database/schema'
import { AdminRefusal } from '../runtime/errors'
import { shownDomainName } from './companies'
import { latestTerm, stateOf, type Term } from './ledger'
import { endLicence, extendLicence, lockCompany } from './licences'
import { termsByCompany, termsOfCompany } from './terms'

const daysMax = 400

/** By its domain name, or by `#` and its number, which stays the same if the domain name is released. */
export async function companyNamed(db: Database, name: string) {
  const isThis = /^#\d{1,15}$/.test(name)
    ? eq(companies.id, Number(name.slice(1)))
    : eq(companies.domainName, name.toLowerCase())
  const [company] = await db.select().from(companies).where(isThis)
  if (!company)
    throw new AdminRefusal(`No company is called ${name}: give its domain name, or # and its number.`)
  return company
}

const withState = (term: Term) => ({ ...term, state: stateOf(term, new Date()) })

/** The latest term of each company. */
export async function listLicences(db: Database) {
  const terms = await termsByCompany(db)
  const rows = await db.select().from(companies).orderBy(asc(companies.id))
  return rows.flatMap(({ id, domainName }) => {
    const term = latestTerm(terms.get(id) ?? [])
    return term ? [{ number: id, domainName: shownDomainName(domainName), ...withState(term) }] : []
  })
}

export async function showLicence(db: Database, name: string) {
  const { id, domainName, companyName } = await companyNamed(db, name)
  const terms = await termsOfCompany(db, id)
  return { number: id, domainName: shownDomainName(domainName), companyName, terms: terms.map(withState) }
}

const changing = (
  db: Database,
  name: string,
  change: (tx: Database, company: typeof companies.$inferSelect) => Promise<unknown>,
) =>
  db.transaction(async (tx) => {
    const { id } = await companyNamed(tx, name)
    const company = await lockCompany(tx, id)
    if (company) await change(tx, company)
    return showLicence(tx, `#${id}`)
  })

/** A negative number of days shortens the licence. The same key changes it once. */
export async function extendByDays(db: Database, company: string, days: number, key: string) {
  if (!Number.isInteger(days) || Math.abs(days) > daysMax)
    throw new AdminRefusal(`Give a whole number of days, from -${daysMax} to ${daysMax}.`)
  return changing(db, company, async (tx, locked) => {
    const term = await extendLicence(tx, locked, days, key)
    if (!term) throw new AdminRefusal(`${company} has no licence that could be extended.`)
    if (term.endsAt <= new Date())
      throw new AdminRefusal(
        `The licence of ${company} would have ended already, on ${dayText(term.endsAt)}. To end it now: npm run licences -- end ${company}`,
      )
  })
}

export const endNow = (db: Database, company: string) =>
  changing(db, company, async (tx, locked) => {
    if ((await endLicence(tx, locked)) === 0) throw new AdminRefusal(`${company} has no licence that runs.`)
  })
