import { load } from '../load'
import { CaptchaLost, type CaptchaProvider } from './provider'

/** Whoever has pressed 'Send message' waits for the captcha so long, in milliseconds; then there has to be another way. */
export const captchaPatience = 20_000

/** Each in a chunk of its own: nothing of it comes before somebody fills in the form. */
function fetchProvider(): Promise<CaptchaProvider> {
  const siteKey = import.meta.env.VITE_RECAPTCHA_SITE_KEY
  const late = { reload: false }
  return siteKey
    ? load('captcha', () => import('./recaptcha'), late).then((part) => part.recaptcha(siteKey))
    : load('captcha', () => import('./sandbox'), late).then((part) => part.sandboxCaptcha)
}

let coming: Promise<CaptchaProvider> | undefined
let prepared = false

async function fetchReady(): Promise<CaptchaProvider> {
  const provider = await fetchProvider()
  await provider.ready()
  return provider
}

/** Begins to fetch it, once: the visitor has come to the form. What fails is tried again when the form is sent. */
export function prepareCaptcha(): void {
  if (prepared) return
  prepared = true
  coming ??= fetchReady()
  coming.catch(() => undefined)
}

/** What hangs, or has failed, is asked for anew with the next message. */
async function ready(): Promise<CaptchaProvider> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha takes too long')), captchaPatience)
  })
  try {
    const begun = coming?.catch(() => fetchReady())
    coming = begun ?? fetchReady()
    return await Promise.race([coming, deadline])
  } catch (cause) {
    coming = undefined
    throw new CaptchaLost({ cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The token that goes with a message; null where the provider gave none. Rejects with `CaptchaLost`. */
export const getCaptchaToken = async () => (await ready()).getToken()

export const resetCaptcha = (): void =>
  void coming?.then(
    (provider) => provider.reset(),
    () => undefined,
  )
