/** Delivers by SMTP. https://nodemailer.com/smtp/ */
import type { ConnectionOptions } from 'node:tls'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../platform/settings-mail'
import { DeliveryFailure, type Mailer } from './server-mailer'

/** A whole delivery, in milliseconds, however slowly the server talks. */
export const sendingMax = 45_000

/** What is wrong with the letter itself, or with whom it is for: all else is wrong with the connection. */
const aboutTheLetter = new Set(['EENVELOPE', 'EMESSAGE'])

type SmtpError = { code?: string; responseCode?: number }

function failureOf(error: unknown): DeliveryFailure {
  const { code = 'EUNKNOWN', responseCode } = error as SmtpError
  const kind = !aboutTheLetter.has(code)
    ? 'unreachable'
    : responseCode !== undefined && responseCode >= 500
      ? 'refused'
      : 'later'
  return new DeliveryFailure(responseCode ? String(responseCode) : code, kind)
}

/** `tls` is what the settings cannot say, such as who signed the server's certificate. */
export function smtpMailer(
  settings: MailSettings,
  { tls, timeoutMs = sendingMax }: { tls?: ConnectionOptions; timeoutMs?: number } = {},
): Mailer {
  const { host, port, secure, auth, startTls, from } = settings
  const transport = createTransport({
    ...{ host, port, secure, auth, tls },
    name: from.replace(/^.*@/, ''),
    requireTLS: startTls === 'required',
    ignoreTLS: startTls === 'never',
    ...{ dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 20_000 },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  return {
    async send(letter) {
      try {
        const { response } = await transport.sendMail({ ...letter, signal: AbortSignal.timeout(timeoutMs) })
        return { providerId: response.slice(0, 200) }
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}
