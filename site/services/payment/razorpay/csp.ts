import type { BuildSettings, Sources } from '../../csp'

const checkout = 'https://checkout.razorpay.com'

/**
 * Whether the content security policy of a page allows the checkout. A page without a policy (not built yet) counts as
 * yes.
 */
export const mayPay = (policy = checkout) => policy.includes(checkout)

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
