/** save_contact, as a call and as a form post without JavaScript. */
import type { Api } from '../../../server/http/api/api'
import { bodyMax } from '../../../server/http/api/call-limits'
import type { FormPost } from '../../../server/http/api/form-post'
import { accept, checked, type Reply, refuse } from '../../../server/http/api/reply'
import type { PageFrame } from '../../../server/http/form-page'
import {
  captchaFailedMessage,
  contactRefusedMessage,
  contactSentMessage,
  type SavedContact,
  saveContact,
} from '../contract'
import type { SaveMessage } from './message-store'
import { contactPage, inputs, unsentPage } from './page'

const idTaken = 'Another message has this ID already. Send this one with an ID of its own.'

async function answer(saveMessage: SaveMessage, message: SavedContact): Promise<Reply> {
  const saved = await saveMessage(message)
  if (saved === 'stored') return accept({ message: contactSentMessage })
  return saved === 'captcha failed'
    ? refuse(422, captchaFailedMessage, { captcha: [captchaFailedMessage] })
    : refuse(409, contactRefusedMessage, { messageId: [idTaken] })
}

export function contactCalls(api: Api, saveMessage: SaveMessage): void {
  api.call('save_contact', ({ body }) =>
    checked(saveContact, body, (message) => answer(saveMessage, message)),
  )
}

/** `captchaToken` stands in for the token, which only a script can fetch. Without it, this form needs JavaScript. */
export const contactForm = (
  saveMessage: SaveMessage,
  frame: PageFrame,
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
  handle: (message) => answer(saveMessage, message),
  page: (state, reply) =>
    captchaToken ? contactPage(frame, state, reply?.success) : unsentPage(frame, state),
})
