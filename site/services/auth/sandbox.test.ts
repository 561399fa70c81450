import { beforeEach, expect, it, vi } from 'vitest'
import { readReply } from '../api-client'

const callApi = vi.hoisted(() => vi.fn())
vi.mock('../api-client', async (original) => ({ ...(await original<object>()), callApi }))

const { sandboxAuthProvider } = await import('./sandbox')

const user = { uid: 'sandbox-mitali', email: 'mitali@ganit.example', displayName: 'Mitali Sen', photoURL: '' }
const origin = 'https://site.example'
const open = vi.fn((address: string, _target: string, _features: string) => ({
  address,
  close: vi.fn(),
  focus: () => {},
}))
const popup = (index: number) => open.mock.results[index]?.value
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  open.mockClear()
  callApi.mockReset().mockResolvedValue(readReply(true, 200, { success: true, user, token: 'token-1' }))
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('open', open)
  for (const name of ['screenX', 'screenY', 'outerWidth', 'outerHeight']) vi.stubGlobal(name, 1000)
  return () => {
    sandboxAuthProvider.cancel()
    vi.unstubAllGlobals()
  }
})

/** Posts the message of the sandbox's window. `change` makes it a message of another sender. */
function post(window: ReturnType<typeof open>, change: object = {}) {
  const state = new URL(window.address, origin).searchParams.get('state')
  const data = { type: 'sandbox-identity', state, account: user.uid }
  page.dispatchEvent(Object.assign(new Event('message'), { origin, source: window, data, ...change }))
}

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: {} }],
  ['a window without the secret', { data: { type: 'sandbox-identity', state: 'guess', account: user.uid } }],
])('ignores a message of %s', async (_, change) => {
  sandboxAuthProvider.signIn().catch(() => {})
  post(popup(0), change)
  await new Promise((done) => setTimeout(done))
  expect(callApi).not.toHaveBeenCalled()
})

it('cancels the first sign-in when a second begins, and closes its window', async () => {
  const first = expect(sandboxAuthProvider.signIn()).rejects.toMatchObject({
    code: 'auth/cancelled-popup-request',
  })
  const second = sandboxAuthProvider.signIn()
  await first
  expect(popup(0).close).toHaveBeenCalledTimes(1)
  post(popup(0))
  post(popup(1))
  expect(await second).toEqual({ user, accessToken: 'token-1' })
  expect(callApi).toHaveBeenCalledExactlyOnceWith('sandbox_sign_in', { account: user.uid })
})
