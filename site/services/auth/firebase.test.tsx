/** The real Firebase SDK, with a test double of Google. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '../../content/brand'
import {
  answerIn,
  domain,
  google,
  googleError,
  idToken,
  networkDown,
  newProvider,
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

/** The message of a failure: the provider's text, followed by advice. */
async function saysAtLast(by: ReturnType<typeof newProvider>) {
  const end = vi.fn()
  void signIn(by).then(end, ({ message }: Error) => end(message))
  await until(() => end.mock.calls.length > 0)
  return end.mock.lastCall?.[0]
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
  await until(() => end.mock.calls.length > 0)
  expect(end).toHaveBeenCalledExactlyOnceWith({ user: person, accessToken: 'ya29.access' })
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

it('returns empty texts where Google knows no name and no picture', async () => {
  const { uid: localId, email } = person
  google.answers['accounts:signInWithIdp'] = () => answered({ email, oauthAccessToken: 'ya29.access' })
  google.answers['accounts:lookup'] = () => ({ body: { users: [{ localId, email }] } })
  const end = press(await ready())
  await pass()
  answerIn()
  await until(() => end.mock.calls.length > 0)
  expect(end).toHaveBeenCalledExactlyOnceWith({
    user: { uid: 'u1', email, displayName: '', photoURL: '' },
    accessToken: 'ya29.access',
  })
})

it('fails where Google gives no access token', async () => {
  google.answers['accounts:signInWithIdp'] = () => answered({})
  const end = press(await ready())
  await pass()
  answerIn()
  await until(() => end.mock.calls.length > 0)
  expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'auth/internal-error' }))
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
  await until(() => end.mock.calls.length > 0)
  expect(end).toHaveBeenCalledExactlyOnceWith(cancelled)
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
    await until(() => first.mock.calls.length > 0)
    expect(first).toHaveBeenCalledExactlyOnceWith(cancelled)
    await pass(10_000)
    expect(second).not.toHaveBeenCalled()
    answerIn()
    await until(() => second.mock.calls.length > 0)
    expect(second).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ user: person }))
  })

  it('still accepts an answer that was on its way', async () => {
    const end = press(await ready())
    await pass(500)
    google.popups[0]?.window.close()
    await pass(5000)
    answerIn()
    await pass(10_000)
    expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ user: person }))
  })
})

it('closes the window of an attempt that a newer press replaces', async () => {
  const made = await ready()
  const first = press(made)
  await pass()
  press(made)
  await pass()
  expect(google.popups.map(({ window }) => window.closed)).toEqual([true, false])
  expect(first).toHaveBeenCalledExactlyOnceWith(cancelled)
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
    answerIn()
    await until(() => second.mock.calls.length > 0)
    expect(second).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ user: person }))
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
    const end = press(await ready())
    await until(() => end.mock.calls.length > 0)
    expect(end).toHaveBeenCalledExactlyOnceWith(
      failure(
        'auth/popup-blocked',
        'Unable to establish a connection with the popup. It may have been blocked by the browser.',
      ),
    )
  })

  it('when the domain is not authorised', async () => {
    google.domains = ['localhost.example', 'school.example']
    expect(await saysAtLast(await ready())).toBe(
      `Firebase: This domain is not authorized for OAuth operations for your Firebase project. Edit the list of authorized domains from the Firebase console. (auth/unauthorized-domain). This is our mistake. Please write to ${brand.email}.`,
    )
    expect(google.popups[0]?.window.closed).toBe(true)
  })

  it('when the browser forbids storage', async () => {
    google.frameStores = false
    expect(await saysAtLast(await ready())).toBe(
      'Firebase: This browser is not supported or 3rd party cookies and data may be disabled. (auth/web-storage-unsupported). Allow cookies and site data in your browser, then press Continue with Google again.',
    )
  })

  it('when the visitor refuses in the window', async () => {
    const end = press(await ready())
    await until(() => google.popups.length > 0)
    answerIn(undefined, { code: 'auth/user-cancelled', message: 'No.' })
    await until(() => end.mock.calls.length > 0)
    expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'auth/user-cancelled' }))
  })

  it.each([
    ['OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed', 'This is our mistake.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Try later.', 'auth/too-many-requests', 'Wait a few minutes'],
    ['FEDERATED_USER_ID_ALREADY_LINKED', 'auth/credential-already-in-use', 'Please try again.'],
    ['USER_DISABLED', 'auth/user-disabled', 'Choose another Google account'],
  ])('when Google answers %s, with our advice after the code', async (answer, code, advice) => {
    google.answers['accounts:signInWithIdp'] = googleError(answer)
    const by = await ready()
    const errorText = saysAtLast(by)
    await until(() => google.popups.length > 0)
    answerIn()
    expect(await errorText).toMatch(new RegExp(`^Firebase: .+ \\(${code}\\)\\. ${advice}`))
  })

  it('when another way to sign in has the same address', async () => {
    // The response as Google documents it: a success that asks for a confirmation.
    google.answers['accounts:signInWithIdp'] = () => ({
      body: {
        needConfirmation: true,
        email: person.email,
        providerId: 'google.com',
        verifiedProvider: ['password'],
      },
    })
    const errorText = saysAtLast(await ready())
    await until(() => google.popups.length > 0)
    answerIn()
    expect(await errorText).toMatch(
      /\(auth\/account-exists-with-different-credential\)\. Choose the Google account/,
    )
  })

  it('when the network fails at the end', async () => {
    google.answers['accounts:signInWithIdp'] = networkDown
    const end = press(await ready())
    await until(() => google.popups.length > 0)
    answerIn()
    await until(() => end.mock.calls.length > 0)
    expect(end).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'auth/network-request-failed' }),
    )
  })
})
