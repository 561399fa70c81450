import { vi } from 'vitest'
import type { RazorpayFailure, RazorpayOptions } from './checkout'

/**
 * A test double of checkout.js, as Razorpay documents it: an iframe over the whole page, `handler` after a
 * successful payment, 'payment.failed' for each failed attempt, another attempt while `retry` allows one, and
 * `ondismiss` when the visitor or the time-out closes it.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 */
export class RazorpayDouble {
  static opened: RazorpayDouble[] = []
  private listeners: ((failure: RazorpayFailure) => void)[] = []
  private frame = document.createElement('iframe')
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly options: RazorpayOptions) {
    for (const name of ['key', 'amount', 'currency', 'order_id'] as const)
      if (!options[name]) throw new Error(`${name} is missing`)
  }
  on(event: 'payment.failed', listener: (failure: RazorpayFailure) => void) {
    if (event === 'payment.failed') this.listeners.push(listener)
  }
  open() {
    RazorpayDouble.opened.push(this)
    this.frame.className = 'razorpay-checkout-frame'
    this.frame.title = 'Checkout'
    this.frame.tabIndex = 0
    document.body.append(this.frame)
    this.frame.focus()
    this.timer = setTimeout(() => this.dismiss('timeout'), this.options.timeout * 1000)
  }
  get isOpen() {
    return this.frame.isConnected
  }
  /** The element that a press on the frame would reach. */
  get isReachable() {
    return (
      getComputedStyle(document.body).pointerEvents !== 'none' &&
      !this.frame.closest('[aria-hidden], [inert]')
    )
  }
  get hasFocus() {
    return document.activeElement === this.frame
  }
  close() {
    clearTimeout(this.timer)
    this.frame.remove()
  }

  // The visitor's actions.
  pay(paymentId = 'pay_1') {
    this.close()
    this.succeed(paymentId)
  }
  /** A bank that answers after the frame has closed. */
  succeed(paymentId = 'pay_1') {
    this.options.handler({
      razorpay_payment_id: paymentId,
      razorpay_order_id: this.options.order_id,
      razorpay_signature: `signed ${paymentId}`,
    })
  }
  fail(description: string, paymentId = 'pay_0') {
    this.attempts += 1
    const error = { description, reason: 'payment_failed', metadata: { payment_id: paymentId } }
    for (const listener of this.listeners) listener({ error })
    const { enabled, max_count } = this.options.retry
    if (!enabled || this.attempts > max_count) this.dismiss({ error: { description } })
  }
  dismiss(reason?: unknown) {
    if (!this.isOpen) return
    this.close()
    this.options.modal.ondismiss(reason)
  }
}

type Arrival = 'comes' | 'fails' | 'hangs' | 'is empty'

/** Replaces the network: decides for each request of the checkout's script whether it loads. */
export function serveScript(...arrivals: Arrival[]) {
  const asked: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes as [HTMLScriptElement]
    asked.push(script.src)
    const arrival = arrivals[Math.min(asked.length, arrivals.length) - 1]
    if (arrival === 'comes') globalThis.Razorpay = RazorpayDouble as unknown as typeof globalThis.Razorpay
    if (arrival === 'fails') queueMicrotask(() => script.onerror?.(new Event('error')))
    else if (arrival !== 'hangs') queueMicrotask(() => script.onload?.(new Event('load')))
  })
  return asked
}

export function removeScript() {
  globalThis.Razorpay = undefined
  for (const double of RazorpayDouble.opened) double.close()
  RazorpayDouble.opened = []
}
