/** Paying. The answers of the server are in contracts/payment.ts. */

/** `email` is the support address of the brand. The server sends it too. */
export const paymentFailedMessage = (email: string) =>
  `Payment failed. If you have already been charged, take a screenshot of the confirmation, note the order ID and e-mail it to ${email} within 3 days.`

/** Before the specified sentence on a failed payment, where the server knows from the provider that nothing was paid. */
export const noMoneyTakenNote = 'No money was taken.'

/** The visitor closed the checkout, and no attempt had failed. */
export const notPaidNote =
  'The payment window was closed before a payment was made. To pay, press Submit & Launch again.'

export const timedOutNote =
  'The payment window timed out before a payment was made. To pay, press Submit & Launch again.'

/** The visitor closed the checkout, and the provider or the server did not answer. */
export const unknownPaymentNote =
  'The payment window was closed. We do not know yet whether a payment was made. If you have paid, do not pay again: your licence becomes active automatically. If not, press Submit & Launch again in a moment.'

export const checkoutSlowNote =
  'The payment window is taking a long time to open. You can wait, or write to us. No payment has been started yet.'

export const checkoutLostMessage =
  'The payment window could not be loaded, so no payment was started. Check your connection, then press Retry.'

export const notStartedMessage = 'The payment did not start, and nothing was charged by this attempt.'

/** Shown on every page, with a button, after a payment that has no licence yet as far as the browser knows. */
export const paidBeforeNote = (planTitle: string) =>
  `You have paid for the ${planTitle} plan. Finish the setup to open your site: you are not charged again.`

/** Shown after a payment that has no licence yet. */
export const paidAlreadyNote =
  'Retry does not charge you again: it completes the payment you have already made.'

/** Help where the result of a payment is not known. */
export const paymentHelp = {
  ids: { order: 'Order ID', payment: 'Payment ID' },
  /** What a button copies: 'the order ID and the payment ID'. */
  copied: { order: 'the order ID', payment: 'the payment ID' },
  and: 'and',
  account: 'Your account',
  showsIt: 'shows every payment and its status.',
  write: 'You can write to',
  alsoWrite: 'You can also write to',
  subject: 'Payment',
} as const

/** The button of `paidBeforeNote`. */
export const finishSetup = 'Finish the setup'
