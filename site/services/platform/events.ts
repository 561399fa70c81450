/** What happened to an account: for support, who asks when something began, and for whoever settles a dispute. */
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
 * Adds a line. Hand it the transaction in which the thing itself happens, so that there is never one without the
 * other. `subject` is a plan's short code or the provider's id of an order or a payment: nothing personal.
 */
export async function recordEvent(
  db: Pick<Database, 'insert'>,
  accountUid: string,
  kind: EventKind,
  subject = '',
): Promise<void> {
  await db.insert(events).values({ accountUid, kind, subject })
}
