import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError, readReply } from '../api-client'
import type { Session } from '../auth/storage'
import type { Fields } from './client'
import { createJourney } from './journey-controller'
import { emptyFields, timings } from './journey-machine'
import type { JourneyDeps } from './journey-ports'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

const session: Session = {
  user: { uid: 'u1', email: 'mitali@ganit.example', displayName: 'Mitali Sen', photoURL: '' },
  token: 'token-1',
}
const account = { uid: 'u1', bearer: 'id:token-1' }
const fields: Fields = {
  domainName: 'ganit-ghar',
  companyName: 'Ganit Ghar',
  companyEmail: 'office@ganit.example',
  companyPhone: '+91 90000 00000',
  companySize: '3',
  location: 'Kolkata',
}
const yes = (body: object = {}) => readReply(true, 200, { success: true, ...body })
const no = (body: object = {}, status = 422) => readReply(false, status, { success: false, ...body })
const offline = async () => {
  throw new NetworkError('no answer')
}

type Change = { [part in 'auth' | 'api']?: Partial<JourneyDeps[part]> } & { plan?: object }

/** A journey among doubles, signed in unless told otherwise. */
function journeyWith(change: Change = {}) {
  let current: Session | null = session
  const deps = {
    auth: {
      session: vi.fn(() => current),
      signIn: vi.fn(async (onAccount: () => void) => {
        onAccount()
        current = session
        return session
      }),
      signOut: vi.fn(async () => {
        current = null
      }),
      cancel: vi.fn(),
      bearer: (token: string) => `id:${token}`,
      ...change.auth,
    },
    api: {
      getStatus: vi.fn(async () => yes({ draft: null, company: null, licence: null })),
      verifyCompany: vi.fn(async () => yes()),
      completeOnboarding: vi.fn(async () => yes()),
      saveDraft: vi.fn(async () => yes()),
      discardDraft: vi.fn(async () => yes()),
      ...change.api,
    },
    toast: { success: vi.fn(), error: vi.fn(), clear: vi.fn() },
    completionFailed: 'It failed.',
    close: vi.fn(),
    launch: vi.fn(),
  } satisfies JourneyDeps
  const journey = createJourney(
    { code: 'FT', currencySymbol: '₹', currencyType: 'INR', ...change.plan },
    deps,
  )
  return {
    journey,
    deps,
    state: journey.getState,
    endSession: () => (current = null),
    setSession: (s: Session) => (current = s),
  }
}

async function atStep(step: 1 | 2 | 3, change?: Change) {
  const all = journeyWith(change)
  all.journey.open()
  await tick(timings.spinner)
  if (step > 1) {
    all.journey.next()
    await tick(timings.step)
    all.journey.typed(fields)
  }
  if (step > 2) {
    all.journey.next()
    await tick()
  }
  expect(all.state()).toMatchObject({ view: 'steps', step })
  return all
}

