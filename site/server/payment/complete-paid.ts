/** complete_onboarding for a paid plan. */
import { and, eq, inArray } from 'drizzle-orm'
import { brand } from '../../content/brand'
import { paymentFailedMessage } from '../../content/payment'
import { tenantSettings } from '../../contracts/licensing'
import { pendingMessage, paymentRefusals as text } from '../../contracts/payment'
import { type PaymentRowState, payments, refunds } from '../database/schema'
import { accept, type Reply, refuse } from '../http/api/reply'
import { licenceGrantedBy } from '../licensing/licences'
import type { PaidCompletion } from '../licensing/plans'
import { type OrderRow, orderById, ordersOf, saveTenantSettings } from './orders'
import { needsPerson, paymentStatusOf, type RefundRow } from './refunds'
import type { PaymentContext } from './request-fulfilment'

/** Why a known payment gave no licence. */
function reasonOf(state: PaymentRowState, refund: RefundRow | null): string {
  if (state === 'failed') return text.failed
  if (!refund) return text.otherAmount
  if (needsPerson(refund)) return text.refundFails
  const status = paymentStatusOf(state, refund)
  const reason = status === 'refunded' || status === 'refunding' ? text[status] : text.toRefund
  return refund.reason === 'not_owed' ? `${reason} ${text.notOwed}` : reason
}

export async function completePaid(
  context: PaymentContext,
  input: PaidCompletion,
  accountUid: string,
): Promise<Reply> {
  const { db, fulfilment, timeouts } = context
  const { orderId: paymentId, razorpayOrderId } = input
  const message = paymentFailedMessage(brand.email)
  const refusedFor = (why: string) => refuse(402, message, { orderId: [why] })

  const orders = await candidates(context, razorpayOrderId, accountUid)
  if (orders.length === 0) return refusedFor(text.unknown)

  // Stored before the payment is fulfilled, because the webhook or reconciliation may do that without this browser.
  for (const order of orders)
    if (order.state !== 'paid') await saveTenantSettings(db, order.id, tenantSettings.parse(input))
  const unavailable = await fulfilment.fulfilAll(orders, timeouts.callMs)

  const licence = await licenceGrantedBy(db, accountUid, paymentId)
  if (licence && licence.state !== 'refunded') return accept({ licence })
  const [found] = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(
      and(
        eq(payments.id, paymentId),
        inArray(
          payments.orderId,
          orders.map(({ id }) => id),
        ),
      ),
    )
  const state = found?.payment.state
  if (state === 'processing' || (unavailable && state !== 'refunding'))
    return refuse(unavailable ? 503 : 402, message, { form: [pendingMessage] }, { pending: true })
  if (!found || state === 'activated') return refusedFor(text.unknown)
  return refusedFor(reasonOf(found.payment.state, found.refund))
}

/** The named order, or the orders of this account that the payment may belong to. Never orders of another account. */
async function candidates(
  { db }: PaymentContext,
  razorpayOrderId: string,
  accountUid: string,
): Promise<OrderRow[]> {
  if (!razorpayOrderId) return (await ordersOf(db, accountUid)).filter(({ state }) => state !== 'unknown')
  const order = await orderById(db, razorpayOrderId)
  return order?.accountUid === accountUid ? [order] : []
}
