/** The contact form, and the messages of any page or call. */
import type { Message } from './message'

const shared = 'site/contracts/api.ts'
const contact = 'site/contracts/contact.ts'

export const siteMessages = {
  contactRefused: { text: 'Something went wrong', code: [contact, 'contactRefusedMessage'] },
  contactFailed: {
    text: 'An error occurred. Please try again.',
    code: ['site/contracts/contact-fields.ts', 'contactFailedMessage'],
  },
  captchaFailed: {
    text: 'CAPTCHA validation failed. Please try again.',
    code: [contact, 'captchaFailedMessage'],
  },
  contactSent: { text: 'Your message has been sent. Thank you!', code: [contact, 'contactSentMessage'] },
  renderFailed: { text: 'Unexpected Application Error', code: ['site/content/failure.ts'] },
  chunkFailed: { text: 'ChunkLoadError', code: ['site/browser/load.ts'] },
  loading: { text: 'Loading...', code: ['design-system/components/loading/loading.tsx'] },

  // Further messages, whose text docs/product.md does not fix
  captchaLost: {
    text: 'The captcha could not be loaded, so your message was not sent.',
    code: ['site/content/contact.ts', 'captchaLostMessage'],
  },
  captchaBusy: {
    text: 'The captcha cannot be checked at the moment. Please try again in a minute.',
    code: ['site/contracts/contact.ts', 'captchaBusyMessage'],
  },
  contactNeedsScript: {
    text: 'The form was sent before it was ready. Your message was not sent, and no part of it was kept. Go back to copy what you wrote.',
    code: ['site/content/contact.ts'],
  },
  tooManyRequests: {
    text: 'There have been too many requests in a short time. Please wait 2 minutes, then try again.',
    code: [shared, 'tooManyRequestsMessage'],
    given: '2 minutes',
  },
  fault: {
    text: 'Something went wrong on our side. Please try again later. If it happens again, tell us this number: k7q2-m9xd-4t3a.',
    code: [shared, 'faultMessage'],
    given: 'k7q2-m9xd-4t3a',
  },
  packed: { text: 'Send the request as it is, not compressed.', code: [shared, 'compressedMessage'] },
  databaseAway: {
    text: 'Our records cannot be reached at the moment. Please try again in a minute.',
    code: ['site/contracts/api.ts', 'databaseUnavailableMessage'],
  },
} satisfies Record<string, Message>
