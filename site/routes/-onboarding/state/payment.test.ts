import { describe, expect, it, vi } from 'vitest'
import type { JourneyDeps } from './context'
import {
  atStep,
  fakeTime,
  fields,
  journeyWith,
  licence,
  no,
  offline,
  paid,
  payment,
  pays,
  session,
  submitted,
  tick,
  yes,
} from './create-journey.fixture'
import { timings } from './reducer'

fakeTime()

const settings = {
  isOnlinePaymentRequired: false,
  currencySymbol: '₹',
  currencyType: 'INR',
  razorpayKey: '',
  taxes: [],
}

describe('a paid plan', () => {
  it('creates the order after 2000 ms, and not before; the checkout is fetched in this time', async () => {
    const { journey, deps } = await atStep(3, paid)
    journey.submit()
    await tick(timings.step - 1)
    expect(deps.payment.preload).toHaveBeenCalledTimes(1)
    expect(deps.payment.createOrder).not.toHaveBeenCalled()
    await tick(1)
    expect(deps.payment.createOrder).toHaveBeenCalledExactlyOnceWith(session, {
      plan: 'SP',
      tenantSettings: settings,
      reviewed: { ...fields, plan: 'SP' },
      amount: 598_800,
    })
    expect(deps.api.completeOnboarding).not.toHaveBeenCalled()
  })

  it('shows a price that has changed, and pays it at the next press', async () => {
    const message = 'The price has changed.'
    const changed = no({ message, errors: { amount: [message] }, amount: 700_000 }, 409)
    const createOrder = vi.fn(async (..._: Parameters<JourneyDeps['payment']['createOrder']>) => changed)
    const { journey, state } = await atStep(3, { ...paid, payment: { createOrder } })
    journey.submit()
    await tick(timings.step)
    expect(state()).toMatchObject({ view: 'review', amount: 700_000, problem: { text: message } })
    journey.submit()
    await tick(timings.step)
    expect(createOrder.mock.calls.map(([, { amount }]) => amount)).toEqual([598_800, 700_000])
  })

  it('closes before the checkout opens, with the server’s order and the typed details', async () => {
    const { journey, state, opened } = await atStep(3, paid)
    journey.submit()
    await tick(timings.step)
    expect(state()).toMatchObject({ checkout: 'open' })
    expect(opened).toHaveLength(0)
    await tick(timings.dialogClose)
    expect(opened).toMatchObject([
      {
        order: {
          orderId: 'order_1',
          amount: 598_800,
          currency: 'INR',
          key: 'rzp_test_1',
          provider: 'razorpay',
        },
        payer: { name: fields.companyName, email: fields.companyEmail, contact: fields.companyPhone },
      },
    ])
  })

  it('completes with the payment, and opens the application', async () => {
    const all = await submitted({ api: { completeOnboarding: vi.fn(async () => yes({ licence })) } })
    pays(all)
    await tick()
    expect(all.deps.api.completeOnboarding).toHaveBeenCalledExactlyOnceWith(session, {
      ...settings,
      razorpaySecretKey: '',
      orderId: 'pay_1',
      razorpayOrderId: 'order_1',
      razorpaySignature: 'signed',
    })
    expect(all.state()).toMatchObject({ view: 'active', licence })
    expect(all.deps.payment.forget).toHaveBeenCalledWith('u1', 'SP')
    await tick(timings.leave)
    expect(all.deps.openApplication).toHaveBeenCalledTimes(1)
  })

  it('keeps the payment before the server is called, so that a crash in between loses nothing', async () => {
    const never = vi.fn(() => new Promise<never>(() => {}))
    const all = await submitted({ api: { completeOnboarding: never } })
    never.mockImplementation(() => {
      expect(all.deps.payment.save).toHaveBeenCalledExactlyOnceWith('u1', 'SP', payment)
      return new Promise(() => {})
    })
    pays(all)
    await tick()
    expect(never).toHaveBeenCalledTimes(1)
    expect(all.state()).toMatchObject({ checkout: 'closed', isPending: true, paymentId: 'pay_1' })
  })
})

it('leads to the licence that another tab has launched', async () => {
  const { journey, state } = await atStep(3, {
    api: { completeOnboarding: async () => no({ licence }, 409) },
  })
  journey.submit()
  await tick(timings.step)
  expect(state()).toMatchObject({ view: 'active', licence })
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
        view: 'review',
        isPending: false,
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
    expect(all.state()).toMatchObject({ note: 'Not confirmed yet.', isPending: true, problem: null })
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
      isPending: false,
      payment,
      problem: { text: 'It failed.', errors: { form: ['Not confirmed yet.'] } },
    })
  })

  it('does not keep a payment that the server has refused for good', async () => {
    const refused = no({ errors: { orderId: ['This payment has been refunded.'] } }, 402)
    const all = await submitted({ api: { completeOnboarding: async () => refused } })
    pays(all)
    await tick()
    expect(all.deps.payment.read('u1', 'SP')).toBeNull()
    expect(all.state().problem?.errors).toEqual({ form: ['This payment has been refunded.'] })
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
    all.deps.payment.save('u1', 'SP', payment)
    all.journey.open()
    await tick(timings.spinner)
    expect(all.state()).toMatchObject({ view: 'review', fields, payment, isPending: true })
    await tick(timings.step)
    expect(all.state()).toMatchObject({ view: 'active', licence })
    expect(all.deps.payment.createOrder).not.toHaveBeenCalled()
  })

  it('forgets a payment whose licence exists', async () => {
    const all = await atStep(1, paid)
    all.deps.payment.save('u1', 'SP', payment)
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
    expect(all.state()).toMatchObject({ view: 'sign-in' })
    all.setSession(session)
    completeOnboarding.mockResolvedValue(yes({ licence }) as never)
    all.journey.signIn()
    await tick(timings.spinner)
    expect(all.state()).toMatchObject({ view: 'review', payment, isPending: true })
    await tick(timings.step)
    expect(all.state()).toMatchObject({ view: 'active' })
  })
})
