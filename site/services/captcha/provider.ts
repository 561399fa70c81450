import { captchaLostMessage } from '../../content/contact'

/** A captcha provider: an invisible widget, or the sandbox. */
export interface CaptchaProvider {
  /** Fetches what it needs. Rejects where that fails; may then be called again. */
  ready(): Promise<void>
  /**
   * A token for one message. Call it when the form is sent, because a token is valid once and for two
   * minutes; call it after `ready`, and one call at a time. Null if the visitor did not solve the challenge.
   */
  getToken(): Promise<string | null>
  /** Resets the widget for the next message. Called after every request, also a failed one. */
  reset(): void
}

/**
 * The provider's script or response did not arrive: blocked, offline or broken. The message is for the
 * visitor.
 */
export class CaptchaLost extends Error {
  override name = 'CaptchaLost'
  constructor(options?: ErrorOptions) {
    super(captchaLostMessage, options)
  }
}
