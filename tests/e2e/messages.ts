/**
 * Every message of section 8 of the specification (and of sections 4, 5 and 14 of the design, which it refers to), and
 * what this product says besides in the same places: when it comes, in which words, and the test that provokes and
 * reads it. `tests/house/messages.test.ts` is red for a message of the code that is not here, for a row whose words
 * are no longer those of the code, and for one that no test reads.
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
