import { StartError } from '../../../runtime/errors.ts'
import { loopback, missing, optional, originOf, refusing, text } from '../../../settings/variables.ts'
import { providerSettings } from '../provider-settings.ts'

/** How the keys of the test mode begin; they move no money. */
const isTestKey = (keyId: string) => keyId.startsWith('rzp_test_')

export const razorpay = providerSettings({
  name: 'razorpay',
  environment: {
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
  },
  read(env) {
    // Required, because without the webhook a payment whose browser crashed would wait for reconciliation.
    const lacks = missing(env, 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET')
    if (lacks) throw new StartError(`The checkout needs ${lacks} too: set all three, or none.`)
    const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret = '' } = env
    const { RAZORPAY_WEBHOOK_SECRET: webhookSecret = '', RAZORPAY_API_BASE: apiBase } = env
    if (!keyId) return undefined
    return {
      values: { keyId, keySecret, webhookSecret, apiBase },
      isSandbox: apiBase !== undefined,
      ...(isTestKey(keyId) && { isTestKey: true }),
    }
  },
  takesMoney: (keyId) => !isTestKey(keyId),
  browser: {
    key: { build: 'VITE_RAZORPAY_KEY', server: 'RAZORPAY_KEY_ID' },
    // The list of Razorpay's own Magento module (razorpay/razorpay-magento, `etc/csp_whitelist.xml`). Style
    // attributes are allowed, because the script positions the checkout's frame with them.
    sources: {
      'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
      'style-src-attr': ["'unsafe-inline'"],
      'frame-src': ['https://api.razorpay.com'],
      'connect-src': ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
      'img-src': ['https://cdn.razorpay.com'],
    },
  },
})
