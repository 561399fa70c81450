/** The contact form, and what any page or call may say. */
import { failures, type MessageRow, units, written } from './row'

const shared = 'site/services/contract.ts'
const contact = 'site/services/contact/contract.ts'

export const siteMessages = {
  contactRefused: {
    situation: 'Contact non-ok response',
    text: 'Something went wrong',
    code: [contact, 'contactRefusedMessage'],
    read: written('a refusal of the server: its words first, then what to do'),
  },
  contactFailed: {
    situation: 'Contact other error',
    text: 'An error occurred. Please try again.',
    code: ['site/services/contact/messages.ts', 'contactFailedMessage'],
    read: written('an answer that is lost: the same message is sent again, and not a second one'),
  },
  captchaFailed: {
    situation: 'Contact no captcha token',
    text: 'CAPTCHA validation failed. Please try again.',
    code: [contact, 'captchaFailedMessage'],
    read: written('a captcha without a token, or with words of its own'),
  },
  contactSent: {
    situation: 'Contact success',
    text: 'Your message has been sent. Thank you!',
    code: [contact, 'contactSentMessage'],
    read: written('a message is sent once, the button waits, and the form is empty again'),
  },
  renderFailed: {
    situation: 'Render failure',
    text: 'Unexpected Application Error',
    code: ['site/content/failure.ts'],
    read: failures('after a navigation: the same, and loading it again shows it, by keyboard'),
  },
  chunkFailed: {
    situation: 'Script chunk load failure',
    text: 'ChunkLoadError',
    code: ['site/services/load.ts'],
    read: failures('one that hangs: Loading... after a moment, the error after 120 seconds'),
  },
  loading: {
    situation: 'Loading indicator',
    text: 'Loading...',
    code: ['design-system/components/loading/loading.tsx'],
    read: failures('one that hangs: Loading... after a moment, the error after 120 seconds'),
  },

  // What is said besides, where the specification leaves the words to us
  captchaLost: {
    situation: 'The captcha’s script or answer stays away',
    text: 'The captcha could not be loaded, so your message was not sent.',
    code: ['site/services/captcha/provider.ts', 'captchaLostMessage'],
    read: written('a captcha that cannot be loaded leaves the text, and two other ways'),
  },
  captchaBusy: {
    situation: 'The captcha’s provider cannot be asked by the server; after Something went wrong',
    text: 'The captcha cannot be checked at the moment. Please try again in a minute.',
    code: ['site/services/captcha/server-recaptcha.ts', 'captchaBusyMessage'],
    read: written('a refusal of the server: its words first, then what to do'),
  },
  contactNeedsScript: {
    situation: 'The contact form is sent without a script, and the captcha needs one',
    text: 'This form needs JavaScript, since a captcha protects it. Your message was not sent, and nothing of it was kept.',
    code: ['site/content/contact-notes.ts'],
    read: units('contact/server-captcha.test.ts', 'says how to reach a person'),
  },
  tooManyRequests: {
    situation: 'Somebody calls more often than the limits of `platform/call-limits.ts` allow',
    text: 'There have been too many requests in a short time. Please wait 2 minutes, then try again.',
    code: [shared, 'tooManyRequestsMessage'],
    given: '2 minutes',
    read: units('limits.test.ts', 'a form without a script is answered with its page'),
  },
  fault: {
    situation: 'A fault of ours',
    text: 'Something went wrong on our side. Please try again later. If it happens again, tell us this number: k7q2-m9xd-4t3a.',
    code: [shared, 'faultMessage'],
    given: 'k7q2-m9xd-4t3a',
    read: units('log-privacy.test.ts', 'a fault is answered with its number, which is in the log'),
  },
  packed: {
    situation: 'A request that is compressed, as no browser sends it',
    text: 'Send the request as it is, not compressed.',
    code: [shared, 'packedMessage'],
    read: units('bodies.test.ts', 'is not taken compressed, whatever is in it'),
  },
  databaseAway: {
    situation: 'The PostgreSQL that DATABASE_URL names cannot be reached',
    text: 'Our records cannot be reached at the moment. Please try again in a minute.',
    code: ['site/services/platform/database-trouble.ts', 'databaseAwayMessage'],
    read: [
      'tests/postgres/outage.test.ts',
      'answers 503 while the database is away, and goes on when it is back',
    ],
  },
} satisfies Record<string, MessageRow>
