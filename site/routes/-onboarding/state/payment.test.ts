import { describe, expect, it, vi } from 'vitest'
import {
  account,
  atStep,
  type Change,
  fakeTime,
  fields,
  journeyWith,
  no,
  offline,
  payment,
  session,
  tick,
  yes,
} from './create-journey.fixture'
import { timings } from './reducer'

fakeTime()

const paid = { plan: { code: 'SP', paid: true } }
const licence = { plan: 'SP', domainName: 'ganit-ghar', startsAt: 'a', endsAt: 'b', orderId: 'pay_1' }
const settings = {
  isOnlinePaymentRequired: false,
  currencySymbol: '₹',
  currencyType: 'INR',
  razorpayKey: '',
  taxes: [],
}

async function submitted(change: Change = {}) {
  const all = await atStep(3, { ...paid, ...change })
  all.journey.submit()
  await tick(timings.step)
  await tick(timings.dialogClose)
  return all
}
const pays = (all: Awaited<ReturnType<typeof submitted>>) => all.opened[0]?.hear({ kind: 'paid', payment })
const declines = { kind: 'failed', reason: 'Your bank said no.', paymentId: 'pay_0' } as const
const closes = { kind: 'closed', timedOut: false } as const

describe('a paid plan', () => {
  it('creates the order after 2000 ms, and not before; the checkout is fetched meanwhile', async () => {
    const { journey, deps } = await atStep(3, paid)
    journey.submit()
    await tick(timings.step - 1)
    expect(deps.payment.preload).toHaveBeenCalledTimes(1)
    expect(deps.payment.createOrder).not.toHaveBeenCalled()
    await tick(1)
    expect(deps.payment.createOrder).toHaveBeenCalledExactlyOnceWith(account, 'SP', settings, {
      ...fields,
      plan: 'SP',
    })
    expect(deps.api.completeOnboarding).not.toHaveBeenCalled()
  })

  it('closes before the checkout opens, with the server’s order and the typed details', async () => {
    const { journey, state, opened } = await atStep(3, paid)
    journey.submit()
    await tick(timings.step)
    expect(state()).toMatchObject({ paying: true })
    expect(opened).toHaveLength(0)
    await tick(timings.dialogClose)
    expect(opened).toMatchObject([
      {
        order: { id: 'order_1', amount: 598_800, currency: 'INR', key: 'rzp_test_1' },
        payer: { name: fields.companyName, email: fields.companyEmail, contact: fields.companyPhone },
      },
    ])
  })

  it('completes with the payment, and opens the application', async () => {
    const all = await submitted({ api: { completeOnboarding: vi.fn(async () => yes({ licence })) } })
    pays(all)
    await tick()
    expect(all.deps.api.completeOnboarding).toHaveBeenCalledExactlyOnceWith(account, {
      ...settings,
      razorpaySecretKey: '',
      orderId: 'pay_1',
      razorpayOrderId: 'order_1',
      razorpaySignature: 'signed',
    })
    expect(all.state()).toMatchObject({ view: 'active', licence, paying: false, payment: null })
    expect(all.deps.payment.forget).toHaveBeenCalledWith('u1', 'SP')
    await tick(timings.leave)
    expect(all.deps.openApplication).toHaveBeenCalledTimes(1)
  })

  it('keeps the payment before the server is called, so that a crash in between loses nothing', async () => {
    const never = vi.fn(() => new Promise<never>(() => {}))
    const all = await submitted({ api: { completeOnboarding: never } })
    never.mockImplementation(() => {
      expect(all.deps.payment.keep).toHaveBeenCalledExactlyOnceWith('u1', 'SP', payment)
      return new Promise(() => {})
    })
    pays(all)
    await tick()
    expect(never).toHaveBeenCalledTimes(1)
    expect(all.state()).toMatchObject({ paying: false, pending: 'submit', paymentId: 'pay_1' })
  })
})

