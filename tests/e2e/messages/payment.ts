/** Payment. */
import { brand } from '../../../site/content/brand'
import type { Message } from './message'

const paying = 'site/contracts/payment.ts'
const checkout = 'site/content/payment.ts'

export const paymentMessages = {
  paymentFailed: {
    text: `Payment failed. If you have already been charged, take a screenshot of the confirmation, note the order ID and e-mail it to ${brand.email} within 3 days.`,
    code: [paying, 'paymentFailedMessage'],
    given: brand.email,
  },
  noMoneyTaken: { text: 'No money was taken.', code: [checkout, 'noMoneyTakenNote'] },
  planActive: {
    text: 'This plan is already active. You need not pay again.',
    code: [paying, 'alreadyActiveMessage'],
  },
  noOrder: {
    text: 'The payment could not be prepared, so none was started. Please try again in a moment.',
    code: [paying, 'noOrderMessage'],
  },
  priceChanged: {
    text: 'No payment was started: the price has changed to ₹5,988.00 since this page was loaded. Press Submit & Launch again to pay it.',
    code: [paying, 'priceChangedMessage'],
    given: '₹5,988.00',
  },
  orderUnchecked: {
    text: 'You have an earlier order that cannot be checked at the moment, so no second one is made. Please write to us: we will check whether it was paid.',
    code: [paying, 'orderUncheckedMessage'],
  },
  orderUnanswered: {
    text: 'Your earlier order cannot be checked at the moment, so no payment was started. If you have paid it, do not pay again. Please try again in a moment.',
    code: [paying, 'orderUnansweredMessage'],
  },
  nothingOwed: { text: 'This plan needs no payment.', code: [paying, 'nothingOwedMessage'] },
  paymentPending: {
    text: 'The payment provider has not confirmed this payment yet. Do not pay again: as soon as it does, your licence becomes active automatically.',
    code: [paying, 'pendingMessage'],
  },
  notPaid: {
    text: 'The payment window was closed before a payment was made. To pay, press Submit & Launch again.',
    code: [checkout, 'notPaidNote'],
  },
  paymentUnknownYet: {
    text: 'The payment window was closed. We do not know yet whether a payment was made. If you have paid, do not pay again: your licence becomes active automatically. If not, press Submit & Launch again in a moment.',
    code: [checkout, 'unknownPaymentNote'],
  },
  paidBefore: {
    text: 'You have paid for the Sample Paid plan. Finish the setup to open your site: you are not charged again.',
    code: [checkout, 'paidBeforeNote'],
    given: 'Sample Paid',
  },
  paidAlready: {
    text: 'Retry does not charge you again: it completes the payment you have already made.',
    code: [checkout, 'paidAlreadyNote'],
  },
  checkoutTimedOut: {
    text: 'The payment window timed out before a payment was made. To pay, press Submit & Launch again.',
    code: [checkout, 'timedOutNote'],
  },
  checkoutSlow: {
    text: 'The payment window is taking a long time to open. You can wait, or write to us. No payment has been started yet.',
    code: [checkout, 'checkoutSlowNote'],
  },
  checkoutLost: {
    text: 'The payment window could not be loaded, so no payment was started. Check your connection, then press Retry.',
    code: [checkout, 'checkoutLostMessage'],
  },
  notStarted: {
    text: 'The payment did not start, and nothing was charged by this attempt.',
    code: [checkout, 'notStartedMessage'],
  },
  paymentUnknown: { text: 'We find no payment of yours with this ID.', code: [paying] },
  paymentHasFailed: {
    text: 'This payment has failed, and no money was taken. You can pay again.',
    code: [paying],
  },
  paymentUnfit: {
    text: 'The amount of this payment is not that of its order. Please write to us.',
    code: [paying],
  },
} satisfies Record<string, Message>
