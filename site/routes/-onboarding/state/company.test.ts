import { describe, expect, it, vi } from 'vitest'
import {
  atStep,
  fakeTime,
  fields,
  journeyWith,
  no,
  offline,
  session,
  tick,
  yes,
} from './create-journey.fixture'
import { timings } from './reducer'

fakeTime()

describe('step 2', () => {
  it('moves on when the server has confirmed the details, without a further delay', async () => {
    const { deps, state } = await atStep(3)
    expect(deps.api.verifyCompany).toHaveBeenCalledExactlyOnceWith(session, 'FT', fields)
    expect(deps.toast.error).not.toHaveBeenCalled()
    expect(state().problem).toBeNull()
  })

  it('shows field errors without asking the server', async () => {
    const { journey, deps, state } = await atStep(2)
    journey.typed({ ...fields, domainName: 'gg', location: '' })
    journey.next()
    await tick()
    expect(deps.api.verifyCompany).not.toHaveBeenCalled()
    expect(state().problem?.errors).toEqual({
      domainName: ['Use at least 3 characters for the domain name. You have typed 2.'],
      location: ['Enter your primary location.'],
    })
    expect(deps.toast.error).toHaveBeenCalledWith(
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
  ])('shows an error for %s', async (_, body, expected) => {
    const { journey, deps, state } = await atStep(2, { api: { verifyCompany: async () => no(body) } })
    journey.next()
    await tick()
    expect(state()).toMatchObject({ view: 'company', isPending: false, fields, problem: { text: expected } })
    expect(state().problem?.errors).toEqual('errors' in body ? body.errors : null)
    expect(deps.toast.error).toHaveBeenCalledExactlyOnceWith(expected)
  })

  it('does not repeat a save that the server refuses', async () => {
    const saveDraft = vi.fn(async () => no())
    await atStep(2, { api: { saveDraft } })
    await tick(60_000)
    expect(saveDraft).toHaveBeenCalledTimes(1)
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

  it('keeps nothing in memory after signing out', async () => {
    const { journey, deps } = await atStep(2, { api: { saveDraft: vi.fn(offline) } })
    expect(deps.unsaved.size).toBe(1)
    void journey.signOut()
    await tick(1000)
    expect(deps.unsaved.size).toBe(0)
  })
})
