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
 * The result of sending. `invalid`: the message was not sent. `failed`: `errors` names the fields, or `reason` says
 * what to do where no field is wrong.
 */
export type ContactOutcome =
  | { kind: 'sent'; message: string }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed'; message: string; errors: FieldErrors; reason?: string }

type Failed = Extract<ContactOutcome, { kind: 'failed' }>

const failed = (message: string, errors: FieldErrors = {}): Failed => ({ kind: 'failed', message, errors })

/**
 * Statuses whose message tells the visitor what to do: too large, too many requests, a provider or the database
 * unavailable.
 */
const telling = [413, 429, 503]

function refused({ status, message, errors }: ApiReply): ContactOutcome {
  const outcome = failed(contactRefusedMessage, errors)
  if (telling.includes(status) && message && !errors) outcome.reason = message
  return outcome
}

/**
 * The last message that was tried, with its ID: if the answer was lost, the same message is sent again with the same
 * ID. A changed message gets a new ID, since the server would keep the first text.
 */
let tried: { text: string; id: string | undefined } | undefined

function idOf(values: ContactFields): string | undefined {
  const text = JSON.stringify(values)
  // `randomUUID` exists on https pages and on localhost only.
  if (tried?.text !== text) tried = { text, id: globalThis.crypto.randomUUID?.() }
  return tried.id
}

/** The next message is a new one, even with the same text. */
function done(): ContactOutcome {
  tried = undefined
  return { kind: 'sent', message: contactSentMessage }
}

/**
 * Only the status decides whether a message was sent (docs/product.md, API calls), so an answer that is not our JSON
 * counts by its status.
 */
function afterError(error: unknown): ContactOutcome {
  if (error instanceof NetworkError) {
    if (error.status === undefined) return failed(contactFailedMessage)
    return error.status >= 200 && error.status < 300 ? done() : failed(contactRefusedMessage)
  }
  return failed((error instanceof Error && error.message) || contactFailedMessage)
}

/** Sends a message. Never rejects: every result is an outcome. */
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
