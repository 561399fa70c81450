import { expect, it } from 'vitest'
import { readLicence, readStatus } from './calls'

const company = {
  domainName: 'ganit-ghar',
  companyName: 'Ganit Ghar',
  companyEmail: 'office@ganit.example',
  companyPhone: '+91 90000 00000',
  companySize: '3',
  location: 'Kolkata',
}

it('does not count details of another plan, or without a field, as confirmed', () => {
  const read = (change: object) =>
    readStatus({ company: { ...company, plan: 'FT', ...change } }, 'FT').company
  expect(read({})).toEqual(company)
  expect(read({ plan: 'SP' })).toBeNull()
  expect(read({ location: '' })).toBeNull()
})

it.each([{}, { draft: 'text', company: [], licence: 7, offer: {} }])(
  'reads an empty status from %j',
  (body) => {
    expect(readStatus(body, 'FT')).toMatchObject({ draft: null, company: null, licence: null, offer: null })
  },
)

it('keeps of a draft only what it sends again: texts of known fields', () => {
  const fields = { domainName: 7, companyName: 'Ganit', password: 'secret' }
  expect(readStatus({ draft: { fields } }, 'FT').draft).toEqual({
    fields: { companyName: 'Ganit' },
    updatedAt: '',
  })
})

it('uses its own clock where the server does not send `active`', () => {
  const licence = (ms: number) => ({ plan: 'FT', endsAt: new Date(Date.now() + ms).toISOString() })
  expect(readLicence(licence(60_000))).toMatchObject({ active: true, state: 'active' })
  expect(readLicence(licence(-60_000))).toMatchObject({ active: false, state: 'grace' })
  expect(readLicence({ ...licence(60_000), active: false, state: 'ended' })).toMatchObject({ state: 'ended' })
})
