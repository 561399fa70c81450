import { describe, expect, it } from 'vitest'
import type { CompanyFields, Licence } from '../../../services/licensing/contract'
import type { Status } from '../../../services/onboarding/calls'
import { clampStep, emptyFields, initialState, type JourneyEvent, type JourneyState, reduce } from './reducer'

const user = { uid: 'u1', email: 'mitali@ganit.example', displayName: 'Mitali Sen', photoURL: '' }
const other = { ...user, uid: 'u2', email: 'arun@suravi.example' }
const fields: CompanyFields = {
  domainName: 'ganit-ghar',
  companyName: 'Ganit Ghar',
  companyEmail: 'office@ganit.example',
  companyPhone: '+91 90000 00000',
  companySize: '3',
  location: 'Kolkata',
}
const licence: Licence = {
  plan: 'FT',
  domainName: 'ganit-ghar',
  startsAt: '2026-11-21T00:00:00.000Z',
  endsAt: '2026-12-05T00:00:00.000Z',
  orderId: 'FREE_TRIAL-u1',
  state: 'active',
  active: true,
}
const nothing: Status = { draft: null, company: null, licence: null }
const updatedAt = '2026-11-21T09:00:00.000Z'

const after = (...events: JourneyEvent[]): JourneyState => events.reduce(reduce, initialState)
const shown = (status: Status | null = nothing): JourneyEvent => ({ type: 'shown', user, status })

const offer = { kind: 'renewal', plan: 'SP', amount: 598_800, startsAt: 'a', endsAt: 'b' } as const

describe('a licence that can be renewed', () => {
  const renewable = { ...nothing, licence, company: fields, known: fields, offer, domainLocked: true }

  it('is shown first; its renewal begins with the details, in step 3', () => {
    expect(after(shown(renewable))).toMatchObject({ view: 'active', offer })
    const renewing = after(shown(renewable), { type: 'renewal-started' })
    expect(renewing).toMatchObject({ view: 'steps', step: 3, fields, domainLocked: true })
  })

  it('asks for a detail that is missing', () => {
    const known = { ...fields, location: '' }
    const renewing = after(shown({ ...renewable, known }), { type: 'renewal-started' })
    expect(renewing).toMatchObject({ view: 'steps', step: 2, fields: known })
  })

  it('continues with a payment that is not a licence yet', () => {
    const payment = { paymentId: 'pay_1', orderId: 'order_1', signature: 's' }
    const event: JourneyEvent = { type: 'shown', user, status: renewable, payment }
    expect(after(event)).toMatchObject({ view: 'steps', step: 3, payment, fields })
    const paidUp: JourneyEvent = { ...event, status: { ...renewable, offer: null } }
    expect(after(paidUp)).toMatchObject({ view: 'active', payment: null })
  })
})

describe('an upgrade', () => {
  it('begins with the details of the company, and again after starting afresh', () => {
    const status = {
      ...nothing,
      known: fields,
      offer: { ...offer, kind: 'upgrade' as const },
      domainLocked: true,
    }
    expect(after(shown(status))).toMatchObject({ view: 'steps', step: 1, fields })
    expect(after(shown(status), { type: 'started-afresh' })).toMatchObject({ fields })
  })

  it('of a company without a licence starts empty', () => {
    expect(after(shown({ ...nothing, known: fields })).fields.domainName).toBe('')
  })
})

describe('the counter', () => {
  it.each([
    [-3, 1],
    [0, 1],
    [1, 1],
    [3, 3],
    [5, 5],
    [6, 5],
    [99, 5],
  ])('clamps %i to %i', (step, clamped) => expect(clampStep(step)).toBe(clamped))

  it('stays within 1 to 5, however often it is moved', () => {
    const moved = (by: 1 | -1) => Array.from({ length: 9 }, (): JourneyEvent => ({ type: 'moved', by }))
    expect(after(shown(), ...moved(1)).step).toBe(5)
    expect(after(shown(), ...moved(-1)).step).toBe(1)
  })
})

describe('opening', () => {
  it('shows the loading state first, with the account already known', () => {
    expect(after({ type: 'opened', user })).toMatchObject({ view: 'opening', user })
  })

  it('shows the sign-in card at step 0 when nobody is signed in', () => {
    expect(after({ type: 'shown', user: null, status: null })).toMatchObject({
      view: 'sign-in',
      step: 0,
      user: null,
    })
  })

  it('shows step 1 when somebody is, with the e-mail address prefilled and the rest empty', () => {
    expect(after(shown())).toMatchObject({
      view: 'steps',
      step: 1,
      fields: { ...emptyFields, companyEmail: user.email },
    })
  })

  it('continues without a status', () => expect(after(shown(null))).toMatchObject({ view: 'steps', step: 1 }))

  it('resets the values of an earlier opening', () => {
    const state = after(
      shown(),
      { type: 'typed', fields },
      { type: 'refused', text: 'No.', errors: null },
      shown(),
    )
    expect(state).toMatchObject({ step: 1, problem: null, fields: { domainName: '' } })
  })

  it('shows a licence that exists already', () => {
    expect(after(shown({ ...nothing, company: fields, licence }))).toMatchObject({ view: 'active', licence })
  })
})

