import { describe, expect, it, vi } from 'vitest'
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
import type { JourneyDeps } from './dependencies'
import { timings } from './views'

fakeTime()

const declines = { kind: 'failed', reason: 'Your bank said no.', paymentId: 'pay_0' } as const
const closes = { kind: 'closed', timedOut: false } as const
type Submitted = Awaited<ReturnType<typeof submitted>>

/** The first checkout ends without a payment. */
async function close(all: Submitted, event: { kind: 'closed'; timedOut: boolean } = closes) {
  all.opened[0]?.onEvent(event)
  await tick()
}

/** The visitor pays, and the server gives these answers when it is asked for the licence. */
async function paidWith(completeOnboarding: JourneyDeps['api']['completeOnboarding']) {
  const all = await submitted({ api: { completeOnboarding } })
  pays(all)
  await tick()
  return all
}

describe('the order', () => {
  it('is created after 2000 ms, and not before; the checkout is fetched in this time', async () => {
    const { journey, deps } = await atStep(3, paid)
    journey.submit()
    await tick(timings.step - 1)
    expect(deps.payment.preload).toHaveBeenCalledTimes(1)
    expect(deps.payment.createOrder).not.toHaveBeenCalled()
    await tick(1)
    expect(deps.payment.createOrder).toHaveBeenCalledExactlyOnceWith(session, {
      plan: 'SP',
      tenantSettings: {
        isOnlinePaymentRequired: false,
        currencySymbol: '₹',
        currencyType: 'INR',
        razorpayKey: '',
        taxes: [],
      },
      reviewed: { ...fields, plan: 'SP' },
      amount: 598_800,
    })
    expect(deps.api.completeOnboarding).not.toHaveBeenCalled()
  })

  it('shows a price that has changed, and pays it at the next press', async () => {
    const message = 'The price has changed.'
    const changed = no({ message, errors: { amount: [message] }, amount: 700_000 }, 409)
    const createOrder = vi.fn(async (..._: Parameters<JourneyDeps['payment']['createOrder']>) => changed)
    const { journey, state } = await submitted({ payment: { createOrder } })
    expect(state()).toMatchObject({ view: 'review', amount: 700_000, problem: { text: message } })
    journey.submit()
    await tick(timings.step)
    expect(createOrder.mock.calls.map(([, { amount }]) => amount)).toEqual([598_800, 700_000])
  })

  const notStarted = /^The payment did not start, and nothing was charged by this attempt\.$/
  const notLoaded = /^The payment window could not be loaded, so no payment was started/
  it.each([
    ['was refused', async () => no({ message: 'Try later.' }, 503), notStarted, { form: ['Try later.'] }],
    ['got no answer', offline, notLoaded, null],
    ['is not one', async () => yes({ orderId: 'order_1' }), notStarted, null],
  ])('does not speak of a failed payment when it %s', async (_, createOrder, text, errors) => {
    const all = await submitted({ payment: { createOrder: vi.fn(createOrder) } })
    const problem = { text: expect.stringMatching(text), errors }
    expect(all.state()).toMatchObject({ isPending: false, problem })
    expect(all.opened).toHaveLength(0)
  })

  it('shows the licence when the plan turns out to be paid', async () => {
    const getStatus = vi.fn(async () => yes({ draft: null, company: null, licence: null }))
    const { journey, state } = await atStep(3, {
      ...paid,
      api: { getStatus },
      payment: { createOrder: async () => no({ message: 'Active.' }, 409) },
    })
    getStatus.mockResolvedValue(yes({ licence }) as never)
    journey.submit()
    await tick(timings.step)
    expect(state()).toMatchObject({ view: 'active', licence })
  })
})

it('comes back when the provider’s script throws while opening the checkout', async () => {
  const open = () => {
    throw new Error('broken')
  }
  const all = await submitted({ payment: { fetchCheckout: async () => ({ ready: async () => {}, open }) } })
  expect(all.state()).toMatchObject({ checkout: 'closed', isPending: false })
  expect(all.state().problem?.text).toMatch(/could not be loaded/)
})

