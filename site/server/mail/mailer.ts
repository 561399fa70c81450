/** What an outbox needs to send e-mails. */

export type Email = {
  messageId: string
  date: Date
  from: { name: string; address: string }
  /** Parts, because a text is parsed: an address with a comma would be two. */
  to: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html?: string
  headers: Record<string, string>
}

/**
 * Characters that could end a header, or change the direction of the text after it (UTR 36, 2.3). The
 * contracts refuse them, but older rows may contain them.
 */
const notOneLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu
export const oneLine = (text: string) => text.replace(notOneLine, ' ').trim()

export const domainOf = (address: string) => address.replace(/^.*@/, '')

export interface Mailer {
  /**
   * Resolves once the mail server has accepted the e-mail, with the server's ID for it; rejects with DeliveryFailure.
   */
  send(email: Email): Promise<{ providerId: string }>
}

export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure'
  constructor(
    /** An SMTP reply code or an error code. Never the server's text, which may quote addresses. */
    readonly code: string,
    /**
     * `refused`: the mail server refuses this e-mail permanently. `later`: it refuses it temporarily.
     * `unreachable`: no e-mail can be delivered.
     */
    readonly kind: 'refused' | 'later' | 'unreachable',
  ) {
    super(`The mail was not taken (${code}).`)
  }
}
