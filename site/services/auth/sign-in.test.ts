import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError, readReply } from '../api-client'
import { stubStorage } from '../storage.fixture'
import { AuthError, type AuthProvider } from './provider'

const callApi = vi.hoisted(() => vi.fn())
vi.mock('../api-client', async (original) => ({ ...(await original<object>()), callApi }))

const { callAs, SignInFailure, signIn, signOut } = await import('./sign-in')
const { readSession } = await import('./storage')

const user = { uid: 'u1', email: 'mitali@ganit.example', displayName: 'Mitali Sen', photoURL: '' }
const account = { user, accessToken: 'access-1' }

const provider = (change: Partial<AuthProvider> = {}) =>
  ({
    signIn: vi.fn(async () => account),
    cancel: vi.fn(),
    signOut: vi.fn(async () => {}),
    prepare: vi.fn(),
    preload: vi.fn(),
    bearer: vi.fn(() => 'id-1'),
    ...change,
  }) satisfies AuthProvider

let storage: Map<string, string>
beforeEach(() => {
  storage = stubStorage('localStorage')
  callApi.mockReset().mockResolvedValue(readReply(true, 200, { success: true }))
})
afterEach(() => vi.unstubAllGlobals())

const failure = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.unreachable(),
    (error) => error,
  )

it('opens the provider synchronously, then calls the server, and stores user and token', async () => {
  const google = provider()
  const onAccount = vi.fn()
  const attempt = signIn(google, onAccount)
  expect(google.signIn).toHaveBeenCalledTimes(1)
  expect(onAccount).not.toHaveBeenCalled()
  expect(await attempt).toEqual(account)
  expect(onAccount).toHaveBeenCalledTimes(1)
  expect(callApi).toHaveBeenCalledExactlyOnceWith(
    'google_login',
    { ...user, token: 'access-1' },
    { bearer: 'id-1' },
  )
  expect(readSession()).toEqual(account)
})

it('opens no window without a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const google = provider()
  expect((await failure(signIn(google))).message).toBe(
    'There is no connection. Check your connection, then press Continue with Google again.',
  )
  expect(google.signIn).not.toHaveBeenCalled()
})

it('sends the uid and the ID token of an account; in the sandbox, its access token', async () => {
  await callAs(account, 'save_draft', { plan: 'FT' }, { keepalive: true })
  expect(callApi).toHaveBeenCalledExactlyOnceWith(
    'save_draft',
    { plan: 'FT', token: 'u1' },
    { bearer: 'access-1', keepalive: true },
  )
})

it('stores nothing before the server has agreed', async () => {
  let during: unknown = 'not asked'
  callApi.mockImplementation(async () => {
    during = readSession()
    return readReply(true, 200, { success: true })
  })
  await signIn(provider())
  expect(during).toBeNull()
})

describe('refused by the backend', () => {
  it.each([
    [403, { message: 'This account has been closed.' }, 'Warning: This account has been closed.'],
    [403, {}, 'Login failed. Please try again.'],
    [401, { message: 'Login failed. Please try again.' }, 'Login failed. Please try again.'],
  ])('shows the reason and signs out (%i, %j)', async (status, body, expected) => {
    callApi.mockResolvedValue(readReply(false, status, { success: false, ...body }))
    const google = provider()
    const error = await failure(signIn(google))
    expect(error).toBeInstanceOf(SignInFailure)
    expect(error.message).toBe(expected)
    expect(google.signOut).toHaveBeenCalledTimes(1)
    expect(readSession()).toBeNull()
  })
})

describe('anything else', () => {
  it.each([
    ['the network fails', () => callApi.mockRejectedValue(new NetworkError('no answer')), {}],
    ['the ID token cannot be fetched', () => {}, { bearer: () => Promise.reject(new Error('expired')) }],
  ])('is unexpected, and signs out: %s', async (_, arrange, change) => {
    arrange()
    const google = provider(change)
    expect((await failure(signIn(google))).message).toBe(
      'An unexpected error occurred. Please try again later.',
    )
    expect(google.signOut).toHaveBeenCalledTimes(1)
    expect(readSession()).toBeNull()
  })

  it('is unexpected when the provider itself throws', async () => {
    const google = provider({ signIn: () => Promise.reject(new TypeError('x is not a function')) })
    expect((await failure(signIn(google))).message).toBe(
      'An unexpected error occurred. Please try again later.',
    )
    expect(callApi).not.toHaveBeenCalled()
  })
})

describe('an error of the provider', () => {
  it.each([
    ['auth/popup-blocked', /Allow pop-up windows/],
    ['auth/popup-closed-by-user', /press Continue with Google again/],
    ['auth/cancelled-popup-request', /newer sign-in window/],
    ['auth/unauthorized-domain', /write to \S+@\S+/],
    ['auth/web-storage-unsupported', /Allow cookies/],
    ['auth/network-request-failed', /Check your connection/],
    ['auth/never-heard-of', /try again.+write to \S+@\S+/],
  ])('%s is shown verbatim, followed by advice', async (code, advice) => {
    const ownMessage = `The provider's own message (${code}).`
    const error = await failure(
      signIn(provider({ signIn: () => Promise.reject(new AuthError(code, ownMessage)) })),
    )
    expect(error.message.startsWith(`${ownMessage} `)).toBe(true)
    expect(error.message.slice(ownMessage.length)).toMatch(advice)
    expect(error.superseded).toBe(code === 'auth/cancelled-popup-request')
  })
})

it('removes user and token on sign-out, even when the provider is unreachable', async () => {
  await signIn(provider())
  expect(storage.size).toBe(2)
  await signOut(provider({ signOut: () => Promise.reject(new Error('offline')) }))
  expect(storage.size).toBe(0)
  expect(readSession()).toBeNull()
})
