import { describe, expect, it, vi } from 'vitest'
import {
  atStep,
  fakeTime,
  licence,
  no,
  offline,
  paid,
  pays,
  submitted,
  tick,
  yes,
} from './create-journey.fixture'
import { timings } from './reducer'

fakeTime()

const declines = { kind: 'failed', reason: 'Your bank said no.', paymentId: 'pay_0' } as const
const closes = { kind: 'closed', timedOut: false } as const

describe('a checkout that ends without a payment', () => {
  it('shows that it was closed, and can be opened again', async () => {
    const all = await submitted()
    all.opened[0]?.onEvent(closes)
    expect(all.state()).toMatchObject({ checkout: 'closed' })
    await tick()
    expect(all.state()).toMatchObject({ isPending: false, problem: null, payment: null })
    expect(all.state().note).toMatch(/was closed before a payment was made/)
    expect(all.deps.toast.error).not.toHaveBeenCalled()
    all.journey.submit()
    await tick(timings.step + timings.dialogClose)
    expect(all.opened).toHaveLength(2)
  })

  it('shows that it timed out', async () => {
    const all = await submitted()
    all.opened[0]?.onEvent({ kind: 'closed', timedOut: true })
    await tick()
    expect(all.state().note).toMatch(/timed out before a payment was made/)
  })

  it('shows the provider’s message and payment ID for a failed attempt', async () => {
    const all = await submitted()
    all.opened[0]?.onEvent(declines)
    expect(all.state().checkout).toBe('open')
    all.opened[0]?.onEvent(closes)
    await tick()
    expect(all.state()).toMatchObject({
      problem: { text: 'No money was taken.\nIt failed.', errors: { form: ['Your bank said no.'] } },
      paymentId: 'pay_0',
      payment: null,
    })
  })

  it('does not say what it does not know: whether money was taken', async () => {
    const all = await submitted()
    vi.mocked(all.deps.api.getStatus).mockImplementation(offline)
    all.opened[0]?.onEvent(declines)
    all.opened[0]?.onEvent(closes)
    await tick()
    expect(all.state()).toMatchObject({ problem: { text: 'It failed.' } })
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
    all.opened[0]?.onEvent(closes)
    await tick()
    expect(all.state()).toMatchObject({ view: 'active', licence })
  })

  it('accepts a payment that arrives after it was closed, and closes a second checkout', async () => {
    const all = await submitted({ api: { completeOnboarding: vi.fn(async () => yes({ licence })) } })
    all.opened[0]?.onEvent(closes)
    await tick()
    all.journey.submit()
    await tick(timings.step + timings.dialogClose)
    pays(all)
    await tick()
    expect(all.opened[1]?.close).toHaveBeenCalledTimes(1)
    expect(all.state()).toMatchObject({ view: 'active' })
    expect(all.deps.api.completeOnboarding).toHaveBeenCalledTimes(1)
  })

  it('only keeps a payment that arrives after its account has signed out', async () => {
    const all = await submitted()
    all.opened[0]?.onEvent(closes)
    await tick()
    void all.journey.signOut()
    await tick(timings.spinner)
    pays(all)
    await tick()
    expect(all.deps.payment.save).toHaveBeenCalledTimes(1)
    expect(all.deps.api.completeOnboarding).not.toHaveBeenCalled()
    expect(all.state().view).toBe('sign-in')
  })
})

const notStarted = /^The payment did not start, and nothing was charged by this attempt\.$/

describe('a checkout that does not open', () => {
  it.each([
    ['was refused', async () => no({ message: 'Try later.' }, 503), notStarted, ['Try later.']],
    ['got no answer', offline, /^The payment window could not be loaded, so no payment was started/, null],
    ['is not one', async () => yes({ orderId: 'order_1' }), notStarted, null],
  ])('does not speak of a failed payment when the order %s', async (_, createOrder, text, reasons) => {
    const all = await submitted({ payment: { createOrder: vi.fn(createOrder) } })
    expect(all.state()).toMatchObject({
      isPending: false,
      problem: {
        text: expect.stringMatching(text),
        errors: reasons && { form: reasons },
      },
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
    expect(all.state()).toMatchObject({ isPending: true })
    expect(all.state().note).toMatch(/taking a long time to open/)
    lose(new Error('lost'))
    await tick()
    expect(all.state()).toMatchObject({ isPending: false, note: null, checkout: null })
    expect(all.state().problem?.text).toMatch(/could not be loaded, so no payment was started/)
  })

  it('comes back when the provider’s script throws while opening', async () => {
    const breaks = {
      ready: async () => {},
      open: () => {
        throw new Error('broken')
      },
    }
    const all = await submitted({ payment: { fetchCheckout: async () => breaks } })
    expect(all.state()).toMatchObject({ checkout: 'closed', isPending: false })
    expect(all.state().problem?.text).toMatch(/could not be loaded/)
  })
})
