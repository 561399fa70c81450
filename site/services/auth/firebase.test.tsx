/** The real Firebase SDK, with a test double of Google. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '../../content/brand'
import {
  answerIn,
  chosen,
  domain,
  google,
  googleError,
  idToken,
  networkDown,
  newProvider,
  outcome,
  pass,
  person,
  press,
  startGoogle,
  stopGoogle,
  until,
} from './google.fixture'
import { signIn } from './sign-in'

beforeEach(() => startGoogle())
afterEach(stopGoogle)

/** The whole sign-in, whose error has the message for the visitor: the provider's text, followed by advice. */
const pressOnPage = async () => {
  const made = await ready()
  return press({ signIn: () => signIn(made) })
}
async function ready() {
  const made = newProvider()
  made.preload()
  await pass()
  return made
}
const failure = (code: string, text: string) =>
  expect.objectContaining({ name: 'AuthError', code, message: `Firebase: ${text} (${code}).` })

const closed = failure(
  'auth/popup-closed-by-user',
  'The popup has been closed by the user before finalizing the operation.',
)
const cancelled = failure(
  'auth/cancelled-popup-request',
  'This operation has been cancelled due to another conflicting popup being opened.',
)

it('requests nothing from Google before preload, and opens no window before the press', async () => {
  const made = newProvider()
  await pass(1000)
  expect(google.asked).toEqual([])
  made.preload()
  made.preload()
  await pass()
  expect(google.asked).toEqual([
    'script https://apis.google.com/js/api.js',
    `frame https://${domain}/__/auth/iframe`,
  ])
})

it('opens a window of 500 by 600 after microtasks only', async () => {
  const made = await ready()
  press(made)
  await vi.advanceTimersByTimeAsync(0)
  const [popup] = google.popups
  expect(popup?.features).toContain('width=500,height=600,')
  expect(popup?.url.href).toContain(`https://${domain}/__/auth/handler?`)
  expect(popup?.url.searchParams.get('providerId')).toBe('google.com')
})

it('returns the account, the access token and the ID token', async () => {
  const made = await ready()
  const end = press(made)
  await pass()
  expect(answerIn()).toBe('ACK')
  expect(await outcome(end)).toEqual({ user: person, accessToken: 'ya29.access' })
  expect(google.popups[0]?.window.closed).toBe(true)
  expect(await made.bearer('')).toMatch(/^ey.+\.signature$/)
})

/** What Google answers at the end of a sign-in. */
const answered = (more: object) => ({
  body: {
    idToken: idToken(1),
    refreshToken: 'refresh',
    expiresIn: '3600',
    localId: person.uid,
    providerId: 'google.com',
    ...more,
  },
})

it('fails where Google gives no access token', async () => {
  google.answers['accounts:signInWithIdp'] = () => answered({})
  expect(await chosen(press(await ready()))).toMatchObject({ code: 'auth/internal-error' })
})

it('signs out an account whose attempt was cancelled while Google answered', async () => {
  let finish = (_: ReturnType<typeof answered>) => {}
  google.answers['accounts:signInWithIdp'] = () => new Promise((resolve) => (finish = resolve))
  const made = await ready()
  const end = press(made)
  await pass()
  answerIn()
  await until(() => google.asked.includes('accounts:signInWithIdp'))
  made.cancel()
  finish(answered({ oauthAccessToken: 'ya29.access' }))
  expect(await outcome(end)).toEqual(cancelled)
  expect(await made.bearer('')).toBeNull()
})

describe('a closed window', () => {
  it('is reported 8 seconds after the SDK has noticed it, which checks every 2', async () => {
    const end = press(await ready())
    await pass(500)
    google.popups[0]?.window.close()
    await pass(1500 + 8000 - 100)
    expect(end).not.toHaveBeenCalled()
    await pass(200)
    expect(end).toHaveBeenCalledExactlyOnceWith(closed)
  })

  it('can be opened again at once; the first attempt is cancelled', async () => {
    const made = await ready()
    const first = press(made)
    await pass(500)
    google.popups[0]?.window.close()
    await pass(2000)
    const second = press(made)
    expect(await outcome(first)).toEqual(cancelled)
    await pass(10_000)
    expect(second).not.toHaveBeenCalled()
    expect(await chosen(second)).toMatchObject({ user: person })
  })

  it('still accepts an answer that was on its way', async () => {
    const end = press(await ready())
    await pass(500)
    google.popups[0]?.window.close()
    await pass(5000)
    answerIn()
    await pass(10_000)
    expect(await outcome(end)).toMatchObject({ user: person })
  })
})

