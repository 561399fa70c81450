/**
 * Step 3: activates the licence of a confirmed company. The free trial is one for each account, only for a plan that has
 * one, and only before any other licence.
 */

import { notAcceptedMessage } from '../../contracts/api'
import { dayText } from '../../contracts/licence-text'
import {
  freeTrialOrder,
  isTrial,
  type Licence,
  noCompanyMessage,
  tenantSettings,
  trialEndedMessage,
} from '../../contracts/licensing'
import { owesPayment } from '../../contracts/money'
import {
  type CompletionDetails,
  licenceActiveMessage,
  licensedMessage,
  noTrialMessage,
  usedMessage,
  wrongOrderMessage,
} from '../../contracts/onboarding'
import type { Database } from '../database/database'
import type { companies } from '../database/schema'
import type { AccountRow } from '../http/api/identity'
import { accept, type Reply, refuse } from '../http/api/reply'
import { companyOf, refuseChanged } from '../licensing/companies'
import { grantTrial, licenceGrantedBy, licenceOf, lockCompany } from '../licensing/licences'
import type { FindPlan, OfferedPlan, PaidPlans } from '../licensing/plans'
import { termsOfCompany } from '../licensing/terms'
import { hasUsedTrial } from '../licensing/used-trials'

/** Completing twice returns the same licence; a free trial that has ended does not start again. */
function answer(licence: Licence | null): Reply {
  const until = licence && isTrial(licence) && !licence.active ? dayText(licence.endsAt) : null
  if (!until) return accept({ licence })
  return refuse(422, notAcceptedMessage, { form: [trialEndedMessage(until)] })
}

type Options = { db: Database; findPlan: FindPlan; paid: PaidPlans }

export async function activateLicence(
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
  db: Database,
  company: typeof companies.$inferSelect,
  { reviewed }: CompletionDetails,
): Promise<Reply | null> {
  const changed = refuseChanged(company, reviewed)
  const licence = changed && (await licenceOf(db, company.accountUid))
  if (!licence?.active) return changed
  return refuse(409, licenceActiveMessage, { orderId: [licenceActiveMessage] }, { licence })
}

function startTrial(
  db: Database,
  input: CompletionDetails,
  uid: string,
  companyId: number,
  plan: OfferedPlan,
): Promise<Reply> {
  const { orderId: source } = input
  return db.transaction(async (tx): Promise<Reply> => {
    const company = await lockCompany(tx, companyId)
    if (company?.accountUid !== uid || company.plan !== plan.code)
      return refuse(422, noCompanyMessage, { form: [noCompanyMessage] })
    // Checked a second time, because the row may have changed before it was locked.
    const changed = await changeRefusal(tx, company, input)
    if (changed) return changed
    const refusal = await trialRefusal(tx, plan, company, source)
    if (refusal) return refusal
    await grantTrial(tx, company, { plan: plan.code, source }, tenantSettings.parse(input))
    return answer(await licenceGrantedBy(tx, uid, source))
  })
}

/**
 * Why `source`, the field `orderId` of the call, gives this company no free trial of this plan. Null if it does,
 * also when it is sent again. Call it while the company's row is locked, so that the second of two simultaneous
 * requests sees the result of the first.
 */
async function trialRefusal(
  db: Database,
  plan: OfferedPlan,
  { id, accountUid }: typeof companies.$inferSelect,
  source: string,
): Promise<Reply | null> {
  const refused = (why: string) => refuse(422, notAcceptedMessage, { orderId: [why] })
  const expected = freeTrialOrder(accountUid)
  if (source !== expected) return refused(wrongOrderMessage)
  if (!plan.hasFreeTrail) return refused(noTrialMessage)
  const terms = await termsOfCompany(db, id)
  const had = terms.find((term) => term.source === expected)
  if (had) return had.plan === plan.code ? null : refused(usedMessage)
  if (terms.length > 0) return refused(licensedMessage)
  return (await hasUsedTrial(db, accountUid)) ? refused(usedMessage) : null
}
