/**
 * Google's script cannot be loaded. A separate file, because the SDK keeps the script for the lifetime of
 * the page.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firebaseAuthProvider } from './firebase'
import { answerIn, domain, google, person, startGoogle, stopGoogle, until } from './google.fixture'

beforeEach(() => startGoogle())
afterEach(stopGoogle)
const provider = (apiKey: string) =>
  firebaseAuthProvider({ apiKey, authDomain: domain, projectId: 'school', appId: 'app' })

const failed = async (made: ReturnType<typeof provider>) => {
  const end = vi.fn()
  void made.signIn().then(end, end)
  await until(() => end.mock.calls.length > 0)
  return end.mock.calls[0]?.[0]
}

it('reports the failure, opens no window, and tries again at the next press', async () => {
  google.script = 'fails'
  const made = provider('a')
  made.preload()
  expect(await failed(made)).toMatchObject({
    name: 'AuthError',
    code: 'auth/internal-error',
    message: 'Firebase: Error (auth/internal-error).',
  })
  expect(google.popups).toEqual([])

  google.script = 'is something else'
  expect(await failed(made)).toMatchObject({ code: 'auth/network-request-failed' })

  google.script = 'comes'
  const end = vi.fn()
  void made.signIn().then(end, end)
  await until(() => google.popups.length > 0)
  answerIn()
  await until(() => end.mock.calls.length > 0)
  expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ user: person }))
  expect(google.asked.filter((what) => what.startsWith('script'))).toHaveLength(3)
})
