/** Refunds duplicate payments: those for a plan that another payment has licensed. */
import { eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { payments } from '../../../server/database/schema'
import { logFault } from '../../../server/observability/log'
import { failpoint } from '../../../server/runtime/failpoint'
import { type Payment, type PaymentProvider, ProviderRefusal } from './provider'

/** The payment keeps the state `surplus` until the refund has worked; reconciliation tries again. */
export async function refundDuplicatePayment(
  db: Database,
  provider: PaymentProvider,
  orderId: string,
  payment: Payment,
): Promise<void> {
  try {
    await provider.refund(payment)
  } catch (error) {
    // A server that crashed may have refunded it without storing the result.
    const all = error instanceof ProviderRefusal && (await provider.paymentsOf(orderId).catch(() => null))
    const now = all ? all.find(({ id }) => id === payment.id) : undefined
    if (now?.status !== 'refunded') return logFault({ method: 'REFUND', path: 'payments' }, error)
  }
  failpoint('surplus refunded')
  await db.update(payments).set({ state: 'refunded' }).where(eq(payments.id, payment.id))
}
