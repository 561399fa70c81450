import { loadScript } from '../../browser/load-script'
import { CaptchaLost, type CaptchaProvider } from './provider'

/** https://developers.google.com/recaptcha/docs/invisible#explicit_render; the pages of this site are in English. */
export const recaptchaScript = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=en'

/** Time limits, in milliseconds. */
export const timeouts = {
  /** Time for a visitor who gets no challenge. */
  answer: 30_000,
  /** Time for a visitor who gets a challenge, which Google lets expire after two minutes. */
  challenge: 180_000,
  /** Time for the token after the challenge has closed. */
  closing: 2000,
} as const

/** https://developers.google.com/recaptcha/docs/invisible#render_param */
export interface RecaptchaParameters {
  sitekey: string
  size: 'invisible'
  badge: 'inline'
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/** https://developers.google.com/recaptcha/docs/invisible#js_api */
export interface Recaptcha {
  ready(then: () => void): void
  /** Missing before `ready`. */
  render(place: HTMLElement, parameters: RecaptchaParameters): number
  execute(widget: number): unknown
  reset(widget: number): void
}

declare global {
  var grecaptcha: Recaptcha | undefined
}

/**
 * api.js only loads the real script. Nothing can be rendered before that, and its failure is not reported.
 */
async function fetchApi(): Promise<Recaptcha> {
  if (!globalThis.grecaptcha?.render) await loadScript('api.js', recaptchaScript)
  const api = globalThis.grecaptcha
  if (!api?.ready) throw new Error(`${recaptchaScript} is not what it was`)
  await new Promise<void>((resolve) => api.ready(resolve))
  return api
}

/**
 * A hidden place for the badge: its iframe can be focused and has no name (dozoisch/react-google-recaptcha#214). Google
 * allows hiding it where the form names the captcha:
 * https://developers.google.com/recaptcha/docs/faq#id-like-to-hide-the-recaptcha-badge.-what-is-allowed
 * Outside the form, since the badge contains a field.
 */
function hiddenPlace(): HTMLElement {
  const place = document.createElement('div')
  place.inert = true
  Object.assign(place.style, {
    position: 'fixed',
    insetBlockEnd: '0',
    inlineSize: '0',
    blockSize: '0',
    overflow: 'hidden',
    visibility: 'hidden',
  })
  return document.body.appendChild(place)
}

/**
 * A visitor can close the picture challenge, and reCAPTCHA has no callback for that
 * (dozoisch/react-google-recaptcha#83, #198; reaptcha#182). The challenge is an iframe in a box at the end of the body,
 * which the inline style of the box, or of an ancestor, shows and hides.
 */
const frames = 'iframe[src*="/recaptcha/"][src*="/bframe"]'

function isShown(frame: HTMLElement): boolean {
  for (let element: HTMLElement | null = frame; element; element = element.parentElement)
    if (element.style.visibility === 'hidden' || element.style.display === 'none') return false
  return true
}

/** Whether a challenge is open. Not by computed style, since the box fades out slowly. */
const isAsking = () => [...document.querySelectorAll<HTMLElement>(frames)].some(isShown)

/** Calls `onChange` when the challenge opens and when it closes, until the returned function is called. */
function watchChallenge(onChange: (asking: boolean) => void): () => void {
  let asking = isAsking()
  const observer = new MutationObserver(() => {
    const now = isAsking()
    if (now === asking) return
    asking = now
    onChange(asking)
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'src'],
  })
  return () => observer.disconnect()
}

/** When the challenge closes, the focus would be lost with its iframe. */
function giveBack(focus: Element | null) {
  const focused = document.activeElement
  if (
    focus instanceof HTMLElement &&
    (focused === null || focused === document.body || focused.tagName === 'IFRAME')
  )
    focus.focus()
}

/** Invisible reCAPTCHA v2 of one site key: one widget, and one request for a token at a time. */
export function recaptchaProvider(siteKey: string): CaptchaProvider {
  let api: Recaptcha | undefined
  let widget: number | undefined
  /** Ends the pending request for a token. */
  let end: ((answer: string | null | Error) => void) | undefined

  return {
    async ready() {
      if (widget !== undefined) return
      api = await fetchApi()
      widget = api.render(hiddenPlace(), {
        sitekey: siteKey,
        size: 'invisible',
        badge: 'inline',
        callback: (token) => end?.(token),
        'expired-callback': () => end?.(null),
        'error-callback': () => end?.(new CaptchaLost()),
      })
    },

    getToken: () =>
      new Promise((resolve, reject) => {
        if (!api || widget === undefined) throw new Error('Wait for ready() first')
        const focus = document.activeElement
        let timer = setTimeout(() => end?.(new CaptchaLost()), timeouts.answer)
        const unwatch = watchChallenge((asking) => {
          clearTimeout(timer)
          timer = setTimeout(() => end?.(null), asking ? timeouts.challenge : timeouts.closing)
        })
        end = (answer) => {
          end = undefined
          clearTimeout(timer)
          unwatch()
          giveBack(focus)
          if (answer instanceof Error) reject(answer)
          else resolve(answer || null)
        }
        const failed = (cause: unknown) => end?.(new CaptchaLost({ cause }))
        try {
          // Not documented, but newer releases also return a promise.
          Promise.resolve(api.execute(widget)).catch(failed)
        } catch (cause) {
          failed(cause)
        }
      }),

    reset() {
      if (widget !== undefined) api?.reset(widget)
    },
  }
}
