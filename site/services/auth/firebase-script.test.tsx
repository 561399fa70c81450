/**
 * Google's script cannot be loaded. A separate file, because the SDK keeps the script for the lifetime of
 * the page.
 */
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  chosen,
  google,
  newProvider,
  outcome,
  person,
  press,
  startGoogle,
  stopGoogle,
} from './google.fixture'

beforeEach(() => startGoogle())
afterEach(stopGoogle)

it('reports the failure, opens no window, and tries again at the next press', async () => {
  google.script = 'fails'
  const made = newProvider()
  made.preload()
  expect(await outcome(press(made))).toMatchObject({
    name: 'AuthError',
    code: 'auth/internal-error',
    message: 'Firebase: Error (auth/internal-error).',
  })
  expect(google.popups).toEqual([])

  google.script = 'is something else'
  expect(await outcome(press(made))).toMatchObject({ code: 'auth/network-request-failed' })

  google.script = 'comes'
  expect(await chosen(press(made))).toMatchObject({ user: person })
  expect(google.asked.filter((what) => what.startsWith('script'))).toHaveLength(3)
})
