import { describe, expect, it } from 'vitest'
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

fakeTime()

describe('opening', () => {
  it('shows the loading state for 300 ms, signed in or not', async () => {
    for (const auth of [{}, { session: () => null }]) {
      const { journey, state } = journeyWith({ auth })
      journey.open()
      await tick(299)
      expect(state().view).toBe('opening')
      await tick(1)
      expect(state().view).not.toBe('opening')
    }
  })

  it('asks for the status of the account and plan', async () => {
    const { deps } = await atStep(1)
    expect(deps.api.getStatus).toHaveBeenCalledExactlyOnceWith(session, 'FT')
  })

  it('makes no call while no account is signed in', async () => {
    const { journey, deps, state } = journeyWith({ auth: { session: () => null } })
    journey.open()
    await tick(300)
    expect(state()).toMatchObject({ view: 'sign-in' })
    expect(deps.api.getStatus).not.toHaveBeenCalled()
  })

  it('waits for the status, but at most 5 seconds', async () => {
    const { journey, state } = journeyWith({ api: { getStatus: () => new Promise(() => {}) } })
    journey.open()
    await tick(4999)
    expect(state().view).toBe('opening')
    await tick(1)
    expect(state()).toMatchObject({ view: 'plan' })
  })

  it.each([
    ['is unreachable', offline],
    ['does not know the call', async () => no({}, 404)],
  ])('starts from the beginning when the server %s', async (_, getStatus) => {
    await atStep(1, { api: { getStatus } })
  })

  it('asks for a new sign-in when the server refuses the old one', async () => {
    const { journey, deps, state } = journeyWith({ api: { getStatus: async () => no({}, 401) } })
    journey.open()
    await tick(300)
    expect(state()).toMatchObject({ view: 'sign-in', problem: null })
    expect(deps.auth.signOut).toHaveBeenCalled()
  })
})

describe('step 1', () => {
  it('moves on after 2000 ms, and not before', async () => {
    const { journey, state } = await atStep(1)
    journey.next()
    await tick(1999)
    expect(state()).toMatchObject({ view: 'plan', isPending: true })
    await tick(1)
    expect(state()).toMatchObject({ view: 'company', isPending: false })
  })

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
    expect(state()).toMatchObject({ view: 'sign-in', user: null })
  })

  it('cancels a step that was started during a sign-out', async () => {
    const api: Change['api'] = {
      saveDraft: () => new Promise(() => {}),
      verifyCompany: () => new Promise((resolve) => setTimeout(resolve, 1000, yes())),
    }
    const { journey, state } = await atStep(2, { api })
    void journey.signOut()
    journey.next()
    await tick(10_000)
    expect(state()).toMatchObject({ view: 'sign-in', user: null })
  })
})

describe('leaving', () => {
  it('saves what was typed last', async () => {
    const { journey, deps } = await atStep(2)
    journey.end()
    await tick()
    expect(deps.api.saveDraft).toHaveBeenCalledExactlyOnceWith(session, 'FT', fields, true)
  })

  it('changes nothing after the dialog has closed', async () => {
    const { journey, state } = await atStep(1)
    journey.next()
    journey.end()
    await tick(10_000)
    expect(state()).toMatchObject({ view: 'plan' })
  })
})
