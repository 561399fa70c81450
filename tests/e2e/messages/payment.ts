/** Paying, and asking where the licence is. */
import { brand } from '../../../site/content/brand'
import { asked, type MessageRow, paid, units } from './row'

const onboarding = 'site/services/onboarding/contract.ts'
const paying = 'site/services/payment/contract.ts'
const checkout = 'site/services/payment/messages.ts'
const completion = 'site/services/payment/server-complete.ts'
const status = 'site/content/status.ts'

export const paymentMessages = {
  paymentFailed: {
    situation: 'Completion failure or network failure',
    text: `Payment failed. If you have already been charged, take a screenshot of the confirmation, note the order ID and e-mail it to ${brand.email} within 3 days.`,
    code: [onboarding, 'paymentFailedMessage'],
    given: brand.email,
    read: paid('an attempt that fails, a look, and one that works: one licence'),
  },
  planActive: {
    situation: 'Paying for a plan that is licensed',
    text: 'This plan is already active. You need not pay again.',
    code: [paying, 'alreadyActiveMessage'],
    read: units('payment/server.test.ts', 'makes none for a plan that is licensed'),
  },
  noOrder: {
    situation: 'The provider makes no order',
    text: 'The payment could not be prepared. Nothing was charged. Please try again in a moment.',
    code: [paying, 'noOrderMessage'],
    read: units('payment/server-trouble.test.ts', 'no order is made, nothing is charged'),
  },
  nothingOwed: {
    situation: 'Paying for a plan that is free',
    text: 'This plan needs no payment.',
    code: [paying, 'nothingOwedMessage'],
    read: units('payment/server.test.ts', 'makes none for a plan that is free, unknown or not to be booked'),
  },
  paymentPending: {
    situation: 'The provider has not confirmed the payment yet',
    text: 'The payment provider has not confirmed this payment yet. Do not pay again: as soon as it does, your licence becomes active by itself.',
    code: [paying, 'pendingMessage'],
    read: units('payment/server-trouble.test.ts', 'a payment is kept waiting and then completed by a retry'),
  },
  notPaid: {
    situation: 'The checkout is closed before an attempt',
    text: 'The payment window was closed before a payment was made. To pay, press Submit & Launch again.',
    code: [checkout, 'notPaidNote'],
    read: paid('a checkout that is closed gives the page back'),
  },
  paidAlready: {
    situation: 'After a failed completion of a payment that was made',
    text: 'Retry does not charge you again: it finishes the payment that you have made.',
    code: [checkout, 'paidAlreadyNote'],
    read: paid('the server dies: the message stays with the payment’s ID'),
  },
  checkoutTimedOut: {
    situation: 'The checkout times out',
    text: 'The payment window has timed out before a payment was made. To pay, press Submit & Launch again.',
    code: [checkout, 'timedOutNote'],
    read: units('onboarding/journey-controller-payment.test.ts', 'says that it has timed out'),
  },
  checkoutSlow: {
    situation: 'The checkout has not come after 15 seconds',
    text: 'The payment window is taking long to come. You can wait, or write to us: nothing has been charged.',
    code: [checkout, 'checkoutSlowNote'],
    read: units('onboarding/journey-paid.test.tsx', 'is told after 15 seconds that the checkout is slow'),
  },
  checkoutLost: {
    situation: 'The checkout cannot be loaded',
    text: 'The payment window could not be loaded, and nothing was charged. Check your connection, then press Retry.',
    code: [checkout, 'checkoutLostMessage'],
    read: units(
      'onboarding/journey-paid.test.tsx',
      'says how to reach a person when the checkout does not come',
    ),
  },
  notBegun: {
    situation: 'The order cannot be asked for',
    text: 'The payment was not begun, and nothing was charged by this attempt.',
    code: [checkout, 'notBegunMessage'],
    read: units('onboarding/journey-controller-payment.test.ts', 'got no answer'),
  },
  paymentUnknown: {
    situation: 'Completing with a payment that is nobody’s or somebody else’s',
    text: 'We find no payment of yours with this ID.',
    code: [completion],
    read: units('payment/server.test.ts', 'refuses a payment of somebody else, and one that was used'),
  },
  paymentForged: {
    situation: 'Completing with a signature that was made up',
    text: 'The signature does not belong to this payment.',
    code: [completion],
    read: units('payment/server.test.ts', 'refuses a signature that was made up'),
  },
  paymentHasFailed: {
    situation: 'Completing with a payment that failed',
    text: 'This payment has failed, and no money was taken. You can pay again.',
    code: [completion],
    read: units('payment/server.test.ts', 'refuses a failed payment, and takes the next one'),
  },
  paymentUnfit: {
    situation: 'Completing with a payment over another amount',
    text: 'This payment is not over the amount of its order. Please write to us.',
    code: [completion],
    read: units('payment/server-webhook.test.ts', 'by a payment that does not fit'),
  },
  statusActive: {
    situation: '/status: the licence is there',
    text: 'Your licence is active.',
    code: [status],
    read: asked('a payment ID and an e-mail address find the licence'),
  },
  statusUnknown: {
    situation: '/status: no payment has this ID and this e-mail address',
    text: 'No payment has this ID and this e-mail address.',
    code: [status],
    read: asked('a payment ID and an e-mail address find the licence'),
  },
} satisfies Record<string, MessageRow>
