/**
 * Webhook messages of the provider. A message only says which order to check, so repeated, late and reordered messages do
 * no harm. Disputes alone are read from the messages.
 */
import { eq, sql } from 'drizzle-orm'
import { paymentOrders } from '../database/schema'
import type { HookRequest } from '../http/api/api'
import { accept, type Reply, refuse } from '../http/api/reply'
import { logFault } from '../observability/log'
import { failpoint } from '../runtime/failpoint'
import { storeDispute } from './disputes'
import { adoptOrder, isOurReceipt, type OrderRow, orderById } from './orders'
import { isReported } from './problems'
import { ProviderUnavailable } from './providers/provider'
import type { PaymentContext } from './request-fulfilment'

/** Null for an order of another product with the same account. `isMissing`: ours, and the owner has to decide. */
type Found = { order: OrderRow | null; isMissing: boolean } | 'unanswered'

async function findOrder(
  { db, provider }: PaymentContext,
  id: string,
  receipt: string | undefined,
): Promise<Found> {
  const order = await orderById(db, id)
  if (order || (receipt && !isOurReceipt(receipt))) return { order, isMissing: false }
  try {
    const adopted = await adoptOrder(db, provider, id)
    return { order: adopted, isMissing: !adopted && (await isReported(db, id)) }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    return 'unanswered'
  }
}

export async function receiveWebhook(context: PaymentContext, message: HookRequest): Promise<Reply> {
  const { db, provider, fulfilment, timeouts } = context
  const event = provider.verifyWebhook(message)
  if (event === 'forged') {
    await context.reportForged()
    return refuse(401, 'The signature does not belong to this message.')
  }
  failpoint('signature verified')
  if (event === 'malformed') return refuse(400, 'The message is not an event.')
  if (!event.orderId) return accept()
  const found = await findOrder(context, event.orderId, event.receipt)
  // The provider repeats the message.
  if (found === 'unanswered') return refuse(503, 'The order is not known yet.')
  const { order, isMissing } = found
  // Only webhook messages report disputes: no other answer of the provider contains them.
  if (isMissing && event.dispute) await storeDispute(db, { id: event.orderId }, event.dispute)
  if (!order) return accept()

  // Before anything that can fail: reconciliation then looks at the order.
  await db
    .update(paymentOrders)
    .set({ unreadMessages: sql`${paymentOrders.unreadMessages} + 1` })
    .where(eq(paymentOrders.id, order.id))
  failpoint('event stored')
  if (event.dispute) await storeDispute(db, order, event.dispute)
  try {
    await fulfilment.fulfil(order, timeouts.webhookMs)
    failpoint('order fulfilled')
  } catch (error) {
    // An error would make the provider repeat the message for a day.
    if (!(error instanceof ProviderUnavailable)) logFault({ method: 'POST', path: 'payment_webhook' }, error)
  }
  return accept()
}
