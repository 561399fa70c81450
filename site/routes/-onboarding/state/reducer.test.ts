import { describe, expect, it } from 'vitest'
import type { CompanyFields, Licence } from '../../../contracts/licensing'
import type { Status } from '../../../services/onboarding/calls'
import { after } from './create-journey.fixture'
import { emptyFields, type JourneyEvent, reduce, signedOut, stepOf } from './reducer'

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

const shown = (status: Status | null = nothing): JourneyEvent => ({ type: 'shown', user, status })

const offer = { kind: 'renewal', plan: 'SP', amount: 598_800, startsAt: 'a', endsAt: 'b' } as const

describe('a licence that can be renewed', () => {
  const renewable = { ...nothing, licence, company: fields, known: fields, offer, domainLocked: true }

  it('is shown first; its renewal begins with the details, in step 3', () => {
    expect(after(shown(renewable))).toMatchObject({ view: 'active', offer })
    const renewing = after(shown(renewable), { type: 'renewal-started' })
    expect(renewing).toMatchObject({ view: 'review', fields, isDomainLocked: true })
  })

  it('asks for a detail that is missing', () => {
    const known = { ...fields, location: '' }
    const renewing = after(shown({ ...renewable, known }), { type: 'renewal-started' })
    expect(renewing).toMatchObject({ view: 'company', fields: known })
  })

  it('continues with a payment that is not a licence yet', () => {
    const payment = { paymentId: 'pay_1', orderId: 'order_1', signature: 's' }
    const event: JourneyEvent = { type: 'shown', user, status: renewable, payment }
    expect(after(event)).toMatchObject({ view: 'review', payment, fields })
    const paidUp: JourneyEvent = { ...event, status: { ...renewable, offer: null } }
    expect(after(paidUp)).toMatchObject({ view: 'active' })
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
    expect(after(shown(status))).toMatchObject({ view: 'plan', fields })
    expect(after(shown(status), { type: 'started-afresh' })).toMatchObject({ fields })
  })

  it('of a company without a licence starts empty', () => {
    expect(after(shown({ ...nothing, known: fields })).fields?.domainName).toBe('')
  })
})

it('stays within the three steps, however often it is moved', () => {
  const moved = (by: 1 | -1) => Array.from({ length: 9 }, (): JourneyEvent => ({ type: 'moved', by }))
  expect(stepOf(after(shown(), ...moved(1)))).toBe(3)
  expect(stepOf(after(shown(), ...moved(-1)))).toBe(1)
})

it('an opening resets the values of an earlier one', () => {
  const state = after(
    shown(),
    { type: 'typed', fields },
    { type: 'refused', text: 'No.', errors: null },
    shown(),
  )
  expect(state).toMatchObject({
    view: 'plan',
    problem: null,
    fields: { ...emptyFields, companyEmail: user.email },
  })
})

describe('an unfinished journey', () => {
  const draft = { fields: { domainName: 'ga' }, updatedAt }

  it('is offered back at step 2, its missing fields filled as in a new form', () => {
    const state = after(shown({ ...nothing, draft }))
    expect(state).toMatchObject({ view: 'resume', unfinished: { view: 'company', updatedAt } })
    expect(reduce(state, { type: 'resumed' })).toMatchObject({
      view: 'company',
      fields: { ...emptyFields, companyEmail: user.email, domainName: 'ga' },
    })
  })

  it('continues at step 3 when the draft equals the confirmed details, except for case and spaces', () => {
    const same = { ...fields, domainName: ' Ganit-Ghar ', companyPhone: '+৯১ ৯০০০০ ০০০০০' }
    const state = after(shown({ ...nothing, company: fields, draft: { fields: same, updatedAt } }))
    expect(state.unfinished).toEqual({ view: 'review', fields, updatedAt })
  })

  it('goes back to step 2 when other values were typed after the details were confirmed', () => {
    const later = { ...fields, location: 'Howrah' }
    const state = after(shown({ ...nothing, company: fields, draft: { fields: later, updatedAt } }))
    expect(state.unfinished).toMatchObject({ view: 'company', fields: later })
  })

  it('can be started afresh', () => {
    const state = after(shown({ ...nothing, draft }), { type: 'started-afresh' })
    expect(state).toMatchObject({ view: 'plan' })
    expect(state.fields).toEqual({ ...emptyFields, companyEmail: user.email })
  })
})

it('keeps nothing of the account after a sign-out', () => {
  const state = after(shown(), { type: 'typed', fields }, { type: 'signed-out' })
  expect(state).toEqual(signedOut)
})

it('shows nothing of a session that has ended to another account', () => {
  const state = after(
    shown(),
    { type: 'moved', by: 1 },
    { type: 'typed', fields },
    { type: 'unauthorised', text: 'Un Authorized!' },
    { type: 'opened', user: other },
    { type: 'shown', user: other, status: nothing },
  )
  expect(state).toMatchObject({ view: 'plan', fields: { ...emptyFields, companyEmail: other.email } })
})

it('a step waits, then moves on, and clears the last error', () => {
  const refused = after(shown(), { type: 'refused', text: 'No.', errors: { location: ['Where?'] } })
  expect(refused.problem).toEqual({ text: 'No.', errors: { location: ['Where?'] }, number: 1 })
  const waiting = reduce(refused, { type: 'waiting' })
  expect(waiting).toMatchObject({ isPending: true, problem: null, view: 'plan' })
  expect(reduce(waiting, { type: 'moved', by: 1 })).toMatchObject({ isPending: false, view: 'company' })
})

it('counts errors, so that a repeated one is announced again', () => {
  const no: JourneyEvent = { type: 'refused', text: 'No.', errors: null }
  expect(after(shown(), no, no).problem?.number).toBe(2)
})

it('ends with the licence, and asks nothing more', () => {
  const state = after(shown(), { type: 'leave-asked', isOpen: true }, { type: 'completed', licence })
  expect(state).toMatchObject({ view: 'active', licence, isLeaving: false })
})
