import {
  type Auth,
  browserPopupRedirectResolver,
  debugErrorMap,
  GoogleAuthProvider,
  initializeAuth,
  signInWithPopup,
  signOut,
} from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// The SDK's own code, except for calls that would reach Google.
vi.mock('firebase/app', async (original) => ({
  ...(await original<object>()),
  initializeApp: vi.fn(() => ({})),
}))
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  initializeAuth: vi.fn(),
  signInWithPopup: vi.fn(),
  signOut: vi.fn(async () => {}),
}))

const { firebaseAuthProvider } = await import('./firebase')

const options = { apiKey: 'key', authDomain: 'school.example', projectId: 'school', appId: 'app' }
const auth = {} as Auth

type Resolver = { _initialize: (auth: Auth) => Promise<unknown> }
const prototype = (browserPopupRedirectResolver as unknown as { prototype: Resolver }).prototype
const fetchFrame = vi.spyOn(prototype, '_initialize')

const google = (accessToken: string | undefined = 'access-1') => ({
  user: { uid: 'u1', email: 'mitali@ganit.example', displayName: null, photoURL: null },
  accessToken,
})

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(initializeAuth).mockReturnValue(auth)
  fetchFrame.mockResolvedValue(undefined)
  vi.spyOn(GoogleAuthProvider, 'credentialFromResult').mockImplementation(
    (result) => result as unknown as ReturnType<typeof GoogleAuthProvider.credentialFromResult>,
  )
})
afterEach(() => vi.mocked(signInWithPopup).mockReset())

const answer = (result: unknown) => vi.mocked(signInWithPopup).mockResolvedValue(result as never)

it('starts without the resolver, which would fetch from Google, and with messages for errors', () => {
  firebaseAuthProvider(options)
  const [, settings] = vi.mocked(initializeAuth).mock.calls[0] ?? []
  expect(settings).not.toHaveProperty('popupRedirectResolver')
  expect(settings?.errorMap).toBe(debugErrorMap)
  expect(fetchFrame).not.toHaveBeenCalled()
})

it('fetches the frame on preload, with the resolver that the SDK uses at the press', async () => {
  answer(google())
  const provider = firebaseAuthProvider(options)
  provider.preload()
  expect(fetchFrame).toHaveBeenCalledExactlyOnceWith(auth)

  await provider.signIn()
  const used = vi.mocked(signInWithPopup).mock.calls[0]?.[2] as unknown as new () => Resolver
  const made = new used()
  // The SDK creates its resolver from the class, and checks its type.
  expect(made).toBe(fetchFrame.mock.contexts[0])
  expect(made).toBeInstanceOf(used)
  expect(made).toBeInstanceOf(browserPopupRedirectResolver)
})

it('ignores a frame that cannot be fetched on preload: the press reports it', async () => {
  fetchFrame.mockRejectedValue(new Error('offline'))
  firebaseAuthProvider(options).preload()
  await Promise.resolve()
})

it('returns the user as strings, with Google’s access token', async () => {
  answer(google())
  expect(await firebaseAuthProvider(options).signIn()).toEqual({
    user: { uid: 'u1', email: 'mitali@ganit.example', displayName: '', photoURL: '' },
    accessToken: 'access-1',
  })
})

describe('an error', () => {
  it('is unchanged without a code', async () => {
    vi.mocked(signInWithPopup).mockRejectedValue(new TypeError('bug'))
    await expect(firebaseAuthProvider(options).signIn()).rejects.toBeInstanceOf(TypeError)
  })

  it('is thrown where Google gives no access token', async () => {
    answer(google(''))
    await expect(firebaseAuthProvider(options).signIn()).rejects.toMatchObject({
      code: 'auth/internal-error',
    })
  })
})

it('signs out an account whose attempt was cancelled', async () => {
  let finish = (_: unknown) => {}
  vi.mocked(signInWithPopup).mockReturnValue(new Promise((resolve) => (finish = resolve)) as never)
  const provider = firebaseAuthProvider(options)
  const attempt = provider.signIn()
  await vi.waitFor(() => expect(signInWithPopup).toHaveBeenCalled())
  provider.cancel()
  finish(google())
  await expect(attempt).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' })
  expect(signOut).toHaveBeenCalledExactlyOnceWith(auth)
})
