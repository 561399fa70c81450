/** What the outbox needs from a mailer. */
import type { Email } from './contact-email'

export interface Mailer {
  /**
   * Resolves once the mail server has accepted the e-mail, with the server's ID for it; rejects with DeliveryFailure.
   */
  send(email: Email): Promise<{ providerId: string }>
}

export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure'
  constructor(
    /** An SMTP reply code, or an error code; never the server's text, which may quote addresses. */
    readonly code: string,
    /**
     * `refused`: the mail server refuses this e-mail for good. `later`: it refuses this e-mail for now. `unreachable`:
     * no e-mail can be delivered.
     */
    readonly kind: 'refused' | 'later' | 'unreachable',
  ) {
    super(`The mail was not taken (${code}).`)
  }
}
