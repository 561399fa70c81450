import * as z from 'zod/mini'
import { captchaBusyMessage } from '../../contracts/contact'
import { Unavailable } from '../http/api/reply'
import { fetchText, parseJson } from '../http/fetch-text'
import { logFault } from '../observability/log'
import type { RecaptchaSettings } from '../settings/settings'

/**
 * Asks the captcha provider whether a token is valid. Rejects with `Unavailable` if the provider does not
 * answer: the token is then not accepted or refused.
 */
export type VerifyCaptcha = (captchaToken: string) => Promise<boolean>

/** Only the settings decide which captcha a server uses; nothing in a request can. */
export const captchaOf = (settings: RecaptchaSettings | undefined): VerifyCaptcha =>
  settings ? recaptchaVerifier(settings) : async () => true

export const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify'

/** Time limits, in milliseconds. */
export const captchaTimes = {
  timeout: 5000,
  life: 2 * 60_000,
  /** Allowed difference between Google's clock and ours, either way. */
  skew: 30_000,
} as const

type RecaptchaOptions = { url?: string; timeout?: number; now?: () => number }

const answer = z.object({
  success: z.boolean(),
  challenge_ts: z.optional(z.string()),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
})
type Answer = z.output<typeof answer>

/** Error codes about our request, not about the visitor's token, so the visitor cannot correct them. */
const ours = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request'])

/** A reason for the log, with the code and never with the token. */
const because = (code: string) => Object.assign(new Error(code), { code })

/**
 * reCAPTCHA v2 (https://developers.google.com/recaptcha/docs/verify): accepts a token that Google confirms, from one of
 * our hosts and recent. Google accepts each token only once ('timeout-or-duplicate'). The visitor's address is not sent: it is optional, and personal data.
 */
export function recaptchaVerifier(
  { secretKey, hostnames }: RecaptchaSettings,
  options: RecaptchaOptions = {},
): VerifyCaptcha {
  const { url = verifyUrl, timeout = captchaTimes.timeout, now = Date.now } = options
  const logProblem = (error: unknown) => logFault({ method: 'POST', path: url }, error)

  async function ask(captchaToken: string): Promise<Answer> {
    const { ok, status, text } = await fetchText(url, timeout, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: captchaToken }),
      headers: { Accept: 'application/json' },
      // The secret is in the body: it must not follow a redirect to another host.
      redirect: 'error',
    })
    if (!ok) throw because(`status-${status}`)
    const data = parseJson(answer, text)
    if (!data) throw because('not-an-answer')
    const fault = data['error-codes']?.find((code) => ours.has(code))
    if (fault) throw because(fault)
    return data
  }

  /** Google sends whole seconds, in ISO format. */
  function isFresh(timestamp = '') {
    const age = now() - Date.parse(timestamp)
    return age >= -captchaTimes.skew && age <= captchaTimes.life + captchaTimes.skew
  }

  return async (captchaToken) => {
    const { success, challenge_ts, hostname } = await ask(captchaToken).catch((error) => {
      logProblem(error)
      throw new Unavailable(captchaBusyMessage)
    })
    if (!success) return false
    if (hostnames.includes(hostname?.toLowerCase() ?? '')) return isFresh(challenge_ts)
    // A token from another site, or a hostname that RECAPTCHA_HOSTNAMES lacks: logged, so that the owner can see it.
    logProblem(because('unknown-hostname'))
    return false
  }
}
