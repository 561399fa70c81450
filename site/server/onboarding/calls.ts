import { notAcceptedMessage } from '../../contracts/api'
import { planRefusedMessage } from '../../contracts/licensing'
import { owesPayment } from '../../contracts/money'
import type { VerificationReply, VerifiedDetails } from '../../contracts/onboarding'
import {
  completeOnboardingRequest,
  discardDraftRequest,
  domainAvailabilityRequest,
  type OnboardingStatusReply,
  onboardingStatusRequest,
  saveDraftRequest,
  verifyWithBackendRequest,
} from '../../contracts/onboarding'
import type { Database } from '../database/database'
import type { AccountRow, SignedInCall } from '../http/api/identity'
import { accept, type Reply, refuse } from '../http/api/reply'
import { changeCompany, companyOf, detailsOf, lockedDomainName, storeConfirmed } from '../licensing/companies'
import { licenceOf, offerOf } from '../licensing/licences'
import type { FindPlan, PaidPlans } from '../licensing/plans'
import { bookablePlans, type OfferedPlan } from '../licensing/plans'
import { activateLicence } from './complete'
import { answerAvailability } from './domain'
import { deleteDraft, draftOf, storeDraft } from './drafts'

type Options = {
  db: Database
  plans: readonly OfferedPlan[]
  paid: PaidPlans
}

export function onboardingCalls(call: SignedInCall, { db, plans, paid }: Options): void {
  const findPlan = bookablePlans(plans)

  call('verify_with_backend', verifyWithBackendRequest, (input, account) =>
    confirmCompany(db, findPlan, input, account),
  )

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
    await storeDraft(db, uid, plan, fields)
    return accept()
  })

  call('discard_draft', discardDraftRequest, async ({ plan }, { uid }) => {
    await deleteDraft(db, uid, plan)
    return accept()
  })
}

async function confirmCompany(
  db: Database,
  findPlan: FindPlan,
  { token: _, selected_plan: plan, ...details }: VerifiedDetails,
  { uid }: AccountRow,
): Promise<Reply> {
  if (!findPlan(plan)) return refuse(422, notAcceptedMessage, { selected_plan: [planRefusedMessage] })
  return changeCompany(db, uid, details.domainName, async (tx, company) => {
    await storeConfirmed(tx, uid, company, { ...details, plan })
    return accept<Omit<VerificationReply, 'success'>>({ company: { ...details, plan } })
  })
}
