import { describe, expect, it, vi } from 'vitest'
import type { Session } from '../../../services/auth/storage'
import {
  atStep,
  type Change,
  fakeTime,
  fields,
  journeyWith,
  no,
  session,
  tick,
} from './create-journey.fixture'
import { emptyFields, signedOut, timings } from './reducer'

fakeTime()

describe('signing in', () => {
  const start = async (auth: Change['auth'] = {}) => {
    const all = journeyWith({ auth })
    all.endSession()
    all.journey.open()
    await tick(300)
    return all
  }

  it('opens the window before the press is over', async () => {
    const { journey, deps } = await start()
    journey.signIn()
    expect(deps.auth.signIn).toHaveBeenCalledTimes(1)
  })

  it('can be started again at once; the first attempt only leaves a note', async () => {
    const attempts: { reject: (reason: unknown) => void; resolve: (value: Session) => void }[] = []
    const signIn = () => {
      attempts[0]?.reject(Object.assign(new Error('Another window.'), { superseded: true }))
      return new Promise<Session>((resolve, reject) => void attempts.push({ resolve, reject }))
    }
    const { journey, state, setSession } = await start({ signIn })
    journey.signIn()
    journey.signIn()
    await tick()
    expect(state()).toMatchObject({ attempt: 'window', problem: null, note: 'Another window.' })
    setSession(session)
    attempts[1]?.resolve(session)
    await tick(300)
    expect(state()).toMatchObject({ view: 'plan', note: null })
  })

  it('is cancelled when the dialog closes', async () => {
    const { journey, deps, state } = await start({ signIn: () => new Promise(() => {}) })
    journey.signIn()
    journey.end()
    expect(deps.auth.cancel).toHaveBeenCalled()
    expect(state().view).toBe('sign-in')
  })
})

describe('without a signed-in user', () => {
  it.each(['next', 'previous', 'submit'] as const)(
    'shows Un Authorized! on %s, and asks to sign in',
    async (action) => {
      const { journey, deps, state, endSession } = await atStep(action === 'submit' ? 3 : 2)
      endSession()
      journey[action]()
      await tick(10_000)
      expect(state()).toMatchObject({
        view: 'sign-in',
        problem: null,
        note: 'You were signed out of mitali@ganit.example, for example in another tab. What you typed is kept: sign in with this account again to continue.',
      })
      expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith('Un Authorized!')
      expect(deps.api.completeOnboarding).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['next', 2],
    ['submit', 3],
  ] as const)('says the same when the server no longer accepts the account (%s)', async (action, step) => {
    const refused = vi.fn(async () => no({ message: 'Un Authorized!' }, 401))
    const api = step === 2 ? { verifyCompany: refused } : { completeOnboarding: refused }
    const { journey, deps, state } = await atStep(step, { api })
    journey[action]()
    await tick(timings.step)
    expect(refused).toHaveBeenCalledTimes(1)
    expect(state()).toMatchObject({ view: 'sign-in', note: expect.stringContaining('You were signed out') })
    expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith('Un Authorized!')
    expect(deps.auth.signOut).toHaveBeenCalled()
  })

  it('returns the account to its step and values when it signs in again', async () => {
    const { journey, state, endSession } = await atStep(2)
    endSession()
    journey.next()
    await tick()
    journey.signIn()
    await tick(300)
    expect(state()).toMatchObject({ view: 'company', fields })
  })

  it('says so when another tab has signed in with another account, and offers what was typed back to its own', async () => {
    const { journey, deps, state, setSession } = await atStep(2, {
      api: { saveDraft: vi.fn(async () => no({}, 401)) },
    })
    setSession({ user: { ...session.user, uid: 'u2', email: 'arun@suravi.example' }, accessToken: 'token-2' })
    journey.next()
    await tick(300)
    expect(state().accountNote).toMatch(
      /^You are now signed in as arun@suravi\.example, .*mitali@ganit\.example stays/,
    )
    expect(deps.api.saveDraft).toHaveBeenCalledWith(session, 'FT', fields, expect.anything())
    expect(state()).toMatchObject({
      hasSaveFailed: false,
      view: 'plan',
      fields: { ...emptyFields, companyEmail: 'arun@suravi.example' },
    })
    setSession(session)
    journey.next()
    await tick(300)
    expect(state()).toMatchObject({ view: 'resume', unfinished: { fields } })
    journey.resume()
    expect(state()).toMatchObject({ view: 'company', fields, accountNote: null })
  })
})

it('saves what was typed before signing out, and waits for that at most 300 ms', async () => {
  const { journey, deps, state } = await atStep(2, {
    api: { saveDraft: vi.fn(() => new Promise<never>(() => {})) },
  })
  void journey.signOut()
  expect(deps.api.saveDraft).not.toHaveBeenCalled()
  await tick(300)
  expect(deps.api.saveDraft).toHaveBeenCalledTimes(1)
  expect(deps.auth.signOut).toHaveBeenCalledTimes(1)
  expect(state()).toEqual(signedOut)
})
