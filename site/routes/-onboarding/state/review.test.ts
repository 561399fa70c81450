import { describe, expect, it, vi } from 'vitest'
import { atStep, fakeTime, fields, no, offline, session, tick, yes } from './create-journey.fixture'
import { timings } from './reducer'

fakeTime()

describe('step 3', () => {
  const order = {
    isOnlinePaymentRequired: false,
    currencySymbol: '₹',
    currencyType: 'INR',
    razorpayKey: '',
    razorpaySecretKey: '',
    taxes: [],
    orderId: 'FREE_TRIAL-u1',
    reviewed: { ...fields, plan: 'FT' },
  }
  const licence = { plan: 'FT', domainName: 'ganit-ghar', startsAt: 'a', endsAt: 'b', orderId: 'c' }

  it('sends the order after 2000 ms, and not before', async () => {
    const { journey, deps, state } = await atStep(3)
    journey.submit()
    await tick(1000)
    journey.submit()
    await tick(999)
    expect(state().isPending).toBe(true)
    expect(deps.api.completeOnboarding).not.toHaveBeenCalled()
    await tick(1)
    expect(deps.api.completeOnboarding).toHaveBeenCalledExactlyOnceWith(session, order)
  })

  it('shows and sends the details as the server has stored them', async () => {
    const company = { ...fields, companyPhone: '9000000000', plan: 'FT' }
    const { journey, deps, state } = await atStep(3, {
      api: { verifyCompany: async () => yes({ company }) },
    })
    expect(state()).toMatchObject({ fields: { companyPhone: '9000000000' } })
    journey.submit()
    await tick(timings.step)
    expect(deps.api.completeOnboarding).toHaveBeenCalledExactlyOnceWith(session, {
      ...order,
      reviewed: company,
    })
  })

  it.each([
    ['completeOnboarding', {}],
    ['createOrder', { code: 'SP', paid: true }],
  ] as const)('goes back to step 2 where other details were confirmed elsewhere (%s)', async (call, plan) => {
    const text = 'Changed.'
    const refused = vi.fn(async () => no({ message: text, errors: { reviewed: [text] } }, 409))
    const { journey, deps, state } = await atStep(3, {
      plan,
      ...(call === 'createOrder' ? { payment: { [call]: refused } } : { api: { [call]: refused } }),
    })
    journey.submit()
    await tick(timings.step)
    expect(refused).toHaveBeenCalledTimes(1)
    expect(state()).toMatchObject({
      view: 'company',
      fields,
      isPending: false,
      problem: { text, errors: null },
    })
    expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith(text)
  })

  it('announces the licence, and opens the application after the announcement', async () => {
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
    expect(deps.openApplication).not.toHaveBeenCalled()
    await tick(1)
    expect(deps.openApplication).toHaveBeenCalledTimes(1)
  })

  it('opens the application only once there is a connection, and not after the visitor has left', async () => {
    for (const hasLeft of [false, true]) {
      const { journey, deps } = await atStep(3)
      let connect = () => {}
      deps.online.mockReturnValueOnce(new Promise((resolve) => (connect = resolve)))
      journey.submit()
      await tick(timings.step + timings.leave + 60_000)
      expect(deps.openApplication).not.toHaveBeenCalled()
      if (hasLeft) journey.end()
      connect()
      await tick()
      expect(deps.openApplication).toHaveBeenCalledTimes(hasLeft ? 0 : 1)
    }
  })

  it.each([
    ['success', async () => yes({ licence }), 'success', 'Your license has been successfully activated!'],
    ['refusal', async () => no(), 'error', 'It failed.'],
    ['lost connection', offline, 'error', 'It failed.'],
  ] as const)(
    'goes on after the visitor has left, and tells the %s on the page',
    async (_, reply, tone, text) => {
      const { journey, deps } = await atStep(3, { api: { completeOnboarding: reply } })
      journey.submit()
      await tick(timings.step - 100)
      journey.leave()
      expect(deps.close).not.toHaveBeenCalled()
      journey.leave()
      expect(deps.close).toHaveBeenCalledTimes(1)
      journey.end()
      await tick(timings.step)
      expect(deps.toast[tone]).toHaveBeenCalledExactlyOnceWith(text)
      expect(deps.refreshPage).toHaveBeenCalledTimes(1)
      await tick(timings.leave)
      expect(deps.openApplication).not.toHaveBeenCalled()
    },
  )

  it('saves no draft after completion', async () => {
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
    ['refuses without a message', async () => no(), null],
    ['is unreachable', offline, null],
  ])('shows a failure when the server %s, and can be tried again', async (_, completeOnboarding, errors) => {
    const { journey, deps, state } = await atStep(3, {
      api: { completeOnboarding: vi.fn(completeOnboarding) },
    })
    journey.submit()
    await tick(timings.step)
    expect(state()).toMatchObject({
      view: 'review',
      isPending: false,
      problem: { text: 'It failed.', errors },
    })
    expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith('It failed.')
    journey.submit()
    await tick(timings.step)
    expect(deps.api.completeOnboarding).toHaveBeenCalledTimes(2)
    expect(deps.openApplication).not.toHaveBeenCalled()
  })

  it.each([
    [{ currencySymbol: '' }, 'Please add currency symbol which is required.'],
    [{ currencyType: '' }, 'Please add currency type which is required.'],
  ])('asks for missing currency fields of %j', async (plan, expected) => {
    const { journey, deps, state } = await atStep(3, { plan })
    journey.submit()
    await tick(10_000)
    expect(deps.api.completeOnboarding).not.toHaveBeenCalled()
    expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith(expected)
    expect(state().problem?.text).toBe(expected)
  })

  it('has no next step', async () => {
    const { journey, deps, state } = await atStep(3)
    journey.next()
    await tick(10_000)
    expect(state().view).toBe('review')
    expect(deps.api.verifyCompany).toHaveBeenCalledTimes(1)
  })

  it.each(['end', 'signOut'] as const)('does not open the application after %s', async (action) => {
    const { journey, deps } = await atStep(3)
    journey.submit()
    await tick(timings.step)
    void journey[action]()
    await tick(60_000)
    expect(deps.openApplication).not.toHaveBeenCalled()
  })
})

it.each([
  ['next', 2],
  ['submit', 3],
] as const)('removes the message of an attempt when the next one begins (%s)', async (action, step) => {
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
