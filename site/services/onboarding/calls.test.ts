import { describe, expect, it } from 'vitest'
import { readLicence, readStatus } from './calls'

const company = {
  domainName: 'ganit-ghar',
  companyName: 'Ganit Ghar',
  companyEmail: 'office@ganit.example',
  companyPhone: '+91 90000 00000',
  companySize: '3',
  location: 'Kolkata',
}
const licence = {
  plan: 'FT',
  domainName: 'ganit-ghar',
  startsAt: 'a',
  endsAt: 'b',
  orderId: 'c',
  state: 'active',
  active: true,
}

describe('readStatus', () => {
  it('reads a complete status', () => {
    const draft = { plan: 'FT', fields: { domainName: 'ga' }, updatedAt: '2026-11-21T09:00:00.000Z' }
    const offer = { kind: 'renewal', plan: 'FT', amount: 1, startsAt: 'b', endsAt: 'd' }
    const body = { draft, company: { ...company, plan: 'FT' }, licence, offer, domainLocked: true }
    expect(readStatus(body, 'FT')).toEqual({
      isOrderUnknown: false,
      draft: { fields: draft.fields, updatedAt: draft.updatedAt },

      company,
      known: company,
      licence,
      offer,
      domainLocked: true,
    })
  })

  it('does not count details of another plan as confirmed', () => {
    expect(readStatus({ company: { ...company, plan: 'SP' } }, 'FT').company).toBeNull()
  })

  it.each([
    {},
    { draft: 'text', company: [], licence: 7 },
    { draft: null, company: null, licence: null },
    { company: { ...company, plan: 'FT', location: '' }, licence: { ...licence, endsAt: null } },
  ])('reads an empty status from %j', (body) => {
    expect(readStatus(body, 'FT')).toMatchObject({ draft: null, company: null, licence: null, offer: null })
  })

  it('keeps only strings, and only of known fields', () => {
    const fields = { domainName: 7, companyName: 'Ganit', password: 'secret' }
    expect(readStatus({ draft: { fields } }, 'FT').draft).toEqual({
      fields: { companyName: 'Ganit' },
      updatedAt: '',
    })
  })
})

it('reads a licence completely or not at all', () => {
  expect(readLicence(licence)).toEqual(licence)
  expect(readLicence({ ...licence, active: false, state: 'odd' })).toMatchObject({ state: 'grace' })
  expect(readLicence({ ...licence, domainName: undefined })).toBeNull()
  expect(readLicence(null)).toBeNull()
})

it('uses its own clock where the server does not send `active`', () => {
  const ends = (ms: number) => ({
    ...licence,
    active: undefined,
    endsAt: new Date(Date.now() + ms).toISOString(),
  })
  expect(readLicence(ends(60_000))?.active).toBe(true)
  expect(readLicence(ends(-60_000))?.active).toBe(false)
})
