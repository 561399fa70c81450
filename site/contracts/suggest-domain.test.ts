import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domainName } from './domain-name'
import { domainNameLength, reservedDomains } from './domain-name-limits'
import { suggestDomainName } from './suggest-domain'

describe('a name in letters a to z', () => {
  it.each([
    ['Asha Music', 'asha-music'],
    ['  ASHA   music  ', 'asha-music'],
    ['Asha’s "Music" House', 'ashas-music-house'],
    ["D'Souza Classes", 'dsouza-classes'],
    ['Rao & Sons', 'rao-and-sons'],
    ['Maths + Science', 'maths-and-science'],
    ['A.B.C. Tutorials', 'a-b-c-tutorials'],
    ['Class_10 / maths', 'class-10-maths'],
    ['24x7 Coding', '24x7-coding'],
  ])('%s makes %s', (name, slug) => {
    expect(suggestDomainName(name)).toBe(slug)
  })
})

describe('letters with marks, and others that Latin scripts have', () => {
  it.each([
    ['École Pâtisserie', 'ecole-patisserie'],
    ['Śāradā Saṅgīt', 'sarada-sangit'],
    ['Straße Łódź', 'strasse-lodz'],
    ['Ærø Þór', 'aero-thor'],
    ['İstanbul Işık', 'istanbul-isik'],
    ['Ｇａｎｉｔ Ｇｈａｒ', 'ganit-ghar'],
    ['ﬁne Arts №1', 'fine-arts-no1'],
  ])('%s makes %s', (name, slug) => {
    expect(suggestDomainName(name)).toBe(slug)
  })
})

describe('a long name', () => {
  it.each([
    ['keeps its first whole words', 'Srijan Academy Kolkata South', 'srijan-academy'],
    ['does not end with a linking word', 'Srijan Academy of Music and Dance', 'srijan-academy'],
    ['drops a leading article', 'The Shantiniketanvishwavidyalaya', 'shantiniketanvishwav'],
    ['of one long word is cut', 'Ganitshikshapratishthan', 'ganitshikshapratisht'],
    ['of twenty letters stays whole', 'Ganit Ghar Kolkata 12', 'ganit-ghar-kolkata'],
    ['that just fits is not cut', 'Music for All', 'music-for-all'],
  ])('%s', (_, name, slug) => {
    expect(suggestDomainName(name)).toBe(slug)
  })
})

it('extends names that are too short or reserved', () => {
  expect(suggestDomainName('Om')).toBe('om-school')
  expect(suggestDomainName('7')).toBe('7-school')
  expect(suggestDomainName('Help')).toBe('help-school')
  // The brand's name is reserved, also as the beginning of another.
  expect(suggestDomainName('Kaksha')).toBeNull()
})

describe('a name with no letters a to z', () => {
  it.each(['', '   ', 'সুরলোক সঙ্গীত বিদ্যালয়', 'गणित घर', 'بيت الحساب', 'সুর & ছন্দ', '🎵🎶', '—…!', '数学'])(
    '“%s” gives none',
    (name) => {
      expect(suggestDomainName(name)).toBeNull()
    },
  )

  it('uses the Latin letters and digits that it has', () => {
    expect(suggestDomainName('সুরলোক Music 🎵')).toBe('music')
    expect(suggestDomainName('गणित 108')).toBe('108')
  })
})

const letters = [..."abcXYZ019--__  '’&+.,ßæıİéñœ", 'সু', 'क्ष', 'بيت', '👩‍🏫', '\u202e', '\u0000', '\ud800']
const names = fc.string({ unit: fc.constantFrom(...letters), maxLength: 30 })

it('is always valid by the contract, and its own suggestion', () => {
  function expectValid(name: string): void {
    const slug = suggestDomainName(name)
    if (slug === null) return
    expect(domainName.safeParse(slug), slug).toMatchObject({ success: true, data: slug })
    expect(slug.length).toBeLessThanOrEqual(domainNameLength.max)
    expect(suggestDomainName(slug)).toBe(slug)
  }
  for (const name of ['Kaksha', 'Kaksha Maths', ...reservedDomains]) {
    expectValid(name)
    expectValid(name.slice(0, 2))
  }
  fc.assert(fc.property(names, expectValid), { numRuns: 5000, seed: 20_261_121 })
})
