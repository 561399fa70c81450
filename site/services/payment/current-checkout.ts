import { load } from '../load'
import { sandboxKey } from './contract'
import type { CheckoutProvider } from './provider'

/** The adapter for a public key, in a chunk of its own: nothing of it comes before somebody pays. */
export const fetchCheckout = (key: string): Promise<CheckoutProvider> =>
  key === sandboxKey
    ? load('sandbox-checkout', () => import('./sandbox-checkout'), { reload: false }).then(
        (part) => part.sandboxCheckout,
      )
    : load('checkout', () => import('./razorpay-checkout'), { reload: false }).then(
        (part) => part.razorpayCheckout,
      )

/**
 * Begins to fetch the checkout while the visitor still reads. Which one it will be, the order says; until then the
 * public key of the build does.
 */
export const preloadCheckout = () =>
  void fetchCheckout(import.meta.env.VITE_RAZORPAY_KEY || sandboxKey)
    .then((checkout) => checkout.ready())
    .catch(() => {})
