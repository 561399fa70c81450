/**
 * Webhook messages of the provider. A message only says which order to check; nothing else in it is trusted, so
 * repeated, late and reordered messages do no harm.
 */
import { createHash } from 'node:crypto'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { paymentEvents } from '../../../server/database/schema'
import { accept, type Reply, refuse } from '../../../server/http/api/reply'
import { logFault } from '../../../server/observability/log'
import { failpoint } from '../../../server/runtime/failpoint'
import type { PaymentContext } from './context'
import { orderById } from './orders'
import { ProviderUnavailable } from './provider'

export type Message = { body: string; signature: string; id: string }

export async function receiveMessage(
  context: PaymentContext,
  { body, signature, id }: Message,
): Promise<Reply> {
  const { db, provider, fulfilment, timeouts } = context
  if (!signature || !provider.isSignedEvent(body, signature))
    return refuse(401, 'The signature does not belong to this message.')
  failpoint('signature verified')
  const sent = provider.readEvent(body)
  if (!sent) return refuse(400, 'The message is not an event.')
  const order = sent.orderId ? await orderById(db, provider, sent.orderId) : null
  // Other products may take payments with the same account.
  if (!order) return accept()

  const digest = createHash('sha256').update(body).digest('hex')
  const event = { id: id.slice(0, 200) || digest, digest, event: sent.name, orderId: order.id }
  await db.insert(paymentEvents).values(event).onConflictDoNothing()
  failpoint('event stored')
  const isThis = or(eq(paymentEvents.id, event.id), eq(paymentEvents.digest, digest))
  if ((await db.$count(paymentEvents, and(isThis, isNotNull(paymentEvents.handledAt)))) > 0) return accept()

  try {
    await fulfilment.fulfil(order, timeouts.webhookMs)
    failpoint('order fulfilled')
    await db.update(paymentEvents).set({ handledAt: sql`now()` }).where(isThis)
  } catch (error) {
    // The message is stored, so reconciliation continues from here; an error would only make the sender repeat it for a
    // day.
    if (!(error instanceof ProviderUnavailable)) logFault({ method: 'POST', path: 'payment_webhook' }, error)
  }
  return accept()
}