describe('opening', () => {
  it('spins for 300 ms, whether anybody is signed in or not', async () => {
    for (const auth of [{}, { session: () => null }]) {
      const { journey, state } = journeyWith({ auth })
      journey.open()
      await tick(299)
      expect(state().view).toBe('opening')
      await tick(1)
      expect(state().view).not.toBe('opening')
    }
  })

  it('asks what is known of the account and the plan, with its proof', async () => {
    const { deps } = await atStep(1)
    expect(deps.api.getStatus).toHaveBeenCalledExactlyOnceWith(account, 'FT')
  })

  it('asks nothing while nobody is signed in', async () => {
    const { journey, deps, state } = journeyWith({ auth: { session: () => null } })
    journey.open()
    await tick(300)
    expect(state()).toMatchObject({ view: 'sign-in', step: 0 })
    expect(deps.api.getStatus).not.toHaveBeenCalled()
  })

  it('spins on until it knows, but no longer than 5 seconds', async () => {
    const { journey, state } = journeyWith({ api: { getStatus: () => new Promise(() => {}) } })
    journey.open()
    await tick(4999)
    expect(state().view).toBe('opening')
    await tick(1)
    expect(state()).toMatchObject({ view: 'steps', step: 1 })
  })

  it.each([
    ['is out of reach', offline],
    ['does not know the call', async () => no({}, 404)],
  ])('starts afresh when the server %s', async (_, getStatus) => {
    await atStep(1, { api: { getStatus } })
  })

  it('asks for a new sign-in when the server no longer knows the old one', async () => {
    const { journey, deps, state } = journeyWith({ api: { getStatus: async () => no({}, 401) } })
    journey.open()
    await tick(300)
    expect(state()).toMatchObject({ view: 'sign-in', problem: null })
    expect(deps.auth.signOut).toHaveBeenCalled()
  })
})

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

  it('leads to step 1', async () => {
    const { journey, state } = await start()
    journey.signIn()
    expect(state().windowOpen).toBe(true)
    await tick(300)
    expect(state()).toMatchObject({ view: 'steps', step: 1, user: session.user })
  })

  it('shows why it failed', async () => {
    const { journey, state } = await start({ signIn: () => Promise.reject(new Error('Blocked.')) })
    journey.signIn()
    await tick()
    expect(state()).toMatchObject({ view: 'sign-in', windowOpen: false, problem: { text: 'Blocked.' } })
  })

  it('may be begun anew at once; the first attempt is only noted', async () => {
    const attempts: { reject: (reason: unknown) => void; resolve: (value: Session) => void }[] = []
    const signIn = () => {
      attempts[0]?.reject(Object.assign(new Error('Another window.'), { superseded: true }))
      return new Promise<Session>((resolve, reject) => void attempts.push({ resolve, reject }))
    }
    const { journey, state, setSession } = await start({ signIn })
    journey.signIn()
    journey.signIn()
    await tick()
    expect(state()).toMatchObject({ windowOpen: true, problem: null, note: 'Another window.' })
    setSession(session)
    attempts[1]?.resolve(session)
    await tick(300)
    expect(state()).toMatchObject({ view: 'steps', step: 1, note: null })
  })

  it('is given up with the dialog', async () => {
    const { journey, deps, state } = await start({ signIn: () => new Promise(() => {}) })
    journey.signIn()
    journey.end()
    expect(deps.auth.cancel).toHaveBeenCalled()
    expect(state().view).toBe('sign-in')
  })
})

describe('step 1', () => {
  it('moves on after 2000 ms, and not before', async () => {
    const { journey, state } = await atStep(1)
    journey.next()
    await tick(1999)
    expect(state()).toMatchObject({ step: 1, pending: 'next' })
    await tick(1)
    expect(state()).toMatchObject({ step: 2, pending: null })
  })

  it('moves on once, however often it is pressed', async () => {
    const { journey, state } = await atStep(1)
    for (let press = 0; press < 5; press++) journey.next()
    await tick(10_000)
    expect(state().step).toBe(2)
  })

  it('has nothing before it', async () => {
    const { journey, state } = await atStep(1)
    journey.previous()
    expect(state().step).toBe(1)
  })

  it('stays when the account signs out meanwhile', async () => {
    const { journey, state } = await atStep(1)
    journey.next()
    void journey.signOut()
    await tick(10_000)
    expect(state()).toMatchObject({ view: 'sign-in', step: 0, user: null })
  })

  it('gives up a step that was begun while the sign-out was under way', async () => {
    const api: Change['api'] = {
      saveDraft: () => new Promise(() => {}),
      verifyCompany: () => new Promise((resolve) => setTimeout(resolve, 1000, yes())),
    }
    const { journey, state } = await atStep(2, { api })
    void journey.signOut()
    journey.next()
    await tick(10_000)
    expect(state()).toMatchObject({ view: 'sign-in', step: 0, user: null })
  })
})

