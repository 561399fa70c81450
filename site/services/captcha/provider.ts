/** One way of telling people from machines: an invisible widget, or the sandbox. */
export interface CaptchaProvider {
  /** Fetches what it needs. Rejects where that cannot be had; may then be called again. */
  ready(): Promise<void>
  /**
   * A token for one message, asked for when the form is sent: it is good once and for two minutes. Null where the
   * visitor was asked something and did not answer. Called after `ready`, and once at a time.
   */
  getToken(): Promise<string | null>
  /** Makes ready for the next message. Called when the request is over, however it went. */
  reset(): void
}

export const captchaLostMessage = 'The captcha could not be loaded, so your message was not sent.'

/** The provider's script or its answer stays away: blocked, offline, or broken. Its message is for the visitor. */
export class CaptchaLost extends Error {
  override name = 'CaptchaLost'
  constructor(options?: ErrorOptions) {
    super(captchaLostMessage, options)
  }
}
