/** What the outbox asks of whoever delivers. */
import type { Letter } from './server-letter'

export interface Mailer {
  /** Resolves once the mail server has taken the letter, with what it calls it; rejects with DeliveryFailure. */
  send(letter: Letter): Promise<{ providerId: string }>
}

export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure'
  constructor(
    /** An SMTP reply code, or the name of a fault: no words of the mail server, which may quote addresses. */
    readonly code: string,
    /**
     * `refused`: the server has read it, and says that it will not take it another time either. `later`: this letter,
     * not now. `unreachable`: there is nobody to hand any letter to.
     */
    readonly kind: 'refused' | 'later' | 'unreachable',
  ) {
    super(`The mail was not taken (${code}).`)
  }
}
