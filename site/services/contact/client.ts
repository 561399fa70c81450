import { callApi, NetworkError } from '../api-client'
import { getCaptchaToken, resetCaptcha } from '../captcha/client'
import type { FieldErrors } from '../contract'
import {
  type ContactFields,
  captchaFailedMessage,
  contactRefusedMessage,
  contactSentMessage,
  validateContact,
} from './contract'
import { contactFailedMessage } from './messages'

export { validateContact }

/** How sending ended. `invalid` never left the browser; `failed` may say which fields are to blame. */
export type ContactOutcome =
  | { kind: 'sent'; message: string }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed'; message: string; errors: FieldErrors }

const sent: ContactOutcome = { kind: 'sent', message: contactSentMessage }
const failed = (message: string, errors: FieldErrors = {}): ContactOutcome => ({
  kind: 'failed',
  message,
  errors,
})

/** The specification reads the ok flag alone, so an answer that is not our API's JSON counts by its status. */
function afterError(error: unknown): ContactOutcome {
  if (error instanceof NetworkError) {
    if (error.status === undefined) return failed(contactFailedMessage)
    return error.status >= 200 && error.status < 300 ? sent : failed(contactRefusedMessage)
  }
  return failed((error instanceof Error && error.message) || contactFailedMessage)
}

/** Sends a message. Never rejects: every way it can end is an outcome. */
export async function sendContact(values: ContactFields): Promise<ContactOutcome> {
  const errors = validateContact(values)
  if (errors) return { kind: 'invalid', errors }
  try {
    const captcha = await getCaptchaToken()
    if (!captcha) return failed(captchaFailedMessage)
    const reply = await callApi('save_contact', { ...values, captcha })
    return reply.ok ? sent : failed(contactRefusedMessage, reply.errors)
  } catch (error) {
    return afterError(error)
  } finally {
    resetCaptcha()
  }
}