describe('a press before the frame is loaded', () => {
  it('waits for it, and opens one window for two presses', async () => {
    google.frameDelay = 3000
    const made = newProvider()
    const first = press(made)
    await pass(1000)
    const second = press(made)
    await pass(3000)
    expect(google.popups).toHaveLength(1)
    expect(first).toHaveBeenCalledExactlyOnceWith(cancelled)
    expect(await chosen(second)).toMatchObject({ user: person })
  })

  it('opens none for a dialog that has closed', async () => {
    google.frameDelay = 3000
    const made = newProvider()
    const end = press(made)
    made.cancel()
    await pass(3000)
    expect(google.popups).toEqual([])
    expect(end).toHaveBeenCalledExactlyOnceWith(cancelled)
  })
})

describe('shows the SDK’s message', () => {
  it('when the browser blocks the window', async () => {
    vi.mocked(window.open).mockReturnValue(null)
    expect(await outcome(press(await ready()))).toEqual(
      failure(
        'auth/popup-blocked',
        'Unable to establish a connection with the popup. It may have been blocked by the browser.',
      ),
    )
  })

  it('when the domain is not authorised', async () => {
    google.domains = ['localhost.example', 'school.example']
    expect(await outcome(await pressOnPage())).toMatchObject({
      message: `Firebase: This domain is not authorized for OAuth operations for your Firebase project. Edit the list of authorized domains from the Firebase console. (auth/unauthorized-domain). This is our mistake. Please write to ${brand.email}.`,
    })
    expect(google.popups[0]?.window.closed).toBe(true)
  })

  /** The response as Google documents it: a success that asks for a confirmation. */
  const needsConfirmation = () => ({
    body: {
      needConfirmation: true,
      email: person.email,
      providerId: 'google.com',
      verifiedProvider: ['password'],
    },
  })

  it.each([
    ['OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed', 'This is our mistake.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Try later.', 'auth/too-many-requests', 'Wait a few minutes'],
    ['FEDERATED_USER_ID_ALREADY_LINKED', 'auth/credential-already-in-use', 'Please try again.'],
    ['USER_DISABLED', 'auth/user-disabled', 'Choose another Google account'],
    [needsConfirmation, 'auth/account-exists-with-different-credential', 'Choose the Google account'],
    [networkDown, 'auth/network-request-failed', 'Check your connection'],
  ])('when Google answers %s, with our advice after the code %s', async (answer, code, advice) => {
    google.answers['accounts:signInWithIdp'] = typeof answer === 'string' ? googleError(answer) : answer
    expect(await chosen(await pressOnPage())).toMatchObject({
      message: expect.stringMatching(new RegExp(`^Firebase: .+ \\(${code}\\)\\. ${advice}`)),
    })
  })
})

describe('a network that fails', () => {
  it('for the frame is reported after 5 seconds, and retried at the next press', async () => {
    google.frameDelay = 60_000
    const made = newProvider()
    const end = press(made)
    await pass(4900)
    expect(end).not.toHaveBeenCalled()
    await pass(200)
    expect(await outcome(end)).toMatchObject({ code: 'auth/network-request-failed' })
    google.frameDelay = 0
    press(made)
    await until(() => google.popups.length > 0)
    expect(google.popups).toHaveLength(1)
  })

  it('for the list of domains does not disable sign-in for good', async () => {
    const made = newProvider()
    google.answers.projects = networkDown
    expect(await outcome(press(made))).toMatchObject({ code: 'auth/network-request-failed' })
    google.answers.projects = undefined
    google.popups = []
    expect(await chosen(press(made))).toMatchObject({ user: person })
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
