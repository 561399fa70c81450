import { loadScript } from '../../../browser/load-script'
import { brand } from '../../../content/brand'
import { checkoutDescription } from '../../../content/licence'
import { attemptSeconds, type CheckoutProvider } from '../provider'

/** https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/ */
export const checkoutScript = 'https://checkout.razorpay.com/v1/checkout.js'

/** The argument of `handler`. */
interface RazorpaySuccess {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/**
 * The argument of the 'payment.failed' event.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 */
export interface RazorpayFailure {
  error: { description?: string; reason?: string; metadata?: { payment_id?: string } }
}

/** The options that are used here. */
export interface RazorpayOptions {
  key: string
  amount: number
  currency: string
  name: string
  description: string
  order_id: string
  prefill: { name: string; email: string; contact: string }
  handler: (success: RazorpaySuccess) => void
  modal: {
    /** Without a reason if the visitor closed it; 'timeout' after `timeout` seconds. */
    ondismiss: (reason?: unknown) => void
    escape: boolean
    backdropclose: boolean
    confirm_close: boolean
  }
  retry: { enabled: boolean; max_count: number }
  /** In seconds. */
  timeout: number
  theme: { color?: string }
}

interface RazorpayCheckout {
  open(): void
  close?(): void
  on(event: 'payment.failed', listener: (failure: RazorpayFailure) => void): void
}

declare global {
  var Razorpay: (new (options: RazorpayOptions) => RazorpayCheckout) | undefined
}

/**
 * A phone number as the checkout's `prefill.contact` takes it: `+`, country code, number. Without a country code Razorpay
 * puts 91 before the digits, and refuses the payment if they begin with the 0 of domestic calls
 * (razorpay/react-native-razorpay#255).
 */
export function contactOf(phone: string): string {
  const digits = phone.replace(/\(0\)|\D/g, '')
  if (phone.trim().startsWith('+')) return `+${digits}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits.replace(/^0/, '')
}

/** The colour of the checkout's header: the inverse surface's in the current theme. */
const boardColour = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--ds-inverse').trim() || undefined

/** Razorpay's Standard Checkout: an iframe over the whole page. */
export const checkout: CheckoutProvider = {
  async ready() {
    if (!globalThis.Razorpay) await loadScript('checkout.js', checkoutScript)
    if (!globalThis.Razorpay) throw new Error(`${checkoutScript} is not what it was`)
  },
  open(order, payer, onEvent) {
    if (!globalThis.Razorpay) throw new Error('Wait for ready() first')
    const frame = new globalThis.Razorpay({
      key: order.key,
      amount: order.amount,
      currency: order.currency,
      name: brand.name,
      description: checkoutDescription,
      order_id: order.orderId,
      prefill: { ...payer, contact: contactOf(payer.contact) },
      handler: (success) =>
        onEvent({
          kind: 'paid',
          payment: {
            paymentId: success.razorpay_payment_id,
            orderId: success.razorpay_order_id,
            signature: success.razorpay_signature,
          },
        }),
      modal: {
        ondismiss: (reason) => onEvent({ kind: 'closed', timedOut: reason === 'timeout' }),
        escape: true,
        // A press outside the frame is often a mistake, so it does not close the checkout; Escape asks first.
        backdropclose: false,
        confirm_close: true,
      },
      retry: { enabled: true, max_count: 4 },
      timeout: attemptSeconds,
      theme: { color: boardColour() },
    })
    frame.on('payment.failed', ({ error }) =>
      onEvent({
        kind: 'failed',
        reason: error.description ?? error.reason ?? '',
        paymentId: error.metadata?.payment_id ?? null,
      }),
    )
    frame.open()
    return () => frame.close?.()
  },
}
