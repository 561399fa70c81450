import type { VerifyCaptcha } from '../captcha/server'
import { type Api, accept, checked, refuse } from '../platform/api'
import type { Database } from '../platform/database'
import { contactMessages } from '../platform/schema'
import { captchaFailedMessage, contactSentMessage, type SavedContact, saveContact } from './contract'

type Options = { db: Database; verifyCaptcha: VerifyCaptcha }
export type KeepMessage = (message: SavedContact) => Promise<boolean>

/** Stores a message whose captcha holds; false when it does not. */
export const messageKeeper =
  ({ db, verifyCaptcha }: Options): KeepMessage =>
  async ({ captcha, ...message }) => {
    if (!(await verifyCaptcha(captcha))) return false
    await db.insert(contactMessages).values(message)
    return true
  }

export function contactCalls(api: Api, keepMessage: KeepMessage): void {
  api.call('save_contact', ({ body }) =>
    checked(saveContact, body, async (message) =>
      (await keepMessage(message))
        ? accept({ message: contactSentMessage })
        : refuse(422, captchaFailedMessage, { captcha: [captchaFailedMessage] }),
    ),
  )
}
