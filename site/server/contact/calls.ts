/** save_contact. */

import {
  captchaFailedMessage,
  contactRefusedMessage,
  contactSentMessage,
  type SavedContact,
  saveContactRequest,
} from '../../contracts/contact'
import type { Api } from '../http/api/api'
import { accept, checked, type Reply, refuse } from '../http/api/reply'
import type { SaveContactMessage } from './message-store'

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
    checked(saveContactRequest, body, (contact) => answer(saveMessage, contact)),
  )
}
