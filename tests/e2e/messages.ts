/**
 * Every message of section 8 of the specification (and of sections 4, 5 and 14 of the design, to which it refers), and
 * the other messages of this product in the same places. `tests/house/messages.test.ts` fails for a message of the code
 * that is not listed here, and for a text that differs from the code.
 */
import { onboardingMessages } from './messages/onboarding'
import { paymentMessages } from './messages/payment'
import { signInMessages } from './messages/sign-in'
import { siteMessages } from './messages/site'

export const messages = {
  ...signInMessages,
  ...onboardingMessages,
  ...paymentMessages,
  ...siteMessages,
}
