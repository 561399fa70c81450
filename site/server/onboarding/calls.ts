import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { notAcceptedMessage } from '../../contracts/api'
import { domainName } from '../../contracts/domain-name'
import { domainLockedMessage, planRefusedMessage } from '../../contracts/licensing'
import { owesPayment } from '../../contracts/money'
import {
  completeOnboardingRequest,
  type DomainAvailability,
  type Draft,
  discardDraftRequest,
  domainAvailabilityRequest,
  type OnboardingStatusReply,
  onboardingStatusRequest,
  saveDraftRequest,
  type VerificationReply,
  verifyWithBackendRequest,
} from '../../contracts/onboarding'
import { similarDomainNames } from '../../contracts/suggest-domain'
import type { Database } from '../database/database'
import { companies, drafts, grants } from '../database/schema'
import type { SignedInCall } from '../http/api/identity'
import { accept, type Reply, refuse } from '../http/api/reply'
import {
  changeCompany,
  companyOf,
  detailsOf,
  isReleased,
  lockedDomainName,
  storeConfirmed,
} from '../licensing/companies'
import { licenceOf, offerOf } from '../licensing/licences'
import { bookablePlans, type OfferedPlan, type PaidPlans } from '../licensing/plans'
import { activateLicence } from './complete'

type Options = { db: Database; plans: readonly OfferedPlan[]; paid: PaidPlans }

export function onboardingCalls(call: SignedInCall, { db, plans, paid }: Options): void {
  const findPlan = bookablePlans(plans)

  call('verify_with_backend', verifyWithBackendRequest, async (input, { uid }) => {
    const { token: _, selected_plan: plan, ...details } = input
    if (!findPlan(plan)) return refuse(422, notAcceptedMessage, { selected_plan: [planRefusedMessage] })
    return changeCompany(db, uid, details.domainName, async (tx, company) => {
      await storeConfirmed(tx, uid, company, { ...details, plan })
      return accept<Omit<VerificationReply, 'success'>>({ company: { ...details, plan } })
    })
  })

  // For signed-in accounts alone, with a limit: anybody could otherwise list all tenants. The answer never says whose.
  call('domain_availability', domainAvailabilityRequest, ({ domainName }, { uid }) =>
    answerAvailability(db, domainName, uid),
  )

  call('complete_onboarding', completeOnboardingRequest, (input, account) =>
    activateLicence({ db, findPlan, paid }, input, account),
  )

  call('onboarding_status', onboardingStatusRequest, async ({ plan }, { uid }) => {
    // Before the other queries, because it may activate the licence.
    const order = await paid.orderOf(uid, plan)
    const company = await companyOf(db, uid)
    const requestedPlan = plan === undefined ? null : findPlan(plan)
    const status: Omit<OnboardingStatusReply, 'success'> = {
      draft: await draftOf(db, uid, plan),
      company: company && detailsOf(company),
      licence: await licenceOf(db, uid, plan),
      offer:
        company && requestedPlan && owesPayment(requestedPlan)
          ? await offerOf(db, company.id, requestedPlan)
          : null,
      domainLocked: company ? (await lockedDomainName(db, company)) !== null : false,
      ...(order && { order }),
    }
    return accept(status)
  })

  call('save_draft', saveDraftRequest, async ({ plan, fields }, { uid }) => {
    if (!findPlan(plan)) return refuse(422, notAcceptedMessage, { plan: ['Choose a plan.'] })
    const draft = { fields, updatedAt: new Date() }
    await db
      .insert(drafts)
      .values({ accountUid: uid, plan, ...draft })
      .onConflictDoUpdate({ target: [drafts.accountUid, drafts.plan], set: draft })
    return accept()
  })

  call('discard_draft', discardDraftRequest, async ({ plan }, { uid }) => {
    await db.delete(drafts).where(isDraftOf(uid, plan))
    return accept()
  })
}

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
async function answerAvailability(db: Database, name: string, uid: string): Promise<Reply> {
  const similar = similarDomainNames(name).filter((one) => domainName.safeParse(one).success)
  const found = await companiesOf(db, uid, [name, ...similar])
  const ownCompany = found.find(({ owner }) => owner === uid)
  if (ownCompany?.isLocked && !isReleased(ownCompany.name) && ownCompany.name !== name)
    return accept<Omit<DomainAvailability, 'success'>>({
      domainName: name,
      available: false,
      suggestions: [],
      message: domainLockedMessage(ownCompany.name),
    })
  const owners = new Map(found.map((company) => [company.name, company.owner]))
  const available = (owners.get(name) ?? uid) === uid
  const suggestions = available ? [] : similar.filter((one) => !owners.has(one)).slice(0, shownSuggestions)
  return accept<Omit<DomainAvailability, 'success'>>({
    domainName: name,
    available,
    suggestions,
    ...(ownCompany?.name === name && { own: true }),
  })
}

const isDraftOf = (accountUid: string, plan?: string) =>
  and(eq(drafts.accountUid, accountUid), plan === undefined ? undefined : eq(drafts.plan, plan))

/** The draft of a plan, or the newest of any plan. */
async function draftOf(db: Database, accountUid: string, plan?: string): Promise<Draft | null> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(isDraftOf(accountUid, plan))
    .orderBy(desc(drafts.updatedAt))
    .limit(1)
  return row ? { plan: row.plan, fields: row.fields, updatedAt: row.updatedAt.toISOString() } : null
}
