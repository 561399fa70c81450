/** complete_onboarding for a paid plan. */
import { and, eq, inArray } from 'drizzle-orm'
import { licences, type PaymentRowState, payments } from '../../../server/database/schema'
import { accept, type Reply, refuse } from '../../../server/http/api/reply'
import { type CompletionDetails, paymentFailedMessage, type TenantSettings } from '../../onboarding/contract'
import { licenceOf } from '../../onboarding/server/licence'
import { pendingMessage } from '../contract'
import type { PaymentContext } from './context'
import { type OrderRow, orderById, ordersOf, saveTenantSettings } from './orders'
import { ProviderUnavailable } from './provider'

const unknownPayment = 'We find no payment of yours with this ID.'
const forgedSignature = 'The signature does not belong to this payment.'

/** Why a known payment gave no licence. */
const reasons: Record<Exclude<PaymentRowState, 'settled' | 'pending'>, string> = {
  failed: 'This payment has failed, and no money was taken. You can pay again.',
  refused: 'This payment is not over the amount of its order. Please write to us.',
  surplus: 'This plan was active already, so this payment is given back.',
  refunded: 'This payment has been given back.',
}

const tenantSettingsOf = (input: CompletionDetails): TenantSettings => {
  const { currencySymbol, currencyType, isOnlinePaymentRequired, razorpayKey, taxes } = input
  return { currencySymbol, currencyType, isOnlinePaymentRequired, razorpayKey, taxes }
}

export async function completePaid(
  context: PaymentContext,
  input: CompletionDetails,
  accountUid: string,
  plan: string,
): Promise<Reply> {
  const { db, provider, fulfilment, timeouts } = context
  const { orderId: paymentId, razorpayOrderId, razorpaySignature: signature } = input
  const refused = (field: string, why: string) =>
    refuse(402, paymentFailedMessage(context.supportEmail), { [field]: [why] })

  const orders = await candidates(context, razorpayOrderId, accountUid, plan)
  if (orders.length === 0) return refused('orderId', unknownPayment)
  if (signature && !orders.some(({ id }) => provider.isSigned({ orderId: id, paymentId, signature })))
    return refused('razorpaySignature', forgedSignature)

  let unavailable = false
  for (const order of orders) {
    // Before the payment is fulfilled, which may happen without this browser (webhook, reconciliation).
    if (order.state !== 'paid') await saveTenantSettings(db, order.id, tenantSettingsOf(input))
    await fulfilment.fulfil(order, timeouts.callMs).catch((error) => {
      if (!(error instanceof ProviderUnavailable)) throw error
      unavailable = true
    })
  }

  const isOurs = and(eq(licences.accountUid, accountUid), eq(licences.orderId, paymentId))
  const [licence] = await db.select({ plan: licences.plan }).from(licences).where(isOurs)
  if (licence) return accept({ licence: await licenceOf(db, accountUid, licence.plan) })
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.id, paymentId),
        inArray(
          payments.orderId,
          orders.map(({ id }) => id),
        ),
      ),
    )
  if (unavailable || payment?.state === 'pending') return pending(context.supportEmail, unavailable)
  if (!payment || payment.state === 'settled') return refused('orderId', unknownPayment)
  return refused('orderId', reasons[payment.state])
}

function pending(supportEmail: string, unavailable: boolean): Reply {
  const reply = refuse(unavailable ? 503 : 402, paymentFailedMessage(supportEmail), {
    form: [pendingMessage],
  })
  return { ...reply, body: { ...reply.body, pending: true } as Reply['body'] }
}

/**
 * The order that was named, or those of the account and plan that the payment may belong to. Never another account's.
 */
async function candidates(
  { db, provider }: PaymentContext,
  razorpayOrderId: string,
  accountUid: string,
  plan: string,
): Promise<OrderRow[]> {
  if (!razorpayOrderId)
    return (await ordersOf(db, provider, accountUid, plan)).filter(({ state }) => state !== 'unknown')
  const order = await orderById(db, provider, razorpayOrderId)
  return order?.accountUid === accountUid ? [order] : []
}
