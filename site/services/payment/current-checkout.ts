import { load } from '../../browser/load'
import type { CheckoutProvider } from './provider'

/** The provider whose public key the build has; null for the sandbox. */
const built: string | null = import.meta.env.PAYMENT_PROVIDER

/** Without the public key of a provider the build has the sandbox, which also offers the sample plan. */
export const isSandboxCheckout = !built

/** The provider of an order that does not name one. */
export const builtCheckout = built ?? 'sandbox'

/** Each is a separate chunk, fetched only for a payment. */
const checkouts = import.meta.glob<{ checkout: CheckoutProvider }>('./*/checkout.{ts,tsx}')

/** Loads the adapter of a provider by its name. A build with a provider's key has no sandbox. */
export async function fetchCheckout(provider: string): Promise<CheckoutProvider> {
  const part = `${provider}-checkout`
  if (isSandboxCheckout && provider === 'sandbox')
    return (await load(part, () => import('./sandbox'), { reload: false })).sandboxCheckout
  const fetchAdapter = checkouts[`./${provider}/checkout.ts`] ?? checkouts[`./${provider}/checkout.tsx`]
  if (!fetchAdapter) throw new Error(`There is no checkout of ${provider}.`)
  return (await load(part, fetchAdapter, { reload: false })).checkout
}

/**
 * Starts to load the checkout's script early. The provider of the order is not known yet, so it is the
 * provider of the build.
 */
export const preloadCheckout = () =>
  void fetchCheckout(builtCheckout)
    .then((checkout) => checkout.ready())
    .catch(() => {})
