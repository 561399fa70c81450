import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captchaLostMessage } from '../../content/contact'
import { recaptchaProvider, recaptchaScript, timeouts } from './recaptcha'
import { serveGrecaptcha } from './recaptcha.fixture'

let google: ReturnType<typeof serveGrecaptcha>
const serve = (...arrivals: Parameters<typeof serveGrecaptcha>) => (google = serveGrecaptcha(...arrivals))
/** Mutation observers run in a separate microtask. */
const flushPromises = () => Promise.resolve().then(() => Promise.resolve())

/** Reports the result of a request for a token, as soon as there is one. */
function watch(asking: Promise<string | null>) {
  const seen: { ended?: string | null } = {}
  asking.then(
    (token) => (seen.ended = token),
    (error: Error) => (seen.ended = `lost: ${error.message}`),
  )
  return seen
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  google?.remove()
  vi.useRealTimers()
  document.body.replaceChildren()
})

async function readyCaptcha() {
  serve('comes')
  const captcha = recaptchaProvider('the key')
  await captcha.ready()
  return captcha
}

describe('fetching it', () => {
  it('loads Google’s script once, and renders an invisible widget that cannot be focused', async () => {
    const captcha = await readyCaptcha()
    await captcha.ready()
    expect(google.asked).toEqual([recaptchaScript])
    expect(google.double.parameters).toMatchObject({ sitekey: 'the key', size: 'invisible', badge: 'inline' })
    const badge = document.querySelector<HTMLElement>('.grecaptcha-badge')!
    expect(badge).not.toBeVisible()
    expect(badge.closest('[inert]')).not.toBeNull()
    expect(badge.closest('form')).toBeNull()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })

  it.each(['fails', 'is empty'] as const)('rejects where it %s, and loads it again', async (arrival) => {
    serve(arrival, 'comes')
    const captcha = recaptchaProvider('the key')
    await expect(captcha.ready()).rejects.toThrow()
    await captcha.ready()
    expect(google.asked).toHaveLength(2)
  })

  it('loads it again where only its first half came', async () => {
    serve('comes alone', 'comes')
    void recaptchaProvider('the key').ready()
    await vi.waitFor(() => expect(globalThis.grecaptcha).toBeDefined())
    await recaptchaProvider('the key').ready()
    expect(google.asked).toHaveLength(2)
  })
})

describe('a token', () => {
  it('comes by the callback, within the time limit', async () => {
    const captcha = await readyCaptcha()
    const seen = watch(captcha.getToken())
    expect(google.double.executed).toBe(1)
    await vi.advanceTimersByTimeAsync(timeouts.answer - 1)
    google.double.pass('a token')
    await flushPromises()
    expect(seen.ended).toBe('a token')
  })

  it('can be requested again after a reset, also when the first has expired', async () => {
    const captcha = await readyCaptcha()
    const first = captcha.getToken()
    google.double.pass('first')
    expect(await first).toBe('first')
    await vi.advanceTimersByTimeAsync(120_000)
    captcha.reset()
    const second = captcha.getToken()
    google.double.pass('second')
    expect(await second).toBe('second')
    expect(google.double.resets).toBe(1)
  })

  it('that comes too late belongs to no other message', async () => {
    const captcha = await readyCaptcha()
    const first = watch(captcha.getToken())
    await vi.advanceTimersByTimeAsync(timeouts.answer)
    expect(first.ended).toBe(`lost: ${captchaLostMessage}`)
    google.double.pass('late')
    captcha.reset()
    const second = watch(captcha.getToken())
    await flushPromises()
    expect(second.ended).toBeUndefined()
    google.double.pass('second')
    await flushPromises()
    expect(second.ended).toBe('second')
  })
})

describe('no token', () => {
  it.each([
    ['Google says that it cannot be reached', () => google.double.fail()],
    ['Google says nothing for 30 seconds', () => vi.advanceTimersByTimeAsync(timeouts.answer)],
  ])('%s: the captcha failed', async (_, happen) => {
    const captcha = await readyCaptcha()
    const seen = watch(captcha.getToken())
    await happen()
    await flushPromises()
    expect(seen.ended).toBe(`lost: ${captchaLostMessage}`)
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('Invalid site key')
      },
    ],
    ['rejects', () => Promise.reject(new Error('Timeout'))],
  ])('execute %s: the captcha failed', async (_, execute) => {
    const captcha = await readyCaptcha()
    google.double.execute = execute
    await expect(captcha.getToken()).rejects.toThrow(captchaLostMessage)
  })

  it('is null when the answer has expired', async () => {
    const captcha = await readyCaptcha()
    const seen = watch(captcha.getToken())
    google.double.parameters?.['expired-callback']()
    await flushPromises()
    expect(seen.ended).toBeNull()
  })
})

describe('a picture challenge', () => {
  async function asked() {
    const captcha = await readyCaptcha()
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    const seen = watch(captcha.getToken())
    google.double.ask()
    await flushPromises()
    return { captcha, button, seen }
  }

  it('has three minutes, and not thirty seconds', async () => {
    const { seen } = await asked()
    await vi.advanceTimersByTimeAsync(timeouts.challenge - 1)
    expect(seen.ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.ended).toBeNull()
  })

  it('is solved, and the token comes after it has closed', async () => {
    const { seen } = await asked()
    google.double.solve('a token', timeouts.closing - 500)
    await vi.advanceTimersByTimeAsync(timeouts.closing - 500)
    expect(seen.ended).toBe('a token')
  })

  it('is closed: the form can be used again after two seconds, with the focus where it was', async () => {
    const { button, seen } = await asked()
    expect(document.activeElement?.tagName).toBe('IFRAME')
    google.double.dismiss()
    await flushPromises()
    await vi.advanceTimersByTimeAsync(timeouts.closing - 1)
    expect(seen.ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.ended).toBeNull()
    expect(button).toHaveFocus()
  })

  it('leaves the focus where the visitor has moved it', async () => {
    const { seen } = await asked()
    const field = document.body.appendChild(document.createElement('input'))
    google.double.dismiss()
    field.focus()
    await flushPromises()
    await vi.advanceTimersByTimeAsync(timeouts.closing)
    expect(seen.ended).toBeNull()
    expect(field).toHaveFocus()
  })

  it('opens again after it was closed', async () => {
    const { seen } = await asked()
    google.double.dismiss()
    await flushPromises()
    google.double.ask()
    await flushPromises()
    await vi.advanceTimersByTimeAsync(timeouts.closing + 1000)
    expect(seen.ended).toBeUndefined()
    google.double.pass('a token')
    await flushPromises()
    expect(seen.ended).toBe('a token')
  })
})
