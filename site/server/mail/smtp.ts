/** Sends e-mail by SMTP. https://nodemailer.com/smtp/ */
import type { ConnectionOptions } from 'node:tls'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../settings/mail'
import { DeliveryFailure, domainOf, type Mailer } from './outbox'

/** Limit for a whole delivery, in milliseconds, also if the server sends byte by byte. */
const sendingMax = 45_000

/** Error codes about the e-mail or its address; all others are about the connection. */
const messageErrorCodes = new Set(['EENVELOPE', 'EMESSAGE'])

/** The ID that the server has given to the e-mail. Other parts of its reply may quote the address, which would outlive its erasure. */
export const queueIdIn = (response: string): string =>
  /(?:queued as |\bid[=:] ?|\bok:? (?!queued|id))<?([\w-]{4,80})(?![\w@.-])/i.exec(response)?.[1] ?? ''

type SmtpError = { code?: string; responseCode?: number }

function failureOf(error: unknown): DeliveryFailure {
  const { code = 'EUNKNOWN', responseCode } = error as SmtpError
  const kind = !messageErrorCodes.has(code)
    ? 'unreachable'
    : responseCode !== undefined && responseCode >= 500
      ? 'refused'
      : 'later'
  return new DeliveryFailure(responseCode ? String(responseCode) : code, kind)
}

/** `tls` is for what the settings cannot express, such as a certificate authority. */
export function smtpMailer(
  settings: MailSettings,
  { tls, timeoutMs = sendingMax }: { tls?: ConnectionOptions; timeoutMs?: number } = {},
): Mailer {
  const { host, port, secure, auth, startTls, from } = settings
  const transport = createTransport({
    host,
    port,
    secure,
    auth,
    tls,
    name: domainOf(from),
    requireTLS: startTls === 'required',
    ignoreTLS: startTls === 'never',
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 15_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(email) {
      try {
        const { response } = await transport.sendMail({ ...email, signal: AbortSignal.timeout(timeoutMs) })
        return { providerId: queueIdIn(response) }
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}
