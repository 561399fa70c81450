import type { CaptchaProvider } from './provider'

/** Sent instead of a captcha token where there is no captcha, such as on localhost. */
export const sandboxCaptchaToken = 'mock-captcha-token'

export const sandboxCaptchaProvider: CaptchaProvider = {
  ready: async () => {},
  getToken: async () => sandboxCaptchaToken,
  reset() {},
}
