import { afterEach, describe, expect, it } from 'vitest'
import { brand } from '../../content/brand'
import { addressOf, readCompanyPreview, saveCompanyPreview, suggestedFields } from './company-preview'

const suggested = { companyName: 'Asha Music', domainName: 'asha-music' }

afterEach(() => saveCompanyPreview({ name: '', colour: 'river' }))

describe('the company name that was typed', () => {
  it('is kept for the lifetime of the page', () => {
    saveCompanyPreview({ name: 'Asha Music', colour: 'leaf' })
    expect(readCompanyPreview()).toEqual({ name: 'Asha Music', colour: 'leaf' })
  })

  it('has an address of its own, or a note that it has none', () => {
    expect(addressOf('Asha Music')).toEqual({ address: `asha-music.${brand.appDomain}` })
    expect(addressOf('গণিত ঘর')).toEqual({
      address: `your-school.${brand.appDomain}`,
      note: 'an address you choose',
    })
  })

  it('fills in company name and domain name, but no generic domain name', () => {
    expect(suggestedFields()).toEqual({})
    saveCompanyPreview({ name: 'Asha Music', colour: 'leaf' })
    expect(suggestedFields()).toEqual(suggested)
    saveCompanyPreview({ name: 'গণিত ঘর', colour: 'leaf' })
    expect(suggestedFields()).toEqual({ companyName: 'গণিত ঘর', domainName: '' })
  })
})