describe('step 2', () => {
  it('moves on when the server has confirmed the details, without a wait of its own', async () => {
    const { deps, state } = await atStep(3)
    expect(deps.api.verifyCompany).toHaveBeenCalledExactlyOnceWith(account, 'FT', fields)
    expect(deps.toast.error).not.toHaveBeenCalled()
    expect(state().problem).toBeNull()
  })

  it('tells what to correct without asking the server', async () => {
    const { journey, deps, state } = await atStep(2)
    journey.typed({ ...fields, domainName: 'gg', location: '' })
    journey.next()
    await tick()
    expect(deps.api.verifyCompany).not.toHaveBeenCalled()
    expect(state().problem?.errors).toEqual({
      domainName: ['Use at least 3 characters. You have typed 2.'],
      location: ['Enter your primary location.'],
    })
    expect(deps.toast.error).toHaveBeenCalledWith(
      'Your request could not be processed. Please check your input.',
    )
  })

  it('says that something is to be corrected which the form has found out, and lists nothing twice', async () => {
    const { journey, deps, state } = await atStep(2)
    journey.invalid()
    expect(deps.api.verifyCompany).not.toHaveBeenCalled()
    expect(state().problem).toMatchObject({ errors: null })
    expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith(
      'Your request could not be processed. Please check your input.',
    )
  })

  it.each([
    [
      'the errors map',
      { errors: { domainName: ['Taken.'] } },
      'Your request could not be processed. Please check your input.',
    ],
    ['its own message', { message: 'Closed today.' }, 'Closed today.'],
    ['nothing at all', {}, 'Your request could not be processed. Please check your input.'],
  ])('is refused with %s', async (_, body, said) => {
    const { journey, deps, state } = await atStep(2, { api: { verifyCompany: async () => no(body) } })
    journey.next()
    await tick()
    expect(state()).toMatchObject({ step: 2, pending: null, fields, problem: { text: said } })
    expect(state().problem?.errors).toEqual('errors' in body ? body.errors : null)
    expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith(said)
  })

  it('says when the network fails, and keeps what was typed', async () => {
    const { journey, deps, state } = await atStep(2, { api: { verifyCompany: offline } })
    journey.next()
    await tick()
    const said = 'A network error occurred. Please try again.'
    expect(state()).toMatchObject({ step: 2, fields, problem: { text: said } })
    expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith(said)
  })

  it('goes back to step 1 and forward again with everything that was typed', async () => {
    const { journey, state } = await atStep(2)
    journey.previous()
    expect(state().step).toBe(1)
    journey.next()
    await tick(timings.step)
    expect(state()).toMatchObject({ step: 2, fields })
  })

  it('saves what is typed, for its account and plan', async () => {
    const { deps } = await atStep(2)
    await tick(1000)
    expect(deps.api.saveDraft).toHaveBeenCalledExactlyOnceWith(account, 'FT', fields, false)
  })

  it('saves at once when the page is hidden, in a request that outlives it', async () => {
    const { journey, deps } = await atStep(2)
    journey.pageHidden()
    await tick()
    expect(deps.api.saveDraft).toHaveBeenCalledExactlyOnceWith(account, 'FT', fields, true)
  })

  it('does not repeat a save that the server refuses', async () => {
    const saveDraft = vi.fn(async () => no())
    await atStep(2, { api: { saveDraft } })
    await tick(60_000)
    expect(saveDraft).toHaveBeenCalledTimes(1)
  })
})

