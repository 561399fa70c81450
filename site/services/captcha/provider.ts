/** One way of telling people from machines: an invisible widget, or the sandbox. */
export interface CaptchaProvider {
  /** A token for one message, asked for when the form is sent: it is good once and for two minutes. */
  getToken(): Promise<string | null>
  /** Makes ready for the next message. Called when the request is over, however it went. */
  reset(): void
}
