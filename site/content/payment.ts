/** Paying. Messages that the server sends too are in contracts/payment.ts, the payment-failed message among them. */

/** The visitor closed the checkout, and no attempt had failed. */
export const notPaidNote =
  'The payment window was closed before a payment was made. To pay, press Submit & Launch again.'

export const timedOutNote =
  'The payment window has timed out before a payment was made. To pay, press Submit & Launch again.'

export const checkoutSlowNote =
  'The payment window is taking a long time to open. You can wait, or write to us. No payment has been started yet.'

export const checkoutLostMessage =
  'The payment window could not be loaded, so no payment was started. Check your connection, then press Retry.'

export const notStartedMessage = 'The payment did not start, and nothing was charged by this attempt.'

/** Shown on every page, with a button, after a payment that has no licence yet as far as the browser knows. */
export const paidBeforeNote = (planTitle: string) =>
  `You have paid for the ${planTitle} plan. Finish the setup to open your site: you are not charged again.`

/** Shown after a payment that has no licence yet. */
export const paidAlreadyNote = 'Retry does not charge you again: it finishes the payment that you have made.'

/** Help where the result of a payment is not known. */
export const paymentHelp = {
  ids: { order: 'Order ID', payment: 'Payment ID' },
  /** What a button copies: 'the order ID and the payment ID'. */
  copied: { order: 'the order ID', payment: 'the payment ID' },
  status: 'Where is my licence?',
  findsIt: 'finds it by the payment ID or the order ID.',
  write: 'You can write to',
  alsoWrite: 'You can also write to',
  whatsapp: 'or on WhatsApp to',
  subject: 'Payment',
} as const

/** The button of `paidBeforeNote`. */
export const finishSetup = 'Finish the setup'
