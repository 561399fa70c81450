/** E-mails about a licence. Each fact is reported once, whichever server notices it and however often. */
import { and, gt, inArray, lt, or } from 'drizzle-orm'
import type { EmailName } from '../../content/emails'
import { planTitle } from '../../content/plans'
import { licenceTerms } from '../../contracts/licence-terms'
import type { Database } from '../database/database'
import { companies, grants } from '../database/schema'
import { expireEmailsAbout, queueEmail } from '../mail/queue'
import { shownDomainName } from './companies'
import { addDays, isTrialTerm, latestTerm, type Term } from './ledger'
import { companiesWithRevocations, termsByCompany } from './terms'

type Company = typeof companies.$inferSelect

/** Call it in the transaction that adds the term. */
export async function queueLicenceActive(
  tx: Database,
  { accountUid, companyName: school, domainName }: Company,
  { id, plan, startsAt, endsAt }: Term,
): Promise<void> {
  await queueEmail(tx, {
    fact: `licence_active:${id}`,
    accountUid,
    template: 'licence_active',
    content: { school, plan: planTitle(plan), domainName: shownDomainName(domainName), startsAt, endsAt },
  })
}

const aboutTerms = ['licence_active', 'trial_ends', 'trial_ended', 'renewal_due'] satisfies EmailName[]

/** Call it in the transaction that changes these terms: what waits about them would not be true any more. */
export const expireEmailsOf = (tx: Database, accountUid: string, terms: Pick<Term, 'id'>[]): Promise<void> =>
  expireEmailsAbout(
    tx,
    accountUid,
    terms.flatMap(({ id }) => aboutTerms.flatMap((name) => [`${name}:${id}`, `${name}:${id}:%`])),
  )

/** Days after the end of a licence within which a reminder is still queued, for a server that was stopped in this time. */
const remindWithin = 7

/** Interval of the run that queues reminders, in milliseconds. */
export const remindEvery = 60 * 60_000

/** The trials that end soon or have ended, and the licences that can be renewed. For the run every `remindEvery`. */
export async function queueReminders(db: Database, at = new Date()): Promise<void> {
  const from = addDays(at, -remindWithin)
  const until = addDays(at, Math.max(licenceTerms.trialReminder, licenceTerms.renewalReminder))
  const isNear = ({ endsAt }: Pick<Term, 'endsAt'>) => endsAt > from && endsAt < until
  // What was granted ends then, or something was revoked, so that it may.
  const near = db
    .select({ id: grants.companyId })
    .from(grants)
    .where(
      and(
        gt(grants.endsAt, from),
        or(lt(grants.endsAt, until), inArray(grants.companyId, companiesWithRevocations(db))),
      ),
    )
  const terms = await termsByCompany(db, inArray(grants.companyId, near))
  const rows = await db.select().from(companies).where(inArray(companies.id, near))
  for (const company of rows) {
    const latest = latestTerm(terms.get(company.id) ?? [])
    if (latest && !latest.closure && isNear(latest)) await queueReminder(db, company, latest, at)
  }
}

async function queueReminder(
  db: Database,
  { accountUid, companyName: school, domainName: name }: Company,
  { id, endsAt, ...term }: Term,
  at: Date,
): Promise<void> {
  // An extended licence ends on another day, so it gets another reminder.
  const fact = (template: string) => `${template}:${id}:${endsAt.toISOString().slice(0, 10)}`
  const ended = at >= endsAt
  const ending = {
    school,
    domainName: shownDomainName(name),
    endsAt,
    readOnlyUntil: addDays(endsAt, licenceTerms.grace),
    keptUntil: addDays(endsAt, licenceTerms.domainName),
  }
  if (isTrialTerm(term)) {
    if (at < addDays(endsAt, -licenceTerms.trialReminder)) return
    const template = ended ? 'trial_ended' : 'trial_ends'
    return queueEmail(db, { fact: fact(template), accountUid, template, content: ending })
  }
  if (ended) return
  const renewUntil = addDays(endsAt, licenceTerms.renewalAfter)
  const content = { ...ending, plan: planTitle(term.plan), renewUntil }
  return queueEmail(db, {
    fact: fact('renewal_due'),
    accountUid,
    template: 'renewal_due',
    content,
  })
}
