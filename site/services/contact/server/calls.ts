import { type Api, accept, checked, refuse } from '../../../server/http/api/api'
import { captchaFailedMessage, contactRefusedMessage, contactSentMessage, saveContact } from '../contract'
import type { SaveMessage } from './message-store'

const idTaken = 'Another message has this ID already. Send this one with an ID of its own.'

export function contactCalls(api: Api, saveMessage: SaveMessage): void {
  api.call('save_contact', ({ body }) =>
    checked(saveContact, body, async (message) => {
      const kept = await saveMessage(message)
      if (kept === 'kept') return accept({ message: contactSentMessage })
      return kept === 'captcha failed'
        ? refuse(422, captchaFailedMessage, { captcha: [captchaFailedMessage] })
        : refuse(409, contactRefusedMessage, { messageId: [idTaken] })
    }),
  )
}
