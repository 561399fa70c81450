import { load } from '../../browser/load'
import type { CheckoutProvider } from './provider'

/** The provider whose public key the build has; null for the sandbox. */
const built: string | null = import.meta.env.PAYMENT_PROVIDER

/** Without the public key of a provider the build has the sandbox, which also offers the sample plan. */
export const isSandboxCheckout = !built

/** The provider of an order that does not name one. */
export const builtCheckout = built ?? 'sandbox'

type Adapter = { checkout: CheckoutProvider }

/** Each is a separate chunk, fetched only for a payment. */
const checkouts = import.meta.glob<Adapter>('./*/checkout.{ts,tsx}')

/**
 * Loads the adapter of a provider by its name. A build with a provider's key has no sandbox. The importer returns the whole
 * module, because `load` imports it by its address after a failure.
 */
export const fetchCheckout = (provider: string): Promise<CheckoutProvider> =>
  load(
    `${provider}-checkout`,
    async (): Promise<Adapter> => {
      if (isSandboxCheckout && provider === 'sandbox') return import('./sandbox')
      const fetchAdapter = checkouts[`./${provider}/checkout.ts`] ?? checkouts[`./${provider}/checkout.tsx`]
      if (!fetchAdapter) throw new Error(`There is no checkout of ${provider}.`)
      return fetchAdapter()
    },
    { reload: false },
  ).then(({ checkout }) => checkout)

/**
 * Starts to load the checkout's script early. The provider of the order is not known yet, so it is the
 * provider of the build.
 */
export const preloadCheckout = () =>
  void fetchCheckout(builtCheckout)
    .then((checkout) => checkout.ready())
    .catch(() => {})
