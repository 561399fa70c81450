import type { CaptchaProvider } from './provider'

/** Sent in place of a token where there is no captcha, such as on localhost. */
export const mockToken = 'mock-captcha-token'

export const sandboxCaptcha: CaptchaProvider = {
  ready: async () => {},
  getToken: async () => mockToken,
  reset() {},
}
