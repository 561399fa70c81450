import type { CaptchaProvider } from './client'

/** On localhost the captcha is skipped, and this goes where its token would. */
export const mockToken = 'mock-captcha-token'

export const sandboxCaptcha: CaptchaProvider = {
  getToken: async () => mockToken,
  reset() {},
}
