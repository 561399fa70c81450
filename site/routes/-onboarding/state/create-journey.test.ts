import { describe, expect, it, vi } from 'vitest'
import {
  atStep,
  type Change,
  fakeTime,
  fields,
  journeyWith,
  no,
  offline,
  session,
  tick,
  yes,
} from './create-journey.fixture'
import { signedOut, timings } from './views'

fakeTime()

async function opened(change?: Change, ms: number = timings.spinner) {
  const all = journeyWith(change)
  all.journey.open()
  await tick(ms)
  return all
}

describe('opening', () => {
  it.each<[string, Change]>([
    ['signed in', {}],
    ['signed out', { auth: { session: () => null } }],
  ])('shows the loading state for 300 ms (%s)', async (_, change) => {
    const { state } = await opened(change, 299)
    expect(state().view).toBe('opening')
    await tick(1)
    expect(state().view).not.toBe('opening')
  })

  it('waits for the status, but at most 5 seconds', async () => {
    const { state } = await opened({ api: { getStatus: () => new Promise(() => {}) } }, 4999)
    expect(state().view).toBe('opening')
    await tick(1)
    expect(state().view).toBe('plan')
  })

  it.each([
    ['is unreachable', offline],
    ['does not know the call', async () => no({}, 404)],
  ])('starts from the beginning when the server %s', async (_, getStatus) => {
    await atStep(1, { api: { getStatus } })
  })

  it('asks for a new sign-in when the server refuses the old one', async () => {
    const { deps, state } = await opened({ api: { getStatus: async () => no({}, 401) } })
    expect(state()).toEqual(signedOut)
    expect(deps.auth.signOut).toHaveBeenCalled()
  })
})

describe('step 1', () => {
  it('moves on once, however often it is pressed', async () => {
    const { journey, state } = await atStep(1)
    for (let press = 0; press < 5; press++) journey.next()
    await tick(10_000)
    expect(state().view).toBe('company')
  })

  it('stays when the account signs out before', async () => {
    const { journey, state } = await atStep(1)
    journey.next()
    void journey.signOut()
    await tick(10_000)
    expect(state()).toEqual(signedOut)
  })
})

describe('step 2', () => {
  it.each([
    ['the errors map', { errors: { domainName: ['Taken.'] } }],
    ['nothing at all', {}],
  ])('shows an error for %s', async (_, body) => {
    const text = 'Your request could not be processed. Please check your input.'
    const { journey, deps, state } = await atStep(2, { api: { verifyCompany: async () => no(body) } })
    journey.next()
    await tick()
    const errors = 'errors' in body ? body.errors : null
    expect(state()).toMatchObject({ view: 'company', isPending: false, fields, problem: { text, errors } })
    expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith(text)
    const { number } = state().problem!
    journey.next()
    await tick()
    expect(state().problem, 'a repeated error is announced again').not.toMatchObject({ number })
  })

  it.each([
    ['cannot be reached', offline],
    ['refuses to save', async () => no()],
  ])('keeps what was typed while the server %s, says so, and offers it back', async (_, failing) => {
    const saveDraft = vi.fn<typeof failing>(failing)
    const { journey, state, deps } = await atStep(2, { api: { saveDraft } })
    expect(state().hasSaveFailed).toBe(false)
    await tick(1000)
    expect(state().hasSaveFailed).toBe(true)
    journey.leave()
    expect(state().isLeaving, 'it asks, and the question says what is kept').toBe(true)
    expect(deps.close).not.toHaveBeenCalled()
    journey.leave()
    expect(deps.close).toHaveBeenCalledTimes(1)
    journey.end()

    const again = journeyWith({ api: { saveDraft } }, deps.unsaved)
    again.journey.open()
    await tick(timings.spinner)
    expect(again.state()).toMatchObject({ view: 'resume', unfinished: { fields, view: 'company' } })
    saveDraft.mockImplementation(async () => yes())
    await tick(1000)
    expect(again.state().hasSaveFailed).toBe(false)
    expect(deps.unsaved.size).toBe(0)
  })
})

describe('signing out', () => {
  it('saves what was typed before, waits for that at most 300 ms, and keeps nothing in memory', async () => {
    const { journey, deps, state } = await atStep(2, {
      api: { saveDraft: vi.fn(() => new Promise<never>(() => {})) },
    })
    expect(deps.unsaved.size).toBe(1)
    void journey.signOut()
    expect(deps.api.saveDraft).not.toHaveBeenCalled()
    await tick(300)
    expect(deps.api.saveDraft).toHaveBeenCalledTimes(1)
    expect(deps.auth.signOut).toHaveBeenCalledTimes(1)
    expect(state()).toEqual(signedOut)
    expect(deps.unsaved.size).toBe(0)
  })

  it('cancels a step that was started while it waits', async () => {
    const { journey, deps, state } = await atStep(2, {
      api: {
        saveDraft: () => new Promise(() => {}),
        verifyCompany: () => new Promise((resolve) => setTimeout(resolve, 1000, no())),
      },
    })
    void journey.signOut()
    journey.next()
    await tick(10_000)
    expect(state()).toEqual(signedOut)
    expect(deps.toast.error).not.toHaveBeenCalled()
  })
})

it('cancels a sign-in when the dialog closes', async () => {
  const { journey, deps, state } = await opened({
    auth: { session: () => null, signIn: () => new Promise(() => {}) },
  })
  journey.signIn()
  journey.end()
  expect(deps.auth.cancel).toHaveBeenCalled()
  expect(state().view).toBe('sign-in')
})

describe('a session that has ended', () => {
  const note =
    'You were signed out of mitali@ganit.example, for example in another tab. What you typed is kept: sign in with this account again to continue.'

  it.each(['next', 'previous', 'submit'] as const)(
    'in another tab: %s shows Un Authorized!, and asks to sign in',
    async (action) => {
      const { journey, deps, state, endSession } = await atStep(action === 'submit' ? 3 : 2)
      endSession()
      journey[action]()
      await tick(10_000)
      expect(state()).toMatchObject({ view: 'sign-in', error: null, note })
      expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith('Un Authorized!')
      expect(deps.api.completeOnboarding).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['next', 2],
    ['submit', 3],
  ] as const)('at the server: %s says the same', async (action, step) => {
    const refused = vi.fn(async () => no({ message: 'Un Authorized!' }, 401))
    const api = step === 2 ? { verifyCompany: refused } : { completeOnboarding: refused }
    const { journey, deps, state } = await atStep(step, { api })
    journey[action]()
    await tick(timings.step)
    expect(refused).toHaveBeenCalledTimes(1)
    expect(state()).toMatchObject({ view: 'sign-in', error: null, note })
    expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith('Un Authorized!')
    expect(deps.auth.signOut).toHaveBeenCalled()
  })

  it('by a sign-in with another account: says so, and offers what was typed back to its own', async () => {
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
      fields: { domainName: '', companyName: '', companyEmail: 'arun@suravi.example' },
    })
    setSession(session)
    journey.next()
    await tick(300)
    expect(state()).toMatchObject({ view: 'resume', unfinished: { fields } })
    journey.resume()
    expect(state()).toMatchObject({ view: 'company', fields, accountNote: null })
  })
})
