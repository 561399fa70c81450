/**
 * Every message of docs/product.md, Messages, and the other messages that the product shows in the same places. `tests/conventions/messages.test.ts` fails for a message of the code that is
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