describe('step 3', () => {
  const order = {
    isOnlinePaymentRequired: false,
    currencySymbol: '₹',
    currencyType: 'INR',
    razorpayKey: '',
    razorpaySecretKey: '',
    taxes: [],
    orderId: 'FREE_TRIAL-u1',
  }
  const licence = { plan: 'FT', domainName: 'ganit-ghar', startsAt: 'a', endsAt: 'b', orderId: 'c' }

  it('sends the order after 2000 ms, and not before', async () => {
    const { journey, deps, state } = await atStep(3)
    journey.submit()
    await tick(1000)
    journey.submit()
    await tick(999)
    expect(state().pending).toBe('submit')
    expect(deps.api.completeOnboarding).not.toHaveBeenCalled()
    await tick(1)
    expect(deps.api.completeOnboarding).toHaveBeenCalledExactlyOnceWith(account, order)
  })

  it('announces the licence, and leaves for the application when that could be heard', async () => {
    const { journey, deps, state } = await atStep(3, {
      api: { completeOnboarding: async () => yes({ licence }) },
    })
    journey.submit()
    await tick(timings.step)
    expect(deps.toast.success).toHaveBeenCalledExactlyOnceWith(
      'Your license has been successfully activated!',
    )
    expect(state()).toMatchObject({ view: 'active', licence })
    await tick(timings.leave - 1)
    expect(deps.launch).not.toHaveBeenCalled()
    await tick(1)
    expect(deps.launch).toHaveBeenCalledTimes(1)
  })

  it('saves no draft of a finished journey', async () => {
    const { journey, deps } = await atStep(3)
    journey.submit()
    await tick(timings.step - 100)
    journey.typed({ ...fields, location: 'Howrah' })
    vi.mocked(deps.api.saveDraft).mockClear()
    await tick(60_000)
    journey.end()
    await tick()
    expect(deps.api.completeOnboarding).toHaveBeenCalledTimes(1)
    expect(deps.api.saveDraft).not.toHaveBeenCalled()
  })

  it.each([
    [
      'refuses',
      async () => no({ message: 'Not today.', errors: { form: ['Not today.', 'Nor tomorrow.'] } }),
      { form: ['Not today.', 'Nor tomorrow.'] },
    ],
    ['refuses without a word', async () => no(), null],
    ['is out of reach', offline, null],
  ])(
    'says that it failed when the server %s, and can be tried again',
    async (_, completeOnboarding, errors) => {
      const { journey, deps, state } = await atStep(3, {
        api: { completeOnboarding: vi.fn(completeOnboarding) },
      })
      journey.submit()
      await tick(timings.step)
      expect(state()).toMatchObject({
        view: 'steps',
        step: 3,
        pending: null,
        problem: { text: 'It failed.', errors },
      })
      expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith('It failed.')
      journey.submit()
      await tick(timings.step)
      expect(deps.api.completeOnboarding).toHaveBeenCalledTimes(2)
      expect(deps.launch).not.toHaveBeenCalled()
    },
  )

  it.each([
    [{ currencySymbol: '' }, 'Please add currency symbol which is required.'],
    [{ currencyType: '' }, 'Please add currency type which is required.'],
  ])('asks for what is missing of %j', async (plan, said) => {
    const { journey, deps, state } = await atStep(3, { plan })
    journey.submit()
    await tick(10_000)
    expect(deps.api.completeOnboarding).not.toHaveBeenCalled()
    expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith(said)
    expect(state().problem?.text).toBe(said)
  })

  it('has nothing after it', async () => {
    const { journey, deps, state } = await atStep(3)
    journey.next()
    await tick(10_000)
    expect(state().step).toBe(3)
    expect(deps.api.verifyCompany).toHaveBeenCalledTimes(1)
  })

  it.each(['end', 'signOut'] as const)('does not leave for the application after %s', async (action) => {
    const { journey, deps } = await atStep(3)
    journey.submit()
    await tick(timings.step)
    void journey[action]()
    await tick(60_000)
    expect(deps.launch).not.toHaveBeenCalled()
  })
})

it.each([
  ['next', 2],
  ['submit', 3],
] as const)('takes back what was said of an attempt when the next one begins (%s)', async (action, step) => {
  const api = { verifyCompany: async () => (step === 2 ? no() : yes()), completeOnboarding: async () => no() }
  const { journey, deps } = await atStep(step, { api })
  journey[action]()
  await tick(timings.step)
  expect(deps.toast.error).toHaveBeenCalledTimes(1)
  deps.toast.clear.mockClear()
  journey[action]()
  expect(deps.toast.clear).toHaveBeenCalledTimes(1)
  expect(deps.toast.error).toHaveBeenCalledTimes(1)
})

