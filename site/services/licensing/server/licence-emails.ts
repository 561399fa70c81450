/** E-mails about a licence. Each fact is reported once, whichever server notices it and however often. */
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { EmailName } from '../../../content/billing/emails'
import { licenceTerms } from '../../../content/billing/licence-terms'
import type { Database } from '../../../server/database/database'
import { companies, licences } from '../../../server/database/schema'
import { expireEmailsAbout } from '../../notifications/server/expire'
import { queueEmail } from '../../notifications/server/queue'
import { planTitle } from '../plan-title'
import { shownDomainName } from './companies'
import { addDays, isTrialTerm, type Term } from './terms'

/** Call it in the transaction that adds the term. */
export async function queueLicenceActive(tx: Database, { id, ...term }: Term): Promise<void> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, term.companyId))
  if (!company?.companyEmail) return
  const { accountUid, startsAt, endsAt } = term
  const { companyEmail: recipient, companyName: school, domainName } = company
  await queueEmail(tx, {
    fact: `licence_active:${id}`,
    ...{ accountUid, recipient, template: 'licence_active' },
    content: { school, plan: planTitle(term.plan), domainName, startsAt, endsAt },
  })
}

/** Call it in the transaction that changes the end of a term: reminders that wait would not be true any more. */
export const expireReminders = async (tx: Database, { id }: Pick<Term, 'id'>): Promise<void> => {
  for (const name of ['trial_ends', 'trial_ended', 'renewal_due'] satisfies EmailName[])
    await expireEmailsAbout(tx, `${name}:${id}:%`)
}

/** Days after the end of a licence within which a reminder is still queued, for a server that was stopped meanwhile. */
const remindWithin = 7

/** Interval of the run that queues reminders, in milliseconds. */
export const remindEvery = 60 * 60_000

/** The trials that end soon or have ended, and the licences that can be renewed. For the run every `remindEvery`. */
export async function queueReminders(db: Database): Promise<void> {
  const at = new Date()
  const rows = await db
    .select({ term: licences, company: companies })
    .from(licences)
    .innerJoin(companies, eq(companies.id, licences.companyId))
    .where(
      and(
        isNull(licences.closure),
        gt(licences.endsAt, addDays(at, -remindWithin)),
        lt(licences.endsAt, addDays(at, Math.max(licenceTerms.trialReminder, licenceTerms.renewalReminder))),
      ),
    )
  for (const { term, company } of rows) await queueReminder(db, term, company, at)
}

async function queueReminder(
  db: Database,
  { id, accountUid, endsAt, ...term }: Term,
  { companyEmail: recipient, companyName: school, domainName: name }: typeof companies.$inferSelect,
  at: Date,
): Promise<void> {
  if (!recipient) return
  // An extended licence ends on another day, so it gets another reminder.
  const fact = (template: string) => `${template}:${id}:${endsAt.toISOString().slice(0, 10)}`
  const ended = at >= endsAt
  if (isTrialTerm(term)) {
    if (at < addDays(endsAt, -licenceTerms.trialReminder)) return
    const template = ended ? 'trial_ended' : 'trial_ends'
    const readOnlyUntil = addDays(endsAt, licenceTerms.grace)
    const keptUntil = addDays(endsAt, licenceTerms.domainName)
    const content = { school, domainName: shownDomainName(name), endsAt, readOnlyUntil, keptUntil }
    return queueEmail(db, { fact: fact(template), accountUid, recipient, template, content })
  }
  if (ended) return
  const renewUntil = addDays(endsAt, licenceTerms.renewalAfter)
  const content = { school, plan: planTitle(term.plan), endsAt, renewUntil }
  return queueEmail(db, {
    fact: fact('renewal_due'),
    ...{ accountUid, recipient, template: 'renewal_due', content },
  })
}
