/** Nobody pays twice: what was paid for a plan that is licensed by another payment is given back. */
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database'
import { reach } from '../platform/reach'
import { payments } from '../platform/schema'
import { type Payment, type PaymentProvider, ProviderRefusal } from './server-provider'

export async function refundSurplus(
  db: Database,
  provider: PaymentProvider,
  orderId: string,
  payment: Payment,
): Promise<void> {
  try {
    await provider.refund(payment)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    // Given back before, by a server that did not live to write it down; else a person has to look at it.
    const now = (await provider.paymentsOf(orderId))?.find(({ id }) => id === payment.id)
    if (now?.status !== 'refunded') throw error
  }
  reach('surplus refunded')
  await db.update(payments).set({ state: 'refunded' }).where(eq(payments.id, payment.id))
}
