/** The free trial: one for each account, and only for a plan that has one. */
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { licences } from '../../../server/database/schema'
import { type Reply, refuse } from '../../../server/http/api/reply'
import { notAcceptedMessage } from '../../contract'
import { freeTrialOrder } from '../contract'
import type { OfferedPlan } from './plans'

export const wrongOrderMessage = 'This order does not belong to your account.'
export const noTrialMessage = 'This plan has no free trial.'
export const usedMessage = 'You have already had your free trial. An account has one.'

/**
 * Why this order gives this account no free trial of this plan, or null where it does, also when it is sent again. Call
 * it while the account's company row is locked: of two simultaneous requests the second sees the result of the first.
 */
export async function trialRefusal(
  db: Database,
  plan: OfferedPlan,
  accountUid: string,
  orderId: string,
): Promise<Reply | null> {
  const no = (why: string) => refuse(422, notAcceptedMessage, { orderId: [why] })
  const order = freeTrialOrder(accountUid)
  if (orderId !== order) return no(wrongOrderMessage)
  if (!plan.hasFreeTrail) return no(noTrialMessage)
  const [had] = await db
    .select({ plan: licences.plan })
    .from(licences)
    .where(and(eq(licences.accountUid, accountUid), eq(licences.orderId, order)))
  return had && had.plan !== plan.code ? no(usedMessage) : null
}
