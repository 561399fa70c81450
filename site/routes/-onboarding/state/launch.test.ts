import { describe, expect, it, vi } from 'vitest'
import {
  atStep,
  type Change,
  fakeTime,
  fields,
  licence,
  no,
  offline,
  tick,
  yes,
} from './create-journey.fixture'
import { timings } from './views'

fakeTime()

async function launched(change?: Change) {
  const all = await atStep(3, change)
  all.journey.submit()
  await tick(timings.step)
  return all
}

it.each([
  ['completeOnboarding', {}],
  ['createOrder', { code: 'SP', paid: true }],
] as const)('goes back to step 2 where other details were confirmed elsewhere (%s)', async (call, plan) => {
  const text = 'Changed.'
  const refused = vi.fn(async () => no({ message: text, errors: { reviewed: [text] } }, 409))
  const { deps, state } = await launched({
    plan,
    ...(call === 'createOrder' ? { payment: { [call]: refused } } : { api: { [call]: refused } }),
  })
  expect(refused).toHaveBeenCalledTimes(1)
  expect(state()).toMatchObject({
    view: 'company',
    fields,
    isPending: false,
    problem: { text, errors: null },
  })
  expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith(text)
})

it('leads to the licence that another tab has launched', async () => {
  const { state } = await launched({ api: { completeOnboarding: async () => no({ licence }, 409) } })
  expect(state()).toMatchObject({ view: 'active', licence })
})

it('opens the application after 3 seconds, in which the success is announced', async () => {
  const { deps } = await launched()
  expect(deps.toast.success).toHaveBeenCalledExactlyOnceWith('Your license has been successfully activated!')
  await tick(2999)
  expect(deps.openApplication).not.toHaveBeenCalled()
  await tick(1)
  expect(deps.openApplication).toHaveBeenCalledTimes(1)
})

it.each([false, true])(
  'opens the application once there is a connection, and not after the visitor has left (left: %s)',
  async (hasLeft) => {
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
  },
)

it.each(['end', 'signOut'] as const)('does not open the application after %s', async (action) => {
  const { journey, deps } = await launched()
  void journey[action]()
  await tick(60_000)
  expect(deps.openApplication).not.toHaveBeenCalled()
})

describe('after the visitor has left', () => {
  it.each([
    ['success', async () => yes({ licence }), 'success', 'Your license has been successfully activated!'],
    ['refusal', async () => no(), 'error', 'It failed.'],
    ['lost connection', offline, 'error', 'It failed.'],
  ] as const)('goes on, and tells the %s on the page', async (_, reply, tone, text) => {
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
  })
})

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

it('lists each reason of a refusal once, and can be tried again', async () => {
  const reasons = ['Not today.', 'Nor tomorrow.']
  const { journey, deps, state } = await launched({
    api: { completeOnboarding: vi.fn(async () => no({ message: 'Not today.', errors: { form: reasons } })) },
  })
  expect(state()).toMatchObject({
    view: 'review',
    isPending: false,
    problem: { text: 'It failed.', errors: { form: reasons } },
  })
  expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith('It failed.')
  journey.submit()
  await tick(timings.step)
  expect(deps.api.completeOnboarding).toHaveBeenCalledTimes(2)
})

it.each([
  [{ currencySymbol: '' }, 'Please add currency symbol which is required.'],
  [{ currencyType: '' }, 'Please add currency type which is required.'],
])('asks for missing currency fields of %j', async (plan, expected) => {
  const { deps, state } = await launched({ plan })
  expect(deps.api.completeOnboarding).not.toHaveBeenCalled()
  expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith(expected)
  expect(state().problem?.text).toBe(expected)
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
