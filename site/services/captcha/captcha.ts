import { load } from '../../browser/load'
import { CaptchaLost, type CaptchaProvider } from './provider'

/** Milliseconds that a sent form waits for the captcha. Then another way to send the message is offered. */
export const captchaTimeout = 20_000

/** Each provider is a separate chunk, loaded only when a visitor fills in the form. */
function fetchProvider(): Promise<CaptchaProvider> {
  const siteKey = import.meta.env.VITE_RECAPTCHA_SITE_KEY
  const noReload = { reload: false }
  return siteKey
    ? load('captcha', () => import('./recaptcha'), noReload).then((part) => part.recaptchaProvider(siteKey))
    : load('captcha', () => import('./sandbox'), noReload).then((part) => part.sandboxCaptchaProvider)
}

let coming: Promise<CaptchaProvider> | undefined
let prepared = false

async function fetchReady(): Promise<CaptchaProvider> {
  const provider = await fetchProvider()
  await provider.ready()
  return provider
}

/**
 * Starts loading the captcha, once, when the visitor reaches the form. A failed load is repeated when the
 * form is sent.
 */
export function prepareCaptcha(): void {
  if (prepared) return
  prepared = true
  coming ??= fetchReady()
  coming.catch(() => undefined)
}

/** A load that failed or hangs is started again with the next message. */
async function ready(): Promise<CaptchaProvider> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha takes too long')), captchaTimeout)
  })
  try {
    coming = coming?.catch(fetchReady) ?? fetchReady()
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
