import type { BuildSettings, Sources } from '../../csp'

const checkout = 'https://checkout.razorpay.com'

/**
 * Why a page with this content security policy cannot open the checkout, or null. A page without a policy is not built
 * yet.
 */
export const checkoutRefusal = (policy = checkout): string | null =>
  policy.includes(checkout)
    ? null
    : 'The pages were built without VITE_RAZORPAY_KEY, and let no browser open the checkout: set it to the value of RAZORPAY_KEY_ID and run `npm run build`.'

/**
 * The sources that Razorpay's Standard Checkout needs, from the list of Razorpay's own Magento module
 * (razorpay/razorpay-magento, `etc/csp_whitelist.xml`). Its script positions the checkout's frame with style
 * attributes, and a page that forbids them could make payment impossible.
 */
export const paymentSources = ({ VITE_RAZORPAY_KEY: key }: BuildSettings): Sources | undefined =>
  key
    ? {
        'script-src': [checkout, 'https://cdn.razorpay.com'],
        'style-src-attr': ["'unsafe-inline'"],
        'frame-src': ['https://api.razorpay.com'],
        'connect-src': ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
        'img-src': ['https://cdn.razorpay.com'],
      }
    : undefined
