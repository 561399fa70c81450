import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readReply } from '../api-client'

const callApi = vi.hoisted(() => vi.fn())
vi.mock('../api-client', async (original) => ({ ...(await original<object>()), callApi }))

const { closedGrace, closedPoll, sandboxAuthProvider } = await import('./sandbox')

const user = { uid: 'sandbox-mitali', email: 'mitali@ganit.example', displayName: 'Mitali Sen', photoURL: '' }
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

interface Popup {
  url: URL
  features: string
  window: { closed: boolean; close: () => void; focus: () => void }
}
let popups: Popup[]
let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  popups = []
  page = new EventTarget()
  callApi.mockReset().mockResolvedValue(readReply(true, 200, { success: true, user, token: 'token-1' }))
  vi.stubGlobal('location', { origin: 'https://site.example' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('screenX', 1000)
  vi.stubGlobal('screenY', 50)
  vi.stubGlobal('outerWidth', 1300)
  vi.stubGlobal('outerHeight', 900)
  vi.stubGlobal('open', (url: string, _: string, features: string) => {
    const window = {
      closed: false,
      focus: () => {},
      close() {
        this.closed = true
      },
    }
    popups.push({ url: new URL(url, 'https://site.example'), features, window })
    return window
  })
})
afterEach(async () => {
  sandboxAuthProvider.cancel()
  await tick()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stateOf = (popup?: Popup) => popup?.url.searchParams.get('state') ?? ''

/** Posts the message of the sandbox window. `change` makes it a message of another sender. */
function post(popup: Popup | undefined, change: { origin?: string; source?: unknown; data?: unknown } = {}) {
  const data = { type: 'sandbox-identity', state: stateOf(popup), account: 'sandbox-mitali' }
  const message = { origin: 'https://site.example', source: popup?.window, data, ...change }
  page.dispatchEvent(Object.assign(new Event('message'), message))
}

/** Starts a sign-in and returns a mock that receives the result. */
function signIn() {
  const end = vi.fn()
  void sandboxAuthProvider.signIn().then(end, end)
  return end
}

it('opens a window of 500 by 600, centred over the browser, before the press is over', () => {
  signIn()
  expect(popups).toHaveLength(1)
  expect(popups[0]?.url.pathname).toBe('/sandbox/identity')
  expect(popups[0]?.features).toBe('popup,width=500,height=600,left=1400,top=200')
})

it('signs in the account that the window names, and closes the window', async () => {
  const end = signIn()
  post(popups[0])
  await tick()
  expect(callApi).toHaveBeenCalledExactlyOnceWith('sandbox_sign_in', { account: 'sandbox-mitali' })
  expect(end).toHaveBeenCalledExactlyOnceWith({ user, accessToken: 'token-1' })
  expect(popups[0]?.window.closed).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

describe('a message of another sender', () => {
  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another window', { source: {} }],
    [
      'with another secret',
      { data: { type: 'sandbox-identity', state: 'guess', account: 'sandbox-mitali' } },
    ],
    ['of another kind', { data: { type: 'resize', account: 'sandbox-mitali' } }],
    ['without content', { data: null }],
  ])('%s is ignored', async (_, change) => {
    const end = signIn()
    post(popups[0], change)
    await tick()
    expect(callApi).not.toHaveBeenCalled()
    expect(end).not.toHaveBeenCalled()
  })
})

const failure = (code: string) =>
  expect.objectContaining({ name: 'AuthError', code, message: expect.stringContaining(`(${code})`) })

it('reports a closed window 8 seconds after it notices, as Firebase does', async () => {
  const end = signIn()
  await tick(1234)
  popups[0]?.window.close()
  await tick(closedPoll)
  await tick(closedGrace - closedPoll - 1)
  expect(end).not.toHaveBeenCalled()
  await tick(closedPoll + 1)
  expect(end).toHaveBeenCalledExactlyOnceWith(failure('auth/popup-closed-by-user'))
  expect(closedGrace).toBe(8000)
})

it('cancels the first sign-in when a second begins, and closes its window', async () => {
  const first = signIn()
  const second = signIn()
  await tick()
  expect(first).toHaveBeenCalledExactlyOnceWith(failure('auth/cancelled-popup-request'))
  expect(popups[0]?.window.closed).toBe(true)
  post(popups[0])
  await tick()
  expect(second).not.toHaveBeenCalled()
  post(popups[1])
  await tick(60_000)
  expect(second).toHaveBeenCalledExactlyOnceWith({ user, accessToken: 'token-1' })
})

it('is cancelled with its dialog', async () => {
  const end = signIn()
  sandboxAuthProvider.cancel()
  await tick()
  expect(end).toHaveBeenCalledTimes(1)
  expect(popups[0]?.window.closed).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
