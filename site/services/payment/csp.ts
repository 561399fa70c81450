import type { BuildSettings, Sources } from '../csp'

const checkout = 'https://checkout.razorpay.com'

/** Whether pages with this policy can open the checkout. Pages that were never built are nobody's to pay in. */
export const mayPay = (policy = checkout) => policy.includes(checkout)

/**
 * What Razorpay's Standard Checkout asks for, as Razorpay's own module for Magento lists it
 * (razorpay/razorpay-magento, `etc/csp_whitelist.xml`). Its script puts a frame over the page and writes how it lies
 * into style attributes: nobody may be unable to pay for want of those.
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
