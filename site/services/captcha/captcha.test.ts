import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CaptchaProvider } from './provider'

const provider = {
  ready: vi.fn<CaptchaProvider['ready']>(),
  getToken: vi.fn<CaptchaProvider['getToken']>(),
  reset: vi.fn<CaptchaProvider['reset']>(),
}
const lost = 'The captcha could not be loaded, so your message was not sent.'
const never = () => new Promise<never>(() => undefined)
let client: typeof import('./captcha')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.resetModules()
  vi.doMock('./sandbox', () => ({ sandboxCaptchaProvider: provider }))
  vi.doMock('./recaptcha', () => ({
    recaptchaProvider: (key: string) => ({ ...provider, getToken: async () => `from ${key}` }),
  }))
  provider.ready.mockReset().mockResolvedValue()
  provider.getToken.mockReset().mockResolvedValue('a token')
  provider.reset.mockReset()
  client = await import('./captcha')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('is the sandbox until the build has a key, and then Google’s', async () => {
  expect(await client.getCaptchaToken()).toBe('a token')
  vi.resetModules()
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'the key')
  const { getCaptchaToken } = await import('./captcha')
  expect(await getCaptchaToken()).toBe('from the key')
})

describe('a captcha that cannot be loaded', () => {
  it('is given up after 20 seconds when it hangs', async () => {
    provider.ready.mockImplementationOnce(never)
    client.prepareCaptcha()
    await vi.advanceTimersByTimeAsync(60_000)
    const asking = client.getCaptchaToken()
    const ended = vi.fn()
    asking.catch(ended)
    await vi.advanceTimersByTimeAsync(client.captchaTimeout - 1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(asking).rejects.toThrow(lost)
    expect(await client.getCaptchaToken()).toBe('a token')
  })
})

it('keeps the message of a provider’s own error', async () => {
  provider.getToken.mockRejectedValueOnce(new Error('Not in your country.'))
  await expect(client.getCaptchaToken()).rejects.toThrow('Not in your country.')
})
