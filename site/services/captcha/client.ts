import { load } from '../load'
import { CaptchaLost, type CaptchaProvider } from './provider'

/** After Send message the captcha is awaited for this long, in milliseconds; then another way to send is offered. */
export const captchaTimeout = 20_000

/** Each in a chunk of its own, fetched only when somebody fills in the form. */
function fetchProvider(): Promise<CaptchaProvider> {
  const siteKey = import.meta.env.VITE_RECAPTCHA_SITE_KEY
  const late = { reload: false }
  return siteKey
    ? load('captcha', () => import('./recaptcha/client'), late).then((part) => part.recaptcha(siteKey))
    : load('captcha', () => import('./sandbox'), late).then((part) => part.sandboxCaptcha)
}

let coming: Promise<CaptchaProvider> | undefined
let prepared = false

async function fetchReady(): Promise<CaptchaProvider> {
  const provider = await fetchProvider()
  await provider.ready()
  return provider
}

/** Starts to fetch it, once, when the visitor reaches the form. A failed fetch is repeated when the form is sent. */
export function prepareCaptcha(): void {
  if (prepared) return
  prepared = true
  coming ??= fetchReady()
  coming.catch(() => undefined)
}

/** A fetch that hangs or failed is started again with the next message. */
async function ready(): Promise<CaptchaProvider> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha takes too long')), captchaTimeout)
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

/** The token for a message; null where the provider gave none. Rejects with `CaptchaLost`. */
export const getCaptchaToken = async () => (await ready()).getToken()

export const resetCaptcha = (): void =>
  void coming?.then(
    (provider) => provider.reset(),
    () => undefined,
  )