describe('completion that fails after paying', () => {
  it.each([
    ['refuses', async () => no({ errors: { form: ['Not today.'] } }), { form: ['Not today.'] }],
    ['is unreachable', offline, null],
  ])(
    'shows the message with the payment ID when the server %s, and never charges again',
    async (_, answer, errors) => {
      const completeOnboarding = vi.fn(answer)
      const all = await submitted({ api: { completeOnboarding } })
      pays(all)
      await tick()
      expect(all.state()).toMatchObject({
        view: 'steps',
        step: 3,
        pending: null,
        payment,
        paymentId: 'pay_1',
        problem: { text: 'It failed.', errors },
      })
      expect(all.deps.toast.error).toHaveBeenCalledExactlyOnceWith('It failed.')
      completeOnboarding.mockImplementation(async () => yes({ licence }) as never)
      all.journey.submit()
      await tick(timings.step)
      expect(all.state().view).toBe('active')
      expect(completeOnboarding.mock.calls[1]).toEqual(completeOnboarding.mock.calls[0])
      expect(all.deps.payment.createOrder).toHaveBeenCalledTimes(1)
      expect(all.opened).toHaveLength(1)
    },
  )

  it('repeats the call while the provider has not confirmed the payment', async () => {
    const pending = no({ pending: true, errors: { form: ['Not confirmed yet.'] } }, 402)
    const completeOnboarding = vi.fn(async () => pending)
    const all = await submitted({ api: { completeOnboarding } })
    pays(all)
    await tick()
    expect(all.state()).toMatchObject({ note: 'Not confirmed yet.', pending: 'submit', problem: null })
    await tick(timings.confirm)
    expect(completeOnboarding).toHaveBeenCalledTimes(2)
    completeOnboarding.mockResolvedValue(yes({ licence }) as never)
    await tick(timings.confirm)
    expect(all.state().view).toBe('active')
  })

  it('shows a failure after a minute without confirmation', async () => {
    const pending = no({ pending: true, errors: { form: ['Not confirmed yet.'] } }, 402)
    const all = await submitted({ api: { completeOnboarding: async () => pending } })
    pays(all)
    await tick(60_000)
    expect(all.state()).toMatchObject({
      pending: null,
      payment,
      problem: { text: 'It failed.', errors: { form: ['Not confirmed yet.'] } },
    })
  })

  it('does not keep a payment that the server has refused for good', async () => {
    const refused = no({ errors: { orderId: ['This payment has been given back.'] } }, 402)
    const all = await submitted({ api: { completeOnboarding: async () => refused } })
    pays(all)
    await tick()
    expect(all.deps.payment.read('u1', 'SP')).toBeNull()
    expect(all.state().problem?.errors).toEqual({ form: ['This payment has been given back.'] })
  })
})

describe('coming back after paying', () => {
  it('completes the kept payment without asking anything', async () => {
    const company = { ...fields, plan: 'SP' }
    const all = journeyWith({
      ...paid,
      api: {
        getStatus: vi.fn(async () => yes({ draft: null, company, licence: null })),
        completeOnboarding: vi.fn(async () => yes({ licence })),
      },
    })
    all.deps.payment.keep('u1', 'SP', payment)
    all.journey.open()
    await tick(timings.spinner)
    expect(all.state()).toMatchObject({ view: 'steps', step: 3, fields, payment, pending: 'submit' })
    await tick(timings.step)
    expect(all.state()).toMatchObject({ view: 'active', licence })
    expect(all.deps.payment.createOrder).not.toHaveBeenCalled()
  })

  it('forgets a payment whose licence exists', async () => {
    const all = await atStep(1, paid)
    all.deps.payment.keep('u1', 'SP', payment)
    vi.mocked(all.deps.api.getStatus).mockResolvedValue(yes({ licence }) as never)
    all.journey.open()
    await tick(timings.spinner)
    expect(all.state()).toMatchObject({ view: 'active', licence })
    expect(all.deps.payment.read('u1', 'SP')).toBeNull()
  })

  it('continues after a new sign-in, when the session ended between paying and completing', async () => {
    const completeOnboarding = vi.fn(async () => no({}, 401))
    const all = await submitted({ api: { completeOnboarding } })
    pays(all)
    await tick()
    expect(all.state()).toMatchObject({ view: 'sign-in', payment: null })
    all.setSession(session)
    completeOnboarding.mockResolvedValue(yes({ licence }) as never)
    all.journey.signIn()
    await tick(timings.spinner)
    expect(all.state()).toMatchObject({ view: 'steps', step: 3, payment, pending: 'submit' })
    await tick(timings.step)
    expect(all.state()).toMatchObject({ view: 'active' })
  })
})

