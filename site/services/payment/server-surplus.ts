/** Nobody pays twice: what was paid for a plan that is licensed by another payment is given back. */
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database'
import { logFault } from '../platform/log'
import { reach } from '../platform/reach'
import { payments } from '../platform/schema'
import { type Payment, type PaymentProvider, ProviderRefusal } from './server-provider'

/** Kept as surplus until it has worked: reconciliation tries again. */
export async function refundSurplus(
  db: Database,
  provider: PaymentProvider,
  orderId: string,
  payment: Payment,
): Promise<void> {
  try {
    await provider.refund(payment)
  } catch (error) {
    // Given back before, by a server that did not live to write it down?
    const all = error instanceof ProviderRefusal && (await provider.paymentsOf(orderId).catch(() => null))
    const now = all ? all.find(({ id }) => id === payment.id) : undefined
    if (now?.status !== 'refunded') return logFault({ method: 'REFUND', path: 'payments' }, error)
  }
  reach('surplus refunded')
  await db.update(payments).set({ state: 'refunded' }).where(eq(payments.id, payment.id))
}
