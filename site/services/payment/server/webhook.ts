/**
 * Webhook messages of the provider. A message only says which order to check; nothing else in it is trusted, so
 * repeated, late and reordered messages do no harm.
 */
import { createHash } from 'node:crypto'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { paymentEvents } from '../../../server/database/schema'
import { accept, type Reply, refuse } from '../../../server/http/api/reply'
import { logFault } from '../../../server/observability/log'
import { failpoint } from '../../../server/runtime/failpoint'
import { isStorable } from '../../contract'
import type { PaymentContext } from './context'
import { orderById } from './orders'
import { ProviderUnavailable } from './provider'

export type Message = { body: string; signature: string; id: string }

const text = z.string().check(z.refine(isStorable))
const entity = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.optional(z.object({ entity: z.object(shape) }))
const message = z.object({
  event: text.check(z.maxLength(60)),
  payload: z.object({
    payment: entity({ order_id: z.nullish(text) }),
    order: entity({ id: text }),
  }),
})

function parse(body: string) {
  try {
    return message.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

export async function receiveMessage(
  context: PaymentContext,
  { body, signature, id }: Message,
): Promise<Reply> {
  const { db, provider, fulfilment, timeouts } = context
  if (!signature || !provider.isSignedEvent(body, signature))
    return refuse(401, 'The signature does not belong to this message.')
  failpoint('message believed')
  const sent = parse(body)
  if (!sent) return refuse(400, 'The message is not an event.')
  const orderId = sent.payload.order?.entity.id ?? sent.payload.payment?.entity.order_id
  const order = orderId ? await orderById(db, provider, orderId) : null
  // Other products may take payments with the same account.
  if (!order) return accept()

  const digest = createHash('sha256').update(body).digest('hex')
  const kept = { id: id.slice(0, 200) || digest, digest, event: sent.event, orderId: order.id }
  await db.insert(paymentEvents).values(kept).onConflictDoNothing()
  failpoint('message kept')
  const isThis = or(eq(paymentEvents.id, kept.id), eq(paymentEvents.digest, digest))
  if ((await db.$count(paymentEvents, and(isThis, isNotNull(paymentEvents.handledAt)))) > 0) return accept()

  try {
    await fulfilment.fulfil(order, timeouts.webhookMs)
    failpoint('message followed')
    await db.update(paymentEvents).set({ handledAt: sql`now()` }).where(isThis)
  } catch (error) {
    // The message is stored, so reconciliation continues from here; an error would only make the sender repeat it for a
    // day.
    if (!(error instanceof ProviderUnavailable)) logFault({ method: 'POST', path: 'payment_webhook' }, error)
  }
  return accept()
}
