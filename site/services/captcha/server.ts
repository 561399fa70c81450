import type { RecaptchaSettings } from '../platform/settings'
import { recaptcha } from './server-recaptcha'

/**
 * Asks the captcha's provider whether a token is good. Rejects with `Unavailable` where the provider cannot be asked:
 * a token that cannot be checked is neither good nor bad.
 */
export type VerifyCaptcha = (token: string) => Promise<boolean>

/** Without a provider every visitor passes. */
export const sandboxCaptcha: VerifyCaptcha = async () => true

/** The captcha of a server. */
export type ServerCaptcha = {
  verifyCaptcha: VerifyCaptcha
  /** Only in the sandbox: what stands in for the token of a form without a script. */
  captchaToken?: string
}

/** Its settings alone decide which captcha a server has: nothing that a request says of itself can. */
export const captchaOf = (settings: RecaptchaSettings | undefined): ServerCaptcha =>
  settings
    ? { verifyCaptcha: recaptcha(settings) }
    : { verifyCaptcha: sandboxCaptcha, captchaToken: 'sandbox' }
