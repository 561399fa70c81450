/**
 * Every message of docs/product.md, Messages, and the other messages that the product shows in the same places.
 * `tests/conventions/messages.test.ts` fails if a message of the code is missing here, or has another text.
 */
import { accountMessages, signInMessages } from './account'
import { onboardingMessages } from './onboarding'
import { paymentMessages } from './payment'
import { siteMessages } from './site'

export const messages = {
  ...signInMessages,
  ...onboardingMessages,
  ...paymentMessages,
  ...accountMessages,
  ...siteMessages,
}