describe('a checkout that ends without a payment', () => {
  it('shows that it was closed, and can be opened again', async () => {
    const all = await submitted()
    all.opened[0]?.hear(closes)
    expect(all.state()).toMatchObject({ paying: false, returned: true })
    await tick()
    expect(all.state()).toMatchObject({ pending: null, problem: null, payment: null })
    expect(all.state().note).toMatch(/was closed before a payment was made/)
    expect(all.deps.toast.error).not.toHaveBeenCalled()
    all.journey.submit()
    await tick(timings.step + timings.dialogClose)
    expect(all.opened).toHaveLength(2)
  })

  it('shows that it timed out', async () => {
    const all = await submitted()
    all.opened[0]?.hear({ kind: 'closed', timedOut: true })
    await tick()
    expect(all.state().note).toMatch(/timed out before a payment was made/)
  })

  it('shows the provider’s message and payment ID for a failed attempt', async () => {
    const all = await submitted()
    all.opened[0]?.hear(declines)
    expect(all.state().paying).toBe(true)
    all.opened[0]?.hear(closes)
    await tick()
    expect(all.state()).toMatchObject({
      problem: { text: 'It failed.', errors: { form: ['Your bank said no.'] } },
      paymentId: 'pay_0',
      payment: null,
    })
  })

  it('shows no failed attempt when the next one has worked', async () => {
    const all = await submitted({ api: { completeOnboarding: async () => yes({ licence }) } })
    all.opened[0]?.hear(declines)
    pays(all)
    await tick()
    expect(all.state()).toMatchObject({ view: 'active', problem: null })
  })

  it('finds the licence that the webhook has activated', async () => {
    const all = await submitted()
    vi.mocked(all.deps.api.getStatus).mockResolvedValue(yes({ licence }) as never)
    all.opened[0]?.hear(closes)
    await tick()
    expect(all.state()).toMatchObject({ view: 'active', licence })
  })

  it('accepts a payment that arrives after it was closed, and closes a second checkout', async () => {
    const all = await submitted({ api: { completeOnboarding: vi.fn(async () => yes({ licence })) } })
    all.opened[0]?.hear(closes)
    await tick()
    all.journey.submit()
    await tick(timings.step + timings.dialogClose)
    pays(all)
    await tick()
    expect(all.opened[1]?.close).toHaveBeenCalledTimes(1)
    expect(all.state()).toMatchObject({ view: 'active', paying: false })
    expect(all.deps.api.completeOnboarding).toHaveBeenCalledTimes(1)
  })

  it('only keeps a payment that arrives after its account has signed out', async () => {
    const all = await submitted()
    all.opened[0]?.hear(closes)
    await tick()
    void all.journey.signOut()
    await tick(timings.spinner)
    pays(all)
    await tick()
    expect(all.deps.payment.keep).toHaveBeenCalledTimes(1)
    expect(all.deps.api.completeOnboarding).not.toHaveBeenCalled()
    expect(all.state().view).toBe('sign-in')
  })
})

describe('a checkout that does not open', () => {
  it.each([
    ['was refused', async () => no({ message: 'Try later.' }, 503), ['Try later.']],
    ['got no answer', offline, ['The payment was not begun, and nothing was charged by this attempt.']],
    [
      'is not one',
      async () => yes({ orderId: 'order_1' }),
      ['The payment was not begun, and nothing was charged by this attempt.'],
    ],
  ])('shows a failure when the order %s', async (_, createOrder, reasons) => {
    const all = await submitted({ payment: { createOrder: vi.fn(createOrder) } })
    expect(all.state()).toMatchObject({
      pending: null,
      problem: { text: 'It failed.', errors: { form: reasons } },
    })
    expect(all.opened).toHaveLength(0)
  })

  it('shows the licence when the plan turns out to be paid', async () => {
    const getStatus = vi.fn(async () => yes({ draft: null, company: null, licence: null }))
    const all = await atStep(3, {
      ...paid,
      api: { getStatus },
      payment: { createOrder: async () => no({ message: 'Active.' }, 409) },
    })
    getStatus.mockResolvedValue(yes({ licence }) as never)
    all.journey.submit()
    await tick(timings.step)
    expect(all.state()).toMatchObject({ view: 'active', licence })
  })

  it('shows a note when the checkout is slow, and an error when it does not load', async () => {
    let lose = (_: Error) => {}
    const fetchCheckout = () =>
      new Promise<never>((_, reject) => {
        lose = reject
      })
    const all = await submitted({ payment: { fetchCheckout } })
    await tick(timings.slow - timings.dialogClose - 1)
    expect(all.state().note).toBeNull()
    await tick(1)
    expect(all.state()).toMatchObject({ pending: 'submit' })
    expect(all.state().note).toMatch(/taking long to come/)
    lose(new Error('lost'))
    await tick()
    expect(all.state()).toMatchObject({ pending: null, note: null, paying: false })
    expect(all.state().problem?.text).toMatch(/could not be loaded, and nothing was charged/)
  })

  it('comes back when the provider’s script throws while opening', async () => {
    const breaks = {
      ready: async () => {},
      open: () => {
        throw new Error('broken')
      },
    }
    const all = await submitted({ payment: { fetchCheckout: async () => breaks } })
    expect(all.state()).toMatchObject({ paying: false, pending: null })
    expect(all.state().problem?.text).toMatch(/could not be loaded/)
  })
})