describe('a checkout that ends without a payment', () => {
  it.each([
    ['was closed', false],
    ['timed out', true],
  ])('shows that it %s, and can be opened again', async (text, timedOut) => {
    const all = await submitted()
    const closed = close(all, { kind: 'closed', timedOut })
    expect(all.state()).toMatchObject({ checkout: 'closed' })
    await closed
    expect(all.state()).toMatchObject({ isPending: false, problem: null, payment: null })
    expect(all.state().note).toContain(`${text} before a payment was made`)
    expect(all.deps.toast.error).not.toHaveBeenCalled()
    all.journey.submit()
    await tick(timings.step + timings.dialogClose)
    expect(all.opened).toHaveLength(2)
  })

  it.each([
    ['that no money was taken', async () => yes(), 'No money was taken.\nIt failed.'],
    ['nothing of it where the server does not know it', offline, 'It failed.'],
  ])('shows after a failed attempt %s', async (_, getStatus, text) => {
    const all = await submitted()
    vi.mocked(all.deps.api.getStatus).mockImplementation(getStatus as never)
    all.opened[0]?.onEvent(declines)
    expect(all.state().checkout).toBe('open')
    await close(all)
    expect(all.state()).toMatchObject({
      problem: { text, errors: { form: ['Your bank said no.'] } },
      failedPaymentId: 'pay_0',
      payment: null,
    })
  })

  it.each([
    ['the provider', async () => yes({ order: { status: 'unknown' } })],
    ['the server', offline],
  ])('is not called unpaid when it is closed while %s does not answer', async (_, getStatus) => {
    const all = await submitted()
    vi.mocked(all.deps.api.getStatus).mockImplementation(getStatus as never)
    await close(all)
    expect(all.state().note).toContain('We do not know yet whether a payment was made')
  })

  it('shows no failed attempt when the next one has worked', async () => {
    const all = await submitted({ api: { completeOnboarding: async () => yes({ licence }) } })
    all.opened[0]?.onEvent(declines)
    pays(all)
    await tick()
    expect(all.state()).toMatchObject({ view: 'active' })
  })

  it('finds the licence that the webhook has activated', async () => {
    const all = await submitted()
    vi.mocked(all.deps.api.getStatus).mockResolvedValue(yes({ licence }) as never)
    await close(all)
    expect(all.state()).toMatchObject({ view: 'active', licence })
  })

  it('accepts a payment that arrives after it was closed, and closes a second checkout', async () => {
    const all = await submitted({ api: { completeOnboarding: vi.fn(async () => yes({ licence })) } })
    await close(all)
    all.journey.submit()
    await tick(timings.step + timings.dialogClose)
    pays(all)
    await tick()
    expect(all.opened[1]?.close).toHaveBeenCalledTimes(1)
    expect(all.state()).toMatchObject({ view: 'active' })
    expect(all.deps.api.completeOnboarding).toHaveBeenCalledTimes(1)
  })

  it.each<[string, string, (all: Submitted) => void]>([
    ['has signed out', 'sign-in', (all) => void all.journey.signOut()],
    [
      'was replaced by another',
      'plan',
      (all) => {
        all.setSession({ user: { ...session.user, uid: 'u2' }, accessToken: 'token-2' })
        all.journey.previous()
      },
    ],
  ])('only stores a payment that arrives after its account %s', async (_, view, change) => {
    const all = await submitted()
    await close(all)
    change(all)
    await tick(timings.spinner)
    pays(all)
    await tick()
    expect(all.deps.payment.save).toHaveBeenCalledExactlyOnceWith('u1', 'SP', payment)
    expect(all.deps.api.completeOnboarding).not.toHaveBeenCalled()
    expect(all.state().view).toBe(view)
  })
})

describe('a payment', () => {
  it('is stored before the server is called, so that a crash in between loses nothing', async () => {
    const never = vi.fn(() => new Promise<never>(() => {}))
    const all = await submitted({ api: { completeOnboarding: never } })
    never.mockImplementation(() => {
      expect(all.deps.payment.save).toHaveBeenCalledExactlyOnceWith('u1', 'SP', payment)
      return new Promise(() => {})
    })
    pays(all)
    await tick()
    expect(never).toHaveBeenCalledTimes(1)
    expect(all.state()).toMatchObject({ checkout: 'closed', isPending: true, payment })
  })

  it.each([
    ['refuses', async () => no({ errors: { form: ['Not today.'] } }), { form: ['Not today.'] }],
    ['is unreachable', offline, null],
  ])('is never charged again when the server %s', async (_, answer, errors) => {
    const completeOnboarding = vi.fn(answer)
    const all = await paidWith(completeOnboarding)
    expect(all.state()).toMatchObject({
      view: 'review',
      isPending: false,
      payment,
      problem: { text: 'It failed.', errors },
    })
    expect(all.deps.toast.error).toHaveBeenCalledExactlyOnceWith('It failed.')
    completeOnboarding.mockImplementation(async () => yes({ licence }) as never)
    all.journey.submit()
    await tick(timings.step)
    expect(all.state().view).toBe('active')
    expect(completeOnboarding.mock.calls[1]).toEqual(completeOnboarding.mock.calls[0])
    expect(all.deps.payment.createOrder).toHaveBeenCalledTimes(1)
  })

  const pending = no({ pending: true, errors: { form: ['Not confirmed yet.'] } }, 402)

  it('is completed again while the provider has not confirmed it', async () => {
    const completeOnboarding = vi.fn(async () => pending)
    const all = await paidWith(completeOnboarding)
    expect(all.state()).toMatchObject({ note: 'Not confirmed yet.', isPending: true, problem: null })
    await tick(timings.confirm)
    expect(completeOnboarding).toHaveBeenCalledTimes(2)
    completeOnboarding.mockResolvedValue(yes({ licence }) as never)
    await tick(timings.confirm)
    expect(all.state().view).toBe('active')
  })

  it('shows a failure after a minute without confirmation', async () => {
    const all = await paidWith(async () => pending)
    await tick(60_000)
    expect(all.state()).toMatchObject({
      isPending: false,
      payment,
      problem: { text: 'It failed.', errors: { form: ['Not confirmed yet.'] } },
    })
  })

  it('is not stored any more when the server has refused it for good', async () => {
    const refused = no({ errors: { orderId: ['This payment has been refunded.'] } }, 402)
    const all = await paidWith(async () => refused)
    expect(all.deps.payment.read('u1', 'SP')).toBeNull()
    expect(all.state().problem?.errors).toEqual({ form: ['This payment has been refunded.'] })
  })

  it('is not stored any more when its licence exists', async () => {
    const all = journeyWith({ ...paid, api: { getStatus: async () => yes({ licence }) } })
    all.deps.payment.save('u1', 'SP', payment)
    all.journey.open()
    await tick(timings.spinner)
    expect(all.state()).toMatchObject({ view: 'active', licence })
    expect(all.deps.payment.read('u1', 'SP')).toBeNull()
  })

  it('is completed after a new sign-in, when the session has ended in between', async () => {
    const completeOnboarding = vi.fn(async () => no({}, 401))
    const all = await paidWith(completeOnboarding)
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
