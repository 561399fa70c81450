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
import type { PaymentContext } from './context'
import { storeDispute } from './disputes'
import { adoptOrder, isOurReceipt, orderById } from './orders'
import { ProviderUnavailable } from './providers/provider'

async function findOrder({ db, provider }: PaymentContext, id: string, receipt: string | undefined) {
  const stored = await orderById(db, provider, id)
  if (stored || (receipt && !isOurReceipt(receipt))) return stored
  try {
    return await adoptOrder(db, provider, id)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    return 'unanswered' as const
  }
}

export async function receiveWebhook(context: PaymentContext, message: HookRequest): Promise<Reply> {
  const { db, provider, fulfilment, timeouts } = context
  const event = provider.verifyWebhook(message)
  if (event === 'forged') return refuse(401, 'The signature does not belong to this message.')
  failpoint('signature verified')
  if (event === 'malformed') return refuse(400, 'The message is not an event.')
  const order = event.orderId && (await findOrder(context, event.orderId, event.receipt))
  // The provider repeats the message.
  if (order === 'unanswered') return refuse(503, 'The order is not known yet.')
  // Other products may take payments with the same account.
  if (!order) return accept()

  // Before anything that can fail: reconciliation then looks at the order.
  await db
    .update(paymentOrders)
    .set({ unreadMessages: sql`${paymentOrders.unreadMessages} + 1` })
    .where(eq(paymentOrders.id, order.id))
  failpoint('event stored')
  // Only webhook messages report disputes: no other answer of the provider contains them.
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
