/** What happened to an account: support reads it when a customer asks, and in a dispute. */
import type { Database } from './database'
import { events } from './schema'

export type EventKind =
  | 'signed_in'
  | 'company_confirmed'
  | 'licence_activated'
  | 'order_created'
  | 'payment_accepted'
  | 'payment_refused'

/**
 * Adds an event. Pass the transaction of the change itself, so that neither is stored without the other. `subject` is a
 * plan's short code or the provider's ID of an order or payment: no personal data.
 */
export async function recordEvent(
  db: Pick<Database, 'insert'>,
  accountUid: string,
  kind: EventKind,
  subject = '',
): Promise<void> {
  await db.insert(events).values({ accountUid, kind, subject })
}
