import { beforeEach, expect, it, vi } from 'vitest'
import { lazyProvider } from './current-provider'
import type { AuthProvider } from './provider'

const session = { user: { uid: 'u1', email: '', displayName: '', photoURL: '' }, accessToken: 'access' }
const real = {
  signIn: vi.fn(async () => session),
  cancel: vi.fn(),
  signOut: vi.fn(async () => {}),
  prepare: vi.fn(),
  preload: vi.fn(),
  bearer: vi.fn(async (accessToken: string) => `id of ${accessToken}`),
} satisfies AuthProvider
beforeEach(() => void vi.clearAllMocks())

function pendingProvider() {
  let arrive = () => {}
  let fail = (_: Error) => {}
  const fetch = vi.fn(
    () =>
      new Promise<AuthProvider>((resolve, reject) => {
        arrive = () => resolve(real)
        fail = reject
      }),
  )
  return { provider: lazyProvider(fetch), fetch, arrive: () => arrive(), fail: (error: Error) => fail(error) }
}

it('loads once, when a sign-in card is shown, and requests nothing from Google', async () => {
  const { provider, fetch, arrive } = pendingProvider()
  expect(fetch).not.toHaveBeenCalled()
  provider.prepare()
  provider.prepare()
  arrive()
  expect(await provider.bearer('access')).toBe('id of access')
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(real.preload).not.toHaveBeenCalled()
  provider.preload()
  await vi.waitFor(() => expect(real.preload).toHaveBeenCalledTimes(1))
})

it('once loaded, opens the window before the press is over', async () => {
  const { provider, arrive } = pendingProvider()
  provider.prepare()
  arrive()
  await provider.bearer('')
  void provider.signIn()
  expect(real.signIn).toHaveBeenCalledTimes(1)
})

it('opens one window for two presses that waited', async () => {
  const { provider, arrive } = pendingProvider()
  const first = provider.signIn()
  const second = provider.signIn()
  arrive()
  await expect(first).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' })
  expect(await second).toBe(session)
  expect(real.signIn).toHaveBeenCalledTimes(1)
})

it('opens no window for a dialog that has closed', async () => {
  const { provider, arrive } = pendingProvider()
  const attempt = provider.signIn()
  provider.cancel()
  arrive()
  await expect(attempt).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' })
  expect(real.signIn).not.toHaveBeenCalled()
})

it('is fetched again after a failure, which only a press reports', async () => {
  const { provider, fetch, arrive, fail } = pendingProvider()
  provider.preload()
  fail(new Error('offline'))
  await vi.waitFor(async () => {
    const attempt = provider.signIn()
    arrive()
    expect(await attempt).toBe(session)
  })
  expect(fetch).toHaveBeenCalledTimes(2)
})
