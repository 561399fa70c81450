import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '../../content/brand'
import type { SignedInUser } from '../auth/contract'
import type { Status } from './client'
import { createJourney } from './journey-controller'
import { initialState, type JourneyEvent, reduce } from './journey-machine'
import type { JourneyDeps } from './journey-ports'
import { addressOf, keepSchool, readSchool, suggestedFields } from './school'

const user: SignedInUser = { uid: 'u1', email: 'asha@example.com', displayName: 'Asha Roy', photoURL: '' }
const suggested = { companyName: 'Asha Music', domainName: 'asha-music' }
const after = (...events: JourneyEvent[]) => events.reduce(reduce, initialState)

afterEach(() => keepSchool({ name: '', colour: 'river' }))

describe('the school that was named', () => {
  it('is kept as long as the page', () => {
    keepSchool({ name: 'Asha Music', colour: 'leaf' })
    expect(readSchool()).toEqual({ name: 'Asha Music', colour: 'leaf' })
  })

  it('has an address of its own, or says that it has none', () => {
    expect(addressOf('Asha Music')).toEqual({ address: `asha-music.${brand.appDomain}` })
    expect(addressOf('গণিত ঘর')).toEqual({
      address: `your-school.${brand.appDomain}`,
      note: 'an address you choose',
    })
  })

  it('gives step 2 its name and a domain name, but none that every school would have', () => {
    expect(suggestedFields()).toEqual({})
    keepSchool({ name: 'Asha Music', colour: 'leaf' })
    expect(suggestedFields()).toEqual(suggested)
    keepSchool({ name: 'গণিত ঘর', colour: 'leaf' })
    expect(suggestedFields()).toEqual({ companyName: 'গণিত ঘর', domainName: '' })
  })
})

describe('a journey', () => {
  const draft = { fields: { companyName: 'Ganit Ghar', domainName: '' }, updatedAt: '2026-11-20T10:00:00Z' }
  const status = (typed: Status['draft']): Status => ({ draft: typed, company: null, licence: null })

  it('begins with it, beside the e-mail address of the account', () => {
    const state = after({ type: 'shown', user, status: null, suggested })
    expect(state).toMatchObject({ view: 'steps', step: 1 })
    expect(state.fields).toMatchObject({ ...suggested, companyEmail: 'asha@example.com', location: '' })
  })

  it('offers a draft back as it was left', () => {
    const state = after({ type: 'shown', user, status: status(draft), suggested }, { type: 'resumed' })
    expect(state.fields).toMatchObject({ companyName: 'Ganit Ghar', domainName: '' })
  })

  it('begins afresh with it', () => {
    const state = after(
      { type: 'shown', user, status: status(draft), suggested },
      { type: 'started-afresh', suggested },
    )
    expect(state.fields).toMatchObject(suggested)
  })

  it('does not take a draft in which nothing was typed for one of the school', () => {
    const empty = { fields: { companyEmail: user.email, companyName: '' }, updatedAt: draft.updatedAt }
    expect(after({ type: 'shown', user, status: status(empty), suggested }).view).toBe('steps')
  })

  it('comes back from a sign-in that ended with what was typed, not with what was suggested', () => {
    const typed = { ...initialState.fields, companyName: 'Typed since' }
    const state = after(
      { type: 'shown', user, status: null, suggested },
      { type: 'typed', fields: typed },
      { type: 'unauthorised', text: 'Sign in again' },
      { type: 'opened', user },
      { type: 'shown', user, status: null, suggested },
    )
    expect(state.fields).toEqual(typed)
  })
})

describe('the dialog', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('asks for it when it opens and again when it begins afresh, and sends nothing by itself', async () => {
    const session = { user, token: 'token' }
    const reply = {
      ok: true,
      status: 200,
      success: true,
      errors: null,
      body: { draft: { fields: { companyName: 'Old' }, updatedAt: '2026-11-20T10:00:00Z' } },
    }
    const deps = {
      auth: { session: () => session, bearer: () => null },
      api: {
        getStatus: vi.fn(async () => reply),
        saveDraft: vi.fn(async () => reply),
        discardDraft: vi.fn(async () => reply),
      },
      payment: { read: () => null },
      toast: { clear: vi.fn(), error: vi.fn(), success: vi.fn() },
      suggested: suggestedFields,
    } as unknown as JourneyDeps
    keepSchool({ name: 'First', colour: 'leaf' })
    const journey = createJourney({ code: 'FT', currencySymbol: '₹', currencyType: 'INR', paid: false }, deps)
    journey.open()
    await vi.advanceTimersByTimeAsync(400)
    expect(journey.getState().view).toBe('resume')
    keepSchool({ name: 'Asha Music', colour: 'leaf' })
    journey.startAfresh()
    expect(journey.getState().fields).toMatchObject(suggested)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(deps.api.saveDraft).not.toHaveBeenCalled()
  })
})
