/** Step 3: activates the licence of a confirmed company. */

import { notAcceptedMessage } from '../../services/contract'
import { isTrial, type Licence, owesPayment, trialEndedMessage } from '../../services/licensing/contract'
import { dayText } from '../../services/licensing/licence-text'
import { type CompletionDetails, licenceActiveMessage } from '../../services/onboarding/contract'
import type { Database } from '../database/database'
import type { companies } from '../database/schema'
import type { AccountRow } from '../http/api/identity'
import { accept, type Reply, refuse } from '../http/api/reply'
import { companyOf, noCompanyMessage, refuseChanged } from '../licensing/companies'
import { grantTrial, licenceGrantedBy, licenceOf, lockCompany } from '../licensing/licences'
import type { PaidPlans } from '../licensing/paid-plans'
import type { FindPlan, OfferedPlan } from '../licensing/plans'
import { trialRefusal } from './trial'

/** Completing twice returns the same licence; a free trial that has ended does not start again. */
function answer(licence: Licence | null): Reply {
  const until = licence && isTrial(licence) && !licence.active ? dayText(licence.endsAt) : null
  if (!until) return accept({ licence })
  return refuse(422, notAcceptedMessage, { form: [trialEndedMessage(until)] })
}

type Options = { db: Database; findPlan: FindPlan; paid: PaidPlans }

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
  const changed = await changeRefusal(db, company, input)
  if (changed) return changed
  const plan = findPlan(company.plan)
  if (!plan || owesPayment(plan)) return paid.complete(input, uid)
  return startTrial(db, input, uid, company.id, plan)
}

/** Another tab may have changed the details, or have launched: then the answer has the licence. */
async function changeRefusal(
  db: Pick<Database, 'select'>,
  company: typeof companies.$inferSelect,
  { reviewed }: CompletionDetails,
): Promise<Reply | null> {
  const changed = refuseChanged(company, reviewed)
  const licence = changed && (await licenceOf(db, company.accountUid))
  if (!licence?.active) return changed
  const refused = refuse(409, licenceActiveMessage, { orderId: [licenceActiveMessage] })
  return { ...refused, body: { ...refused.body, licence } as Reply['body'] }
}

function startTrial(
  db: Database,
  input: CompletionDetails,
  uid: string,
  companyId: number,
  plan: OfferedPlan,
): Promise<Reply> {
  const { currencySymbol, currencyType, isOnlinePaymentRequired, razorpayKey, taxes, orderId: source } = input
  return db.transaction(async (tx): Promise<Reply> => {
    const company = await lockCompany(tx, companyId)
    if (company?.accountUid !== uid || company.plan !== plan.code)
      return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
    // Checked a second time, because the row may have changed before it was locked.
    const changed = await changeRefusal(tx, company, input)
    if (changed) return changed
    const refusal = await trialRefusal(tx, plan, company, source)
    if (refusal) return refusal
    const settings = { currencySymbol, currencyType, isOnlinePaymentRequired, razorpayKey, taxes }
    await grantTrial(tx, company, { plan: plan.code, source }, settings)
    return answer(await licenceGrantedBy(tx, uid, source))
  })
}
