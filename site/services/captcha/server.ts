import type { RecaptchaSettings } from '../../server/settings/settings'
import { recaptcha } from './recaptcha/server'

/**
 * Asks the captcha provider whether a token is valid. Rejects with `Unavailable` where the provider does not answer:
 * then the token is neither accepted nor refused.
 */
export type VerifyCaptcha = (token: string) => Promise<boolean>

/** Without a provider every message passes. */
export const sandboxCaptcha: VerifyCaptcha = async () => true

/** The captcha configuration of a server. */
export type ServerCaptcha = {
  verifyCaptcha: VerifyCaptcha
  /** Only in the sandbox: stands in for the token of a form post without JavaScript. */
  captchaToken?: string
}

/** Only the settings decide which captcha a server uses; nothing in a request can. */
export const captchaOf = (settings: RecaptchaSettings | undefined): ServerCaptcha =>
  settings
    ? { verifyCaptcha: recaptcha(settings) }
    : { verifyCaptcha: sandboxCaptcha, captchaToken: 'sandbox' }
