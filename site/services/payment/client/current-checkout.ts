import { load } from '../../load'
import { sandboxKey } from '../contract'
import type { CheckoutProvider } from './provider'

/** Loads the adapter for a public key, a chunk of its own that is fetched only for a payment. */
export const fetchCheckout = (key: string): Promise<CheckoutProvider> =>
  key === sandboxKey
    ? load('sandbox-checkout', () => import('../sandbox/client'), { reload: false }).then(
        (part) => part.sandboxCheckout,
      )
    : load('checkout', () => import('../razorpay/client'), { reload: false }).then(
        (part) => part.razorpayCheckout,
      )

/** Without the public key of a provider the build has the sandbox, which also offers the sample plan. */
export const isSandboxCheckout = !import.meta.env.VITE_RAZORPAY_KEY

/**
 * Starts to fetch the checkout's script early. The order decides which checkout it will be; until then the public key
 * of the build does.
 */
export const preloadCheckout = () =>
  void fetchCheckout(import.meta.env.VITE_RAZORPAY_KEY || sandboxKey)
    .then((checkout) => checkout.ready())
    .catch(() => {})
