/** What happened to an account: support reads it when a customer asks, and in a dispute. */
import type { Database } from './database'
import { events } from './schema'

export type AccountEventKind =
  | 'signed_in'
  | 'company_confirmed'
  | 'licence_activated'
  | 'licence_renewed'
  | 'licence_refunded'
  | 'licence_ended'
  | 'licence_extended'
  | 'order_created'
  | 'payment_accepted'
  | 'payment_refused'
  | 'payment_disputed'
  | 'refund_requested'
  | 'payment_refunded'
  | 'account_deleted'
  | 'order_checked'
  | 'order_adopted'
  | 'problem_closed'
  | 'licence_granted'

/**
 * Adds an event. Pass the transaction of the change itself, so that one is never stored without the other. `subject` is a
 * plan's short code or the provider's ID of an order or payment: no personal data.
 */
export async function recordAccountEvent(
  db: Database,
  accountUid: string,
  kind: AccountEventKind,
  subject = '',
): Promise<void> {
  await db.insert(events).values({ accountUid, kind, subject })
}
