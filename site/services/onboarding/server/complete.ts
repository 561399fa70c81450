/** Step 3: activates the licence of a confirmed company. */
import type { Database } from '../../../server/database/database'
import type { AccountRow } from '../../../server/http/api/identity'
import { accept, type Reply, refuse } from '../../../server/http/api/reply'
import { notAcceptedMessage } from '../../contract'
import { isTrial, type Licence, owesPayment, trialEndedMessage } from '../../licensing/contract'
import { dayText } from '../../licensing/licence-text'
import { companyOf, noCompanyMessage, refuseChanged } from '../../licensing/server/companies'
import { grantTrial, licenceGrantedBy, lockCompany } from '../../licensing/server/licences'
import type { PaidPlans } from '../../licensing/server/paid-plans'
import type { FindPlan, OfferedPlan } from '../../licensing/server/plans'
import type { CompletionDetails } from '../contract'
import { trialRefusal } from './trial'

/** Completing twice returns the same licence; a free trial that has ended does not start again. */
function answer(licence: Licence | null): Reply {
  const until = licence && isTrial(licence) && !licence.active ? dayText(licence.endsAt) : null
  if (!until) return accept({ licence })
  return refuse(422, notAcceptedMessage, { form: [trialEndedMessage(until)] })
}

type Options = { db: Database; findPlan: FindPlan; paid: PaidPlans<CompletionDetails> }

export async function completeOnboarding(
  { db, findPlan, paid }: Options,
  input: CompletionDetails,
  { uid }: AccountRow,
): Promise<Reply> {
  const done = await licenceGrantedBy(db, uid, input.orderId)
  if (done && !isTrial(done) && done.state !== 'refunded') return answer(done)

  const company = await companyOf(db, uid)
  if (!company) return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
  // A payment is for its order, whatever plan another tab has chosen since.
  if (!isTrial(input)) return paid.complete(input, uid)
  const changed = refuseChanged(company, input.reviewed)
  if (changed) return changed
  const plan = findPlan(company.plan)
  if (!plan || owesPayment(plan)) return paid.complete(input, uid)
  return startTrial(db, input, uid, company.id, plan)
}

function startTrial(
  db: Database,
  input: CompletionDetails,
  uid: string,
  companyId: number,
  plan: OfferedPlan,
): Promise<Reply> {
  const {
    currencySymbol,
    currencyType,
    isOnlinePaymentRequired,
    razorpayKey,
    taxes,
    orderId: grantedBy,
  } = input
  return db.transaction(async (tx): Promise<Reply> => {
    const company = await lockCompany(tx, companyId)
    if (company?.accountUid !== uid || company.plan !== plan.code)
      return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
    // Checked a second time, because the row may have changed before it was locked.
    const changed = refuseChanged(company, input.reviewed)
    if (changed) return changed
    const refusal = await trialRefusal(tx, plan, company, grantedBy)
    if (refusal) return refusal
    await grantTrial(tx, {
      ...{ currencySymbol, currencyType, isOnlinePaymentRequired, razorpayKey, taxes },
      ...{ accountUid: uid, companyId, plan: plan.code, grantedBy },
    })
    return answer(await licenceGrantedBy(tx, uid, grantedBy))
  })
}
