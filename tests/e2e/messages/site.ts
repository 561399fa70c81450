/** The contact form, and what fails on any page. */
import { failures, form, type MessageRow, units } from './row'

const contact = 'site/services/contact/contract.ts'

export const siteMessages = {
  contactRefused: {
    situation: 'Contact non-ok response',
    text: 'Something went wrong',
    code: [contact, 'contactRefusedMessage'],
    read: form('says that it was refused where the server gives no reason'),
  },
  contactFailed: {
    situation: 'Contact other error',
    text: 'An error occurred. Please try again.',
    code: ['site/services/contact/messages.ts', 'contactFailedMessage'],
    read: failures('a message that cannot be sent is still in its fields'),
  },
  captchaFailed: {
    situation: 'Contact no captcha token',
    text: 'CAPTCHA validation failed. Please try again.',
    code: [contact, 'captchaFailedMessage'],
    read: units('contact/client.test.ts', 'captcha'),
  },
  contactSent: {
    situation: 'Contact success',
    text: 'Your message has been sent. Thank you!',
    code: [contact, 'contactSentMessage'],
    read: failures('a message that cannot be sent is still in its fields'),
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
} satisfies Record<string, MessageRow>
