import { type ApiReply, callApi, NetworkError } from '../api-client'
import { getCaptchaToken, prepareCaptcha, resetCaptcha } from '../captcha/client'
import type { FieldErrors } from '../contract'
import {
  type ContactFields,
  captchaFailedMessage,
  contactRefusedMessage,
  contactSentMessage,
  validateContact,
} from './contract'
import { contactFailedMessage } from './messages'

export { prepareCaptcha, validateContact }

/**
 * How sending ended. `invalid` never left the browser; `failed` may say which fields are to blame, or for what `reason`
 * no field is.
 */
export type ContactOutcome =
  | { kind: 'sent'; message: string }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed'; message: string; errors: FieldErrors; reason?: string }

type Failed = Extract<ContactOutcome, { kind: 'failed' }>

const failed = (message: string, errors: FieldErrors = {}): Failed => ({ kind: 'failed', message, errors })

/** Too large, too many, or somebody whom the server has to ask is away: what it says then tells what to do. */
const telling = [413, 429, 503]

function refused({ status, message, errors }: ApiReply): ContactOutcome {
  const outcome = failed(contactRefusedMessage, errors)
  if (telling.includes(status) && message && !errors) outcome.reason = message
  return outcome
}

/**
 * The message that was tried last, and the ID under which the server knows it: an answer may be lost on the way, and
 * then the same message is sent again. One that was changed since is another: the server would keep the first.
 */
let tried: { text: string; id: string | undefined } | undefined

function idOf(values: ContactFields): string | undefined {
  const text = JSON.stringify(values)
  // Browsers have randomUUID where the page came over https, or from this machine.
  if (tried?.text !== text) tried = { text, id: globalThis.crypto.randomUUID?.() }
  return tried.id
}

/** The next message is another, even one in the same words. */
function done(): ContactOutcome {
  tried = undefined
  return { kind: 'sent', message: contactSentMessage }
}

/** The specification reads the ok flag alone, so an answer that is not our API's JSON counts by its status. */
function afterError(error: unknown): ContactOutcome {
  if (error instanceof NetworkError) {
    if (error.status === undefined) return failed(contactFailedMessage)
    return error.status >= 200 && error.status < 300 ? done() : failed(contactRefusedMessage)
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
    const reply = await callApi('save_contact', { ...values, captcha, messageId: idOf(values) })
    return reply.ok ? done() : refused(reply)
  } catch (error) {
    return afterError(error)
  } finally {
    resetCaptcha()
  }
}
