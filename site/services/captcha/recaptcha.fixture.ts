import { vi } from 'vitest'
import type { Recaptcha, RecaptchaParameters } from './recaptcha'

/**
 * A test double of grecaptcha, written from Google's documentation. The widget is rendered in the given place; the
 * challenge is a box at the end of the body, shown and hidden by its style. A token expires after two
 * minutes. A widget that has given a token gives another only after a reset. Closing the challenge calls
 * nothing. https://developers.google.com/recaptcha/docs/invisible
 */
class GrecaptchaDouble implements Recaptcha {
  isReady = false
  executed = 0
  resets = 0
  parameters: RecaptchaParameters | undefined
  private waiting: (() => void)[] = []
  private answered = false
  private lapse: ReturnType<typeof setTimeout> | undefined
  private box = document.createElement('div')
  private frame = document.createElement('iframe')

  ready(then: () => void) {
    if (this.isReady) then()
    else this.waiting.push(then)
  }
  /** The second script has loaded from gstatic.com. */
  arrive() {
    this.isReady = true
    for (const then of this.waiting.splice(0)) then()
  }
  render(place: HTMLElement, parameters: RecaptchaParameters) {
    if (!this.isReady) throw new Error('grecaptcha.render is not a function')
    if (place.childElementCount > 0) throw new Error('reCAPTCHA has already been rendered in this element')
    if (!parameters.sitekey) throw new Error('Missing required parameters: sitekey')
    this.parameters = parameters
    place.innerHTML =
      '<div class="grecaptcha-badge"><iframe></iframe><textarea name="g-recaptcha-response"></textarea></div>'
    this.box.style.visibility = 'hidden'
    this.frame.setAttribute('src', 'about:blank#https://www.google.com/recaptcha/api2/bframe?k=key')
    this.frame.title = 'recaptcha challenge expires in two minutes'
    this.frame.tabIndex = 0
    const inner = document.createElement('div')
    inner.append(this.frame)
    this.box.append(inner)
    document.body.append(this.box)
    return 0
  }
  execute(widget: number): unknown {
    if (widget !== 0 || !this.parameters) throw new Error('Invalid reCAPTCHA client id')
    this.executed += 1
    return undefined
  }
  reset() {
    this.resets += 1
    this.answered = false
    clearTimeout(this.lapse)
    this.box.style.visibility = 'hidden'
  }

  // The actions of Google and the visitor.
  pass(token: string) {
    if (this.answered) return
    this.answered = true
    this.lapse = setTimeout(() => this.parameters?.['expired-callback'](), 120_000)
    this.parameters?.callback(token)
  }
  ask() {
    this.box.style.visibility = 'visible'
    this.frame.focus()
  }
  /** The visitor presses outside the challenge. */
  dismiss() {
    this.box.style.visibility = 'hidden'
  }
  /** A solved challenge: the box closes, and the token comes a moment later. */
  solve(token: string, later: number) {
    this.box.style.visibility = 'hidden'
    setTimeout(() => this.pass(token), later)
  }
  fail() {
    this.parameters?.['error-callback']()
  }
  remove() {
    clearTimeout(this.lapse)
    this.box.remove()
  }
}

type Arrival = 'comes' | 'fails' | 'hangs' | 'is empty' | 'comes alone'

/** Replaces the network: decides for each request of api.js whether it loads. */
export function serveGrecaptcha(...arrivals: Arrival[]) {
  const asked: string[] = []
  const double = new GrecaptchaDouble()
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes as [HTMLScriptElement]
    asked.push(script.src)
    const arrival = arrivals[Math.min(asked.length, arrivals.length) - 1]
    if (arrival === 'hangs') return
    queueMicrotask(() => {
      if (arrival === 'fails') return script.onerror?.(new Event('error'))
      if (arrival !== 'is empty') {
        // Before the second script has loaded, grecaptcha has only `ready`.
        globalThis.grecaptcha =
          arrival === 'comes' ? double : ({ ready: () => {} } as unknown as typeof globalThis.grecaptcha)
      }
      script.onload?.(new Event('load'))
      if (arrival === 'comes') queueMicrotask(() => double.arrive())
    })
  })
  const remove = () => {
    append.mockRestore()
    double.remove()
    globalThis.grecaptcha = undefined
  }
  return { asked, double, remove }
}
