import { describe, expect, it } from 'vitest'
import { mapCompanyFields } from '../../../contracts/company-fields'
import type { CompanyFields, Licence } from '../../../contracts/licensing'
import type { Status } from '../../../services/onboarding/calls'
import { fields, payment, session } from './create-journey.fixture'
import * as views from './views'

const { user } = session
const other = { ...user, uid: 'u2', email: 'arun@suravi.example' }
const empty: CompanyFields = { ...mapCompanyFields(() => ''), companyEmail: user.email }
const licence: Licence = {
  plan: 'FT',
  domainName: 'ganit-ghar',
  startsAt: '2026-11-21T00:00:00.000Z',
  endsAt: '2026-12-05T00:00:00.000Z',
  orderId: 'FREE_TRIAL-u1',
  state: 'active',
  active: true,
}
const offer = { kind: 'renewal', plan: 'SP', amount: 598_800, startsAt: 'a', endsAt: 'b' } as const
const updatedAt = '2026-11-21T09:00:00.000Z'
const draftOf = (typed: Partial<CompanyFields>) => ({ draft: { fields: typed, updatedAt } })

type Entrance = Partial<Parameters<typeof views.entered>[0]>
const enter = (status: Partial<Status> = {}, entrance: Entrance = {}) =>
  views.entered({
    user,
    status: { draft: null, company: null, licence: null, ...status },
    ...entrance,
  })
const atStepOne = () => enter() as views.StepState

describe('a licence that can be renewed', () => {
  const renewable = { licence, company: fields, known: fields, offer, domainLocked: true }

  it('is shown first; its renewal begins with the details, in step 3', () => {
    const active = enter(renewable)
    expect(active).toMatchObject({ view: 'active', licence })
    expect(views.renewing(active as views.ActiveState)).toMatchObject({ view: 'review', fields })
  })

  it('asks for a detail that is missing', () => {
    const known = { ...fields, location: '' }
    const active = enter({ ...renewable, known }) as views.ActiveState
    expect(views.renewing(active)).toMatchObject({ view: 'company', fields: known })
  })

  it('continues with a payment that is not a licence yet', () => {
    expect(enter(renewable, { payment })).toMatchObject({ view: 'review', payment, fields })
    expect(enter({ ...renewable, offer: null }, { payment })).toMatchObject({ view: 'active' })
  })
})

it('an upgrade begins with the details of the company; without a licence the form starts empty', () => {
  const upgrade = { known: fields, offer: { ...offer, kind: 'upgrade' as const } }
  expect(enter({ ...upgrade, domainLocked: true })).toMatchObject({ view: 'plan', fields })
  expect(enter(upgrade)).toMatchObject({ view: 'plan', fields: empty })
})

describe('an unfinished journey', () => {
  const later = { ...fields, location: 'Howrah' }
  const same = { ...fields, domainName: ' Ganit-Ghar ', companyPhone: '+৯১ ৯০০০০ ০০০০০' }

  it.each<[string, Partial<Status>, object]>([
    [
      'at step 2, its missing fields filled as in a new form',
      draftOf({ domainName: 'ga' }),
      { view: 'company', fields: { ...empty, domainName: 'ga' } },
    ],
    [
      'at step 3 when the draft equals the confirmed details, except for case, spaces and digits',
      { company: fields, ...draftOf(same) },
      { view: 'review', fields },
    ],
    [
      'at step 2 when other values were typed after the details were confirmed',
      { company: fields, ...draftOf(later) },
      { view: 'company', fields: later },
    ],
  ])('is offered back %s', (_, status, expected) => {
    const state = enter(status)
    expect(state).toMatchObject({ view: 'resume', unfinished: { ...expected, updatedAt } })
    expect(views.resumed(state as views.ResumeState)).toMatchObject(expected)
  })

  it('is not one where nothing was typed', () => {
    expect(enter(draftOf({ companyEmail: user.email, companyName: '' })).view).toBe('plan')
  })
})

describe('the company name that was typed on the page', () => {
  const suggested = { companyName: 'Asha Music', domainName: 'asha-music' }
  const draft = draftOf({ companyName: 'Ganit Ghar', domainName: '' })

  it('fills in the first fields of a new form, and of a fresh start', () => {
    const expected = { view: 'plan', fields: { ...empty, ...suggested } }
    expect(enter({}, { suggested })).toMatchObject(expected)
    const unfinished = enter(draft, { suggested }) as views.ResumeState
    expect(views.startedAfresh(unfinished, suggested)).toMatchObject(expected)
  })

  it('replaces nothing that was typed: in a draft, or before the session ended', () => {
    const unfinished = enter(draft, { suggested }) as views.ResumeState
    expect(views.resumed(unfinished)).toMatchObject({ fields: { companyName: 'Ganit Ghar', domainName: '' } })
    const interrupted = { ...atStepOne(), fields }
    expect(enter({}, { suggested, interrupted })).toMatchObject({ view: 'plan', fields })
  })
})

it('shows nothing of a session that has ended to another account', () => {
  const interrupted = views.moved({ ...atStepOne(), fields }, 1)
  expect(enter({}, { user: other, interrupted })).toMatchObject({
    view: 'plan',
    fields: { ...empty, companyEmail: other.email },
  })
})
