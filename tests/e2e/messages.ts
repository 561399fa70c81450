/**
 * Every message of section 8 of the specification (and of sections 4, 5 and 14 of the design, which it refers to), and
 * what this product says besides in the same places. `tests/house/messages.test.ts` fails for a message of the code that is
 * not here, and for a text that is no longer that of the code.
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
