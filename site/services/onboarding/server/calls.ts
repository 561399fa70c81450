import type { Database } from '../../../server/database/database'
import type { SignedInCall } from '../../../server/http/api/identity'
import { accept, refuse } from '../../../server/http/api/reply'
import { notAcceptedMessage } from '../../contract'
import {
  completeOnboarding,
  discardDraft,
  domainAvailability,
  type OnboardingStatusReply,
  onboardingStatus,
  saveDraft,
  verifyWithBackend,
} from '../contract'
import { confirmCompany, confirmedCompany } from './company'
import { askDomain } from './domain'
import { draftOf, dropDraft, keepDraft } from './drafts'
import { activateLicence, licenceOf, type PaidPlans } from './licence'
import { bookablePlans, type OfferedPlan } from './plans'

type Options = {
  db: Database
  plans: readonly OfferedPlan[]
  paid: PaidPlans
}

export function onboardingCalls(call: SignedInCall, { db, plans, paid }: Options): void {
  const findPlan = bookablePlans(plans)

  call('verify_with_backend', verifyWithBackend, (input, account) =>
    confirmCompany(db, findPlan, input, account),
  )

  call('domain_availability', domainAvailability, ({ domainName }, { uid }) => askDomain(db, domainName, uid))

  call('complete_onboarding', completeOnboarding, (input, account) =>
    activateLicence({ db, findPlan, paid }, input, account),
  )

  call('onboarding_status', onboardingStatus, async ({ plan }, { uid }) => {
    // First, since it may activate the licence.
    const order = await paid.orderOf(uid, plan)
    const status: Omit<OnboardingStatusReply, 'success'> = {
      draft: await draftOf(db, uid, plan),
      company: await confirmedCompany(db, uid),
      licence: await licenceOf(db, uid, plan),
      ...(order && { order }),
    }
    return accept(status)
  })

  call('save_draft', saveDraft, async ({ plan, fields }, { uid }) => {
    if (!findPlan(plan)) return refuse(422, notAcceptedMessage, { plan: ['Choose a plan.'] })
    await keepDraft(db, uid, plan, fields)
    return accept()
  })

  call('discard_draft', discardDraft, async ({ plan }, { uid }) => {
    await dropDraft(db, uid, plan)
    return accept()
  })
}
