import { load } from '../../browser/load'
import type { CheckoutProvider } from './provider'

/** The provider whose public key the build has; null for the sandbox. */
const built: string | null = import.meta.env.PAYMENT_PROVIDER

/** Without the public key of a provider the build has the sandbox, which also offers the sample plan. */
export const isSandboxCheckout = !built

/** The provider of an order that does not name one. */
export const builtCheckout = built ?? 'sandbox'

/** Loads the adapter of a provider by its name, each a separate chunk. A build with a provider's key has no sandbox. */
export async function fetchCheckout(provider: string): Promise<CheckoutProvider> {
  const part = `${provider}-checkout`
  if (isSandboxCheckout && provider === 'sandbox')
    return (await load(part, () => import('./sandbox'), { reload: false })).checkout
  if (provider === 'razorpay')
    return (await load(part, () => import('./razorpay/checkout'), { reload: false })).checkout
  throw new Error(`There is no checkout of ${provider}.`)
}

/**
 * Starts to load the checkout's script early. The provider of the order is not known yet, so it is the
 * provider of the build.
 */
export const preloadCheckout = () =>
  void fetchCheckout(builtCheckout)
    .then((checkout) => checkout.ready())
    .catch(() => {})
