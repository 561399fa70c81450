import type { Database } from '../../database/database'
import type { PaymentProvider } from './provider'
import type { PaymentSettings } from './settings'

/** `secret` is this server's own: the sandbox signs with it. */
export async function loadProvider(
  settings: PaymentSettings,
  { db, secret }: { db: Database; secret: string },
): Promise<PaymentProvider> {
  if (settings.name === 'razorpay')
    return (await import('./razorpay/adapter')).razorpayPaymentProvider(settings.values)
  return (await import('./sandbox/adapter')).sandboxPaymentProvider(db, secret)
}
