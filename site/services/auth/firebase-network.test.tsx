/** Firebase's SDK on an unreliable network, with a test double of Google. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answerIn,
  google,
  networkDown,
  newProvider,
  pass,
  person,
  press,
  startGoogle,
  stopGoogle,
  until,
} from './google.fixture'

beforeEach(() => startGoogle())
afterEach(stopGoogle)

describe('a network that fails', () => {
  it('for the frame is reported after 5 seconds, and retried at the next press', async () => {
    google.frameDelay = 60_000
    const made = newProvider()
    const end = press(made)
    await pass(4900)
    expect(end).not.toHaveBeenCalled()
    await pass(200)
    expect(end).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'auth/network-request-failed' }),
    )
    google.frameDelay = 0
    press(made)
    await until(() => google.popups.length > 0)
    expect(google.popups).toHaveLength(1)
  })

  it('for the list of domains does not disable sign-in for good', async () => {
    const made = newProvider()
    google.answers.projects = networkDown
    const first = press(made)
    await until(() => first.mock.calls.length > 0)
    expect(first).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'auth/network-request-failed' }),
    )
    google.answers.projects = undefined
    const second = press(made)
    await until(() => google.popups.length > 1)
    answerIn()
    await until(() => second.mock.calls.length > 0)
    expect(second).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ user: person }))
  })

  it('after the sign-in was replaced by another causes no unhandled error', async () => {
    const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    window.addEventListener('unhandledrejection', unhandled)
    const made = newProvider()
    let fail = () => {}
    google.answers.projects = () =>
      new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))))
    const first = press(made)
    await until(() => google.asked.includes('projects'))
    press(made)
    await until(() => first.mock.calls.length > 0)
    fail()
    await pass()
    await pass()
    window.removeEventListener('unhandledrejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })
})
