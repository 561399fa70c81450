/** save_contact, as a call and as a form post without JavaScript. */

import {
  captchaFailedMessage,
  contactRefusedMessage,
  contactSentMessage,
  type SavedContact,
  saveContact,
} from '../../contracts/contact'
import type { Api } from '../http/api/api'
import { bodyMax } from '../http/api/call-limits'
import type { FormPost } from '../http/api/form-post'
import { accept, checked, type Reply, refuse } from '../http/api/reply'
import type { SaveContactMessage } from './message-store'
import { contactPage, inputs, unsentPage } from './page'

const idTaken = 'Another message has this ID already. Send this one with an ID of its own.'

async function answer(saveMessage: SaveContactMessage, contact: SavedContact): Promise<Reply> {
  const saved = await saveMessage(contact)
  if (saved === 'stored') return accept({ message: contactSentMessage })
  return saved === 'captcha failed'
    ? refuse(422, captchaFailedMessage, { captcha: [captchaFailedMessage] })
    : refuse(409, contactRefusedMessage, { messageId: [idTaken] })
}

export function contactCalls(api: Api, saveMessage: SaveContactMessage): void {
  api.call('save_contact', ({ body }) =>
    checked(saveContact, body, (contact) => answer(saveMessage, contact)),
  )
}

/**
 * `captchaToken` replaces the token that a script would get. Without it, as with a real captcha, a post without
 * JavaScript is answered by `unsentPage`.
 */
export const contactForm = (
  saveMessage: SaveContactMessage,
  css: string,
  captchaToken?: string,
): FormPost<typeof saveContact> => ({
  path: '/contact',
  call: 'save_contact',
  schema: saveContact,
  names: inputs.map(({ name }) => name),
  maxSize: bodyMax('save_contact'),
  addedTo: (sent) => (captchaToken ? { captcha: sent.get('captcha') || captchaToken } : null),
  texts: {
    tooLarge: 'Your message is too long. Please send a shorter one.',
    sendFromHere: 'Please send your message from this page.',
    invalid: ({ captcha }) => (captcha ? captchaFailedMessage : contactRefusedMessage),
  },
  handle: (contact) => answer(saveMessage, contact),
  page: (state, reply) => (captchaToken ? contactPage(css, state, reply?.success) : unsentPage(css, state)),
})
