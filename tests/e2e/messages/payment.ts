/** Payment, and the search for a licence. */
import { brand } from '../../../site/content/brand'
import type { Message } from './message'

const onboarding = 'site/services/onboarding/contract.ts'
const paying = 'site/services/payment/contract.ts'
const checkout = 'site/services/payment/messages.ts'
const completion = 'site/services/payment/server/complete.ts'
const status = 'site/content/status.ts'

export const paymentMessages = {
  paymentFailed: {
    text: `Payment failed. If you have already been charged, take a screenshot of the confirmation, note the order ID and e-mail it to ${brand.email} within 3 days.`,
    code: [onboarding, 'paymentFailedMessage'],
    given: brand.email,
  },
  planActive: {
    text: 'This plan is already active. You need not pay again.',
    code: [paying, 'alreadyActiveMessage'],
  },
  noOrder: {
    text: 'The payment could not be prepared. Nothing was charged. Please try again in a moment.',
    code: [paying, 'noOrderMessage'],
  },
  nothingOwed: { text: 'This plan needs no payment.', code: [paying, 'nothingOwedMessage'] },
  paymentPending: {
    text: 'The payment provider has not confirmed this payment yet. Do not pay again: as soon as it does, your licence becomes active by itself.',
    code: [paying, 'pendingMessage'],
  },
  notPaid: {
    text: 'The payment window was closed before a payment was made. To pay, press Submit & Launch again.',
    code: [checkout, 'notPaidNote'],
  },
  paidAlready: {
    text: 'Retry does not charge you again: it finishes the payment that you have made.',
    code: [checkout, 'paidAlreadyNote'],
  },
  checkoutTimedOut: {
    text: 'The payment window has timed out before a payment was made. To pay, press Submit & Launch again.',
    code: [checkout, 'timedOutNote'],
  },
  checkoutSlow: {
    text: 'The payment window is taking long to come. You can wait, or write to us: nothing has been charged.',
    code: [checkout, 'checkoutSlowNote'],
  },
  checkoutLost: {
    text: 'The payment window could not be loaded, and nothing was charged. Check your connection, then press Retry.',
    code: [checkout, 'checkoutLostMessage'],
  },
  notBegun: {
    text: 'The payment was not begun, and nothing was charged by this attempt.',
    code: [checkout, 'notBegunMessage'],
  },
  paymentUnknown: { text: 'We find no payment of yours with this ID.', code: [completion] },
  paymentForged: { text: 'The signature does not belong to this payment.', code: [completion] },
  paymentHasFailed: {
    text: 'This payment has failed, and no money was taken. You can pay again.',
    code: [completion],
  },
  paymentUnfit: {
    text: 'This payment is not over the amount of its order. Please write to us.',
    code: [completion],
  },
  statusActive: { text: 'Your licence is active.', code: [status] },
  statusUnknown: { text: 'No payment has this ID and this e-mail address.', code: [status] },
} satisfies Record<string, Message>
