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
  { accountUid, companyEmail: recipient, companyName: school, domainName }: Company,
  { id, plan, startsAt, endsAt }: Term,
): Promise<void> {
  if (!recipient) return
  await queueEmail(tx, {
    fact: `licence_active:${id}`,

    accountUid,
    recipient,
    template: 'licence_active',
    content: { school, plan: planTitle(plan), domainName, startsAt, endsAt },
  })
}

/** Call it in the transaction that changes the end of a term: reminders that wait would not be true any more. */
export const expireReminders = async (tx: Database, { id }: Pick<Term, 'id'>): Promise<void> => {
  for (const name of ['trial_ends', 'trial_ended', 'renewal_due'] satisfies EmailName[])
    await expireEmailsAbout(tx, `${name}:${id}:%`)
}

/** Days after the end of a licence within which a reminder is still queued, for a server that was stopped in this time. */
const remindWithin = 7

/** Interval of the run that queues reminders, in milliseconds. */
export const remindEvery = 60 * 60_000

/** The trials that end soon or have ended, and the licences that can be renewed. For the run every `remindEvery`. */
export async function queueReminders(db: Database): Promise<void> {
  const now = new Date()
  const from = addDays(now, -remindWithin)
  const until = addDays(now, Math.max(licenceTerms.trialReminder, licenceTerms.renewalReminder))
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
    if (latest && !latest.closure && isNear(latest)) await queueReminder(db, company, latest, now)
  }
}

async function queueReminder(
  db: Database,
  { accountUid, companyEmail: recipient, companyName: school, domainName: name }: Company,
  { id, endsAt, ...term }: Term,
  date: Date,
): Promise<void> {
  if (!recipient) return
  // An extended licence ends on another day, so it gets another reminder.
  const fact = (template: string) => `${template}:${id}:${endsAt.toISOString().slice(0, 10)}`
  const ended = date >= endsAt
  const ending = {
    school,
    domainName: shownDomainName(name),
    endsAt,
    readOnlyUntil: addDays(endsAt, licenceTerms.grace),
    keptUntil: addDays(endsAt, licenceTerms.domainName),
  }
  if (isTrialTerm(term)) {
    if (date < addDays(endsAt, -licenceTerms.trialReminder)) return
    const template = ended ? 'trial_ended' : 'trial_ends'
    return queueEmail(db, { fact: fact(template), accountUid, recipient, template, content: ending })
  }
  if (ended) return
  const renewUntil = addDays(endsAt, licenceTerms.renewalAfter)
  const content = { ...ending, plan: planTitle(term.plan), renewUntil }
  return queueEmail(db, {
    fact: fact('renewal_due'),

    accountUid,
    recipient,
    template: 'renewal_due',
    content,
  })
}
