/** How Razorpay is configured, and what its checkout needs from a page. It loads no adapter. */
import type { BuildSettings, Sources } from '../../csp/csp'
import { StartError } from '../../runtime/errors.ts'
import { loopback, missing, optional, originOf, refusing, text } from '../../settings/variables.ts'

export const paymentEnvironment = {
  RAZORPAY_KEY_ID: optional,
  RAZORPAY_KEY_SECRET: optional,
  RAZORPAY_WEBHOOK_SECRET: optional,
  // Limited to this machine, because the server sends the provider's password to this address.
  RAZORPAY_API_BASE: text
    .refine(
      (value) => URL.canParse(value) && loopback.includes(new URL(value).hostname),
      refusing('only an address of this machine may stand in for the provider'),
    )
    .transform(originOf)
    .optional(),
}
type Environment = Partial<Record<keyof typeof paymentEnvironment, string | undefined>>

export type RazorpaySettings = { keyId: string; keySecret: string; webhookSecret: string; apiBase?: string }

/**
 * Without keys it is the sandbox. `isSandbox`: no real money can be taken, so the sample plan is offered, and
 * NODE_ENV=production refuses to start. `isTestKey`: a key of the test mode, which NODE_ENV=production refuses too.
 */
export type PaymentSettings =
  | { name: 'sandbox'; isSandbox: true; isTestKey?: never }
  | { name: 'razorpay'; values: RazorpaySettings; isSandbox: boolean; isTestKey?: true }

export function paymentSettings(env: Environment): PaymentSettings {
  // Required, because without the webhook a payment whose browser crashed would wait for reconciliation.
  const lacks = missing(env, 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET')
  if (lacks) throw new StartError(`The checkout needs ${lacks} too: set all three, or none.`)
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret = '' } = env
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecret = '', RAZORPAY_API_BASE: apiBase } = env
  if (!keyId) return { name: 'sandbox', isSandbox: true }
  return {
    name: 'razorpay',
    values: { keyId, keySecret, webhookSecret, apiBase },
    isSandbox: apiBase !== undefined,
    ...(keyId.startsWith('rzp_test_') && { isTestKey: true }),
  }
}

/** Whether a build opens Razorpay's checkout, and not the sandbox's. */
export const hasRazorpay = (settings: BuildSettings): boolean => Boolean(settings.VITE_RAZORPAY_KEY)

const checkoutScript = 'https://checkout.razorpay.com'

/**
 * The list of Razorpay's own Magento module (razorpay/razorpay-magento, `etc/csp_whitelist.xml`). Style attributes are
 * allowed, because the script positions the checkout's frame with them.
 */
export const checkoutSources: Sources = {
  'script-src': [checkoutScript, 'https://cdn.razorpay.com'],
  'style-src-attr': ["'unsafe-inline'"],
  'frame-src': ['https://api.razorpay.com'],
  'connect-src': ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
  'img-src': ['https://cdn.razorpay.com'],
}

/**
 * Why a page with this content security policy cannot open the checkout; null if it can. A page without a policy has not
 * been built yet.
 */
export const checkoutRefusal = (policy: string | undefined): string | null =>
  policy === undefined || policy.includes(checkoutScript)
    ? null
    : 'The pages were built without VITE_RAZORPAY_KEY, and let no browser open the checkout: set it to the value of RAZORPAY_KEY_ID and run `npm run build`.'