describe('an unfinished journey', () => {
  const draft = { fields: { domainName: 'ga' }, updatedAt }

  it('is offered back at step 2, its missing fields filled as in a new form', () => {
    const state = after(shown({ ...nothing, draft }))
    expect(state).toMatchObject({ view: 'resume', unfinished: { step: 2, updatedAt } })
    expect(reduce(state, { type: 'resumed' })).toMatchObject({
      view: 'steps',
      step: 2,
      fields: { ...emptyFields, companyEmail: user.email, domainName: 'ga' },
    })
  })

  it('continues at step 3 when its details were confirmed', () => {
    const state = after(shown({ ...nothing, company: fields }), { type: 'resumed' })
    expect(state).toMatchObject({ view: 'steps', step: 3, fields })
  })

  it('continues at step 3 when the draft equals the confirmed details, except for case and spaces', () => {
    const same = { ...fields, domainName: ' Ganit-Ghar ', companyPhone: '+৯১ ৯০০০০ ০০০০০' }
    const state = after(shown({ ...nothing, company: fields, draft: { fields: same, updatedAt } }))
    expect(state.unfinished).toEqual({ step: 3, fields, updatedAt })
  })

  it('goes back to step 2 when other values were typed after the details were confirmed', () => {
    const later = { ...fields, location: 'Howrah' }
    const state = after(shown({ ...nothing, company: fields, draft: { fields: later, updatedAt } }))
    expect(state.unfinished).toMatchObject({ step: 2, fields: later })
  })

  it('does not exist when the draft has only the prefilled address', () => {
    const empty = { fields: { ...emptyFields, companyEmail: user.email }, updatedAt }
    expect(after(shown({ ...nothing, draft: empty }))).toMatchObject({ view: 'steps', step: 1 })
  })

  it('can be started afresh', () => {
    const state = after(shown({ ...nothing, draft }), { type: 'started-afresh' })
    expect(state).toMatchObject({ view: 'steps', step: 1, unfinished: null })
    expect(state.fields).toEqual({ ...emptyFields, companyEmail: user.email })
  })
})

describe('signing in', () => {
  const card: JourneyEvent = { type: 'shown', user: null, status: null }

  it('distinguishes the open window from the account that is being checked', () => {
    const open = after(card, { type: 'window-opened' })
    expect(open).toMatchObject({ windowOpen: true, pending: null })
    expect(reduce(open, { type: 'account-chosen' })).toMatchObject({ windowOpen: false, pending: 'sign-in' })
  })

  it('shows the reason for a failure, until the next attempt', () => {
    const failed = after(
      card,
      { type: 'window-opened' },
      { type: 'sign-in-failed', text: 'No.', superseded: false },
    )
    expect(failed).toMatchObject({ windowOpen: false, problem: { text: 'No.' } })
    expect(reduce(failed, { type: 'window-opened' }).problem).toBeNull()
  })

  it('only notes an attempt that another has replaced, which continues', () => {
    const state = after(
      card,
      { type: 'window-opened' },
      { type: 'sign-in-failed', text: 'Another.', superseded: true },
    )
    expect(state).toMatchObject({ windowOpen: true, problem: null, note: 'Another.' })
  })

  it('keeps nothing of the account after a sign-out', () => {
    const state = after(shown(), { type: 'typed', fields }, { type: 'signed-out' })
    expect(state).toEqual({ ...initialState, view: 'sign-in' })
  })
})

describe('a session that has ended', () => {
  const lost = [
    shown(),
    { type: 'moved', by: 1 },
    { type: 'typed', fields },
    { type: 'unauthorised', text: 'Un Authorized!' },
  ] satisfies JourneyEvent[]

  it('shows the message, at step 0', () => {
    expect(after(...lost)).toMatchObject({
      view: 'sign-in',
      step: 0,
      user: null,
      problem: { text: 'Un Authorized!' },
    })
  })

  it('returns the same account to its step and values', () => {
    expect(after(...lost, { type: 'opened', user }, shown())).toMatchObject({
      view: 'steps',
      step: 2,
      fields,
    })
  })

  it('shows none of it to another account', () => {
    const state = after(
      ...lost,
      { type: 'opened', user: other },
      { type: 'shown', user: other, status: nothing },
    )
    expect(state).toMatchObject({ step: 1, fields: { ...emptyFields, companyEmail: other.email } })
  })
})

describe('a step', () => {
  it('waits, then moves on, and clears the last error', () => {
    const refused = after(shown(), { type: 'refused', text: 'No.', errors: { location: ['Where?'] } })
    expect(refused.problem).toEqual({ text: 'No.', errors: { location: ['Where?'] }, number: 1 })
    const waiting = reduce(refused, { type: 'waiting', for: 'next' })
    expect(waiting).toMatchObject({ pending: 'next', problem: null, step: 1 })
    expect(reduce(waiting, { type: 'moved', by: 1 })).toMatchObject({ pending: null, step: 2 })
  })

  it('counts errors, so that a repeated one is announced again', () => {
    const no: JourneyEvent = { type: 'refused', text: 'No.', errors: null }
    expect(after(shown(), no, no).problem?.number).toBe(2)
  })

  it('keeps the values after an error and after a step back', () => {
    const state = after(
      shown(),
      { type: 'moved', by: 1 },
      { type: 'typed', fields },
      { type: 'refused', text: 'No.', errors: null },
      { type: 'moved', by: -1 },
      { type: 'moved', by: 1 },
    )
    expect(state).toMatchObject({ step: 2, fields })
  })
})

it('ends with the licence, and asks nothing more', () => {
  const state = after(shown(), { type: 'leave-asked' }, { type: 'completed', licence })
  expect(state).toMatchObject({ view: 'active', licence, leaving: false, pending: null })
})

it('asks before leaving, and can be continued', () => {
  const asked = after(shown(), { type: 'leave-asked' })
  expect(asked.leaving).toBe(true)
  expect(reduce(asked, { type: 'stayed' }).leaving).toBe(false)
})
