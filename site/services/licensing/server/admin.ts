/** Licences, for the owner's commands (`npm run licences`). */
import { asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { AdminRefusal } from '../../../server/commands/admin-refusal'
import type { Database } from '../../../server/database/database'
import { companies, licences } from '../../../server/database/schema'
import { line } from '../../contract'
import { dayText } from '../licence-text'
import { shownDomainName } from './companies'
import { endLicence, extendLicence, lockCompany, termsOfCompany } from './licences'
import { latestTerm, stateOf, type Term } from './terms'

/**
 * A company by its domain name, or by `#` and its number, which stays the same if the domain name is
 * released.
 */
export const companyInput = z.object({ company: line('Name a company.', 30) })
const daysMax = 400
const daysRefusal = `Give a whole number of days, from -${daysMax} to ${daysMax}.`
export const extensionInput = z.extend(companyInput, {
  days: z.int(daysRefusal).check(z.minimum(-daysMax, daysRefusal), z.maximum(daysMax, daysRefusal)),
})

async function companyOf(db: Pick<Database, 'select'>, name: string) {
  const isThis = /^#\d{1,9}$/.test(name)
    ? eq(companies.id, Number(name.slice(1)))
    : eq(companies.domainName, name.toLowerCase())
  const [company] = await db.select().from(companies).where(isThis)
  if (!company)
    throw new AdminRefusal(`No company is called ${name}: give its domain name, or # and its number.`)
  return company
}

const termReply = (term: Term) => ({
  ...{ plan: term.plan, grantedBy: term.grantedBy },
  ...{ startsAt: term.startsAt.toISOString(), endsAt: term.endsAt.toISOString() },
  state: stateOf(term, new Date()),
})

/** The latest term of each company. */
export async function listLicences(db: Database) {
  const rows = await db
    .select({ company: companies, term: licences })
    .from(licences)
    .innerJoin(companies, eq(companies.id, licences.companyId))
    .orderBy(asc(companies.id))
  return [...new Set(rows.map(({ company }) => company.id))].flatMap((id) => {
    const own = rows.filter(({ company }) => company.id === id)
    const term = latestTerm(own.map((row) => row.term))
    const [first] = own
    if (!term || !first) return []
    return [{ number: id, domainName: shownDomainName(first.company.domainName), ...termReply(term) }]
  })
}

export async function showLicence(db: Database, { company: name }: z.output<typeof companyInput>) {
  const { id, domainName, companyName } = await companyOf(db, name)
  const terms = await termsOfCompany(db, id)
  return { number: id, domainName: shownDomainName(domainName), companyName, terms: terms.map(termReply) }
}

const changing = (
  db: Database,
  name: string,
  change: (tx: Database, companyId: number) => Promise<unknown>,
) =>
  db.transaction(async (tx) => {
    const { id } = await companyOf(tx, name)
    await lockCompany(tx, id)
    await change(tx, id)
    return showLicence(tx, { company: `#${id}` })
  })

/** A negative number of days shortens the licence. */
export const extendByDays = (db: Database, { company, days }: z.output<typeof extensionInput>) =>
  changing(db, company, async (tx, id) => {
    const term = await extendLicence(tx, id, days)
    if (!term) throw new AdminRefusal(`${company} has no licence that could be extended.`)
    if (term.endsAt <= new Date())
      throw new AdminRefusal(
        `The licence of ${company} would have ended already, on ${dayText(term.endsAt.toISOString())}. To end it now: npm run licences -- end ${company}`,
      )
  })

export const endNow = (db: Database, { company }: z.output<typeof companyInput>) =>
  changing(db, company, async (tx, id) => {
    if ((await endLicence(tx, id)) === 0) throw new AdminRefusal(`${company} has no licence that runs.`)
  })