describe('without a signed-in user', () => {
  it.each(['next', 'previous', 'submit'] as const)(
    'says Un Authorized! to %s, and asks to sign in',
    async (action) => {
      const { journey, deps, state, endSession } = await atStep(action === 'submit' ? 3 : 2)
      endSession()
      journey[action]()
      await tick(10_000)
      expect(state()).toMatchObject({ view: 'sign-in', step: 0, problem: { text: 'Un Authorized!' } })
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
    expect(state()).toMatchObject({ view: 'sign-in', problem: { text: 'Un Authorized!' } })
    expect(deps.auth.signOut).toHaveBeenCalled()
  })

  it('brings the account back to its step and its words when it signs in again', async () => {
    const { journey, state, endSession } = await atStep(2)
    endSession()
    journey.next()
    await tick()
    journey.signIn()
    await tick(300)
    expect(state()).toMatchObject({ view: 'steps', step: 2, fields })
  })

  it('starts over for an account that another tab has signed in', async () => {
    const { journey, state, setSession } = await atStep(2)
    const user = { ...session.user, uid: 'u2', email: 'arun@suravi.example' }
    setSession({ user, token: 'token-2' })
    journey.next()
    await tick(300)
    expect(state()).toMatchObject({ step: 1, user, fields: { ...emptyFields, companyEmail: user.email } })
  })
})

describe('an unfinished journey', () => {
  const draft = { plan: 'FT', fields: { domainName: 'ga' }, updatedAt: '2026-11-21T09:00:00.000Z' }
  const open = async () => {
    const all = journeyWith({ api: { getStatus: vi.fn(async () => yes({ draft })) } })
    all.journey.open()
    await tick(300)
    expect(all.state().view).toBe('resume')
    return all
  }

  it('goes on where it was left', async () => {
    const { journey, deps, state } = await open()
    journey.resume()
    expect(state()).toMatchObject({ view: 'steps', step: 2, fields: { domainName: 'ga' } })
    expect(deps.api.discardDraft).not.toHaveBeenCalled()
  })

  it('is thrown away for a fresh start', async () => {
    const { journey, deps, state } = await open()
    journey.startAfresh()
    await tick()
    expect(state()).toMatchObject({ view: 'steps', step: 1, fields: { domainName: '' } })
    expect(deps.api.discardDraft).toHaveBeenCalledExactlyOnceWith(account, 'FT')
  })
})

describe('leaving', () => {
  it('is asked about while signed in, and may be taken back', async () => {
    const { journey, deps, state } = await atStep(2)
    journey.askToLeave()
    expect(state().leaving).toBe(true)
    journey.stay()
    expect(state().leaving).toBe(false)
    expect(deps.close).not.toHaveBeenCalled()
    journey.leave()
    expect(deps.close).toHaveBeenCalledTimes(1)
  })

  it('is not asked about where there is nothing to lose', async () => {
    const { journey, deps } = journeyWith({ auth: { session: () => null } })
    journey.open()
    await tick(300)
    journey.askToLeave()
    expect(deps.close).toHaveBeenCalledTimes(1)
  })

  it('saves what was typed last', async () => {
    const { journey, deps } = await atStep(2)
    journey.end()
    await tick()
    expect(deps.api.saveDraft).toHaveBeenCalledExactlyOnceWith(account, 'FT', fields, true)
  })

  it('changes nothing any more once the dialog is gone', async () => {
    const { journey, state } = await atStep(1)
    journey.next()
    journey.end()
    await tick(10_000)
    expect(state()).toMatchObject({ step: 1 })
  })
})

it('saves what was typed before it signs out, and waits for that no longer than 300 ms', async () => {
  const { journey, deps, state } = await atStep(2, {
    api: { saveDraft: vi.fn(() => new Promise<never>(() => {})) },
  })
  void journey.signOut()
  expect(deps.api.saveDraft).not.toHaveBeenCalled()
  await tick(300)
  expect(deps.api.saveDraft).toHaveBeenCalledTimes(1)
  expect(deps.auth.signOut).toHaveBeenCalledTimes(1)
  expect(state()).toMatchObject({ view: 'sign-in', fields: emptyFields })
})
