/** The free trial: one for each account, only for a plan that has one, and only before any other licence. */

import { notAcceptedMessage } from '../../services/contract'
import { freeTrialOrder } from '../../services/licensing/contract'
import type { Database } from '../database/database'
import type { companies } from '../database/schema'
import { type Reply, refuse } from '../http/api/reply'
import type { OfferedPlan } from '../licensing/plans'
import { termsOfCompany } from '../licensing/terms'

export const wrongOrderMessage = 'This order does not belong to your account.'
export const noTrialMessage = 'This plan has no free trial.'
export const usedMessage = 'You have already had your free trial. An account has one.'
export const licensedMessage =
  'Your company has, or has had, a paid licence. The free trial is for before it.'

/**
 * Why `source`, the field `orderId` of the call, gives this company no free trial of this plan. Null if it does,
 * also when it is sent again. Call it while the company's row is locked, so that the second of two simultaneous
 * requests sees the result of the first.
 */
export async function trialRefusal(
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
  return terms.length > 0 ? refused(licensedMessage) : null
}
