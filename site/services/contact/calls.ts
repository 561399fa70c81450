import type { FieldErrors, Result } from '../../contracts/api'
import {
  type ContactFields,
  captchaFailedMessage,
  contactRefusedMessage,
  contactSentMessage,
  validateContact,
} from '../../contracts/contact'
import { contactFailedMessage } from '../../contracts/contact-fields'
import { type ApiReply, callApi, NetworkError } from '../api-client'
import { getCaptchaToken, prepareCaptcha, resetCaptcha } from '../captcha/captcha'
import { randomUuid } from '../random-uuid'

export { prepareCaptcha, validateContact }

/** The value is the message for the visitor. */
export type ContactResult = Result<string>

const failed = (message: string, errors: FieldErrors = {}, reason?: string): ContactResult => ({
  ok: false,
  message,
  errors,
  ...(reason && { reason }),
})

/**
 * Statuses whose message tells the visitor what to do: too large, too many requests, a provider or the database
 * unavailable.
 */
const statusesWithAdvice = [413, 429, 503]

const refused = ({ status, message, errors }: ApiReply) =>
  failed(contactRefusedMessage, errors, statusesWithAdvice.includes(status) && !errors ? message : undefined)

/**
 * The last message that was sent, with its ID. If its answer was lost, the same message is sent again with
 * the same ID. A changed message gets a new ID, because the server would keep the first text.
 */
let tried: { text: string; id: string } | undefined

function idOf(values: ContactFields): string {
  const text = JSON.stringify(values)
  if (tried?.text !== text) tried = { text, id: randomUuid() }
  return tried.id
}

/** The next message is a new one, even with the same text. */
function done(): ContactResult {
  tried = undefined
  return { ok: true, value: contactSentMessage }
}

/**
 * Only the status decides whether a message was sent (docs/product.md, API calls), so an answer that is not our JSON
 * counts by its status. A page is no answer of the API: a rewrite of a static host sends one with status 200.
 */
function afterError(error: unknown): ContactResult {
  if (error instanceof NetworkError) {
    const { status, isPage } = error
    if (status === undefined) return failed(contactFailedMessage)
    if (status < 200 || status > 299) return failed(contactRefusedMessage)
    return isPage ? failed(contactFailedMessage) : done()
  }
  return failed((error instanceof Error && error.message) || contactFailedMessage)
}

/** Sends a message. Never rejects. */
export async function sendContact(values: ContactFields): Promise<ContactResult> {
  const errors = validateContact(values)
  if (errors) return { ok: false, errors }
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
