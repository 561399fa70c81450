import type { CaptchaProvider } from './provider'

/** On localhost the captcha is skipped, and this goes where its token would. */
export const mockToken = 'mock-captcha-token'

export const sandboxCaptcha: CaptchaProvider = {
  ready: async () => {},
  getToken: async () => mockToken,
  reset() {},
}
