import type { RecaptchaSettings } from '../settings/settings'
import { recaptchaVerifier } from './recaptcha'

/**
 * Asks the captcha provider whether a token is valid. Rejects with `Unavailable` if the provider does not
 * answer: the token is then neither accepted nor refused.
 */
export type VerifyCaptcha = (captchaToken: string) => Promise<boolean>

/** Without a provider every message passes. */
export const acceptAnyCaptcha: VerifyCaptcha = async () => true

/** The captcha configuration of a server. */
export type ServerCaptcha = {
  verifyCaptcha: VerifyCaptcha
  /** In the sandbox only: a token for form posts without JavaScript. */
  captchaToken?: string
}

/** Only the settings decide which captcha a server uses; nothing in a request can. */
export const captchaOf = (settings: RecaptchaSettings | undefined): ServerCaptcha =>
  settings
    ? { verifyCaptcha: recaptchaVerifier(settings) }
    : { verifyCaptcha: acceptAnyCaptcha, captchaToken: 'sandbox' }
