import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '../../../contracts/auth'
import type { Status } from '../../../services/onboarding/calls'
import { saveCompanyPreview, suggestedFields } from '../../../services/onboarding/company-preview'
import type { JourneyDeps } from './context'
import { createJourney } from './create-journey'
import { after } from './create-journey.fixture'
import { emptyFields } from './reducer'

// The company name that was typed on the page fills in the first fields of step 2.

const user: SignedInUser = { uid: 'u1', email: 'asha@example.com', displayName: 'Asha Roy', photoURL: '' }
const suggested = { companyName: 'Asha Music', domainName: 'asha-music' }

afterEach(() => saveCompanyPreview({ name: '', colour: 'river' }))

describe('a journey', () => {
  const draft = { fields: { companyName: 'Ganit Ghar', domainName: '' }, updatedAt: '2026-11-20T10:00:00Z' }
  const status = (typed: Status['draft']): Status => ({ draft: typed, company: null, licence: null })

  it('starts with it, and with the e-mail address of the account', () => {
    const state = after({ type: 'shown', user, status: null, suggested })
    expect(state).toMatchObject({ view: 'plan' })
    expect(state.fields).toMatchObject({ ...suggested, companyEmail: 'asha@example.com', location: '' })
  })

  it('offers a draft back unchanged', () => {
    const state = after({ type: 'shown', user, status: status(draft), suggested }, { type: 'resumed' })
    expect(state.fields).toMatchObject({ companyName: 'Ganit Ghar', domainName: '' })
  })

  it('starts afresh with it', () => {
    const state = after(
      { type: 'shown', user, status: status(draft), suggested },
      { type: 'started-afresh', suggested },
    )
    expect(state.fields).toMatchObject(suggested)
  })

  it('offers no draft in which nothing was typed', () => {
    const empty = { fields: { companyEmail: user.email, companyName: '' }, updatedAt: draft.updatedAt }
    expect(after({ type: 'shown', user, status: status(empty), suggested }).view).toBe('plan')
  })

  it('returns from an ended session with the typed values, not with the suggestion', () => {
    const typed = { ...emptyFields, companyName: 'Typed since' }
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

  it('asks for it at opening and at a fresh start, and sends nothing by itself', async () => {
    const session = { user, token: 'token' }
    const reply = {
      ok: true,
      status: 200,
      success: true,
      errors: null,
      body: { draft: { fields: { companyName: 'Old' }, updatedAt: '2026-11-20T10:00:00Z' } },
    }
    const deps = {
      auth: { session: () => session },
      api: {
        getStatus: vi.fn(async () => reply),
        saveDraft: vi.fn(async () => reply),
        discardDraft: vi.fn(async () => reply),
      },
      payment: { read: () => null },
      unsaved: new Map(),
      toast: { clear: vi.fn(), error: vi.fn(), success: vi.fn() },
      suggested: suggestedFields,
    } as unknown as JourneyDeps
    saveCompanyPreview({ name: 'First', colour: 'leaf' })
    const journey = createJourney(
      { code: 'FT', currencySymbol: '₹', currencyType: 'INR', paid: false, amount: 0 },
      deps,
    )
    journey.open()
    await vi.advanceTimersByTimeAsync(400)
    expect(journey.getState().view).toBe('resume')
    saveCompanyPreview({ name: 'Asha Music', colour: 'leaf' })
    journey.startAfresh()
    expect(journey.getState()).toMatchObject({ fields: suggested })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(deps.api.saveDraft).not.toHaveBeenCalled()
  })
})
