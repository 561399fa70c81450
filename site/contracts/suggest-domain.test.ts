import { describe, expect, it } from 'vitest'
import { domainName } from './domain-name'
import { domainNameLength } from './domain-name-length'
import { reservedDomains } from './reserved-domains'
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

/** The same thousand names in every run, from a generator with a fixed seed (mulberry32). */
function* names(count: number) {
  let seed = 20261121
  const random = (below: number) => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
  const letters = [..."abcXYZ019--__  '’&+.,ßæıİéñœ", 'সু', 'क्ष', 'بيت', '👩‍🏫', '\u202e', '\u0000', '\ud800']
  for (let n = 0; n < count; n++)
    yield Array.from({ length: random(30) }, () => letters[random(letters.length)]).join('')
}

it('is always valid by the contract', () => {
  const all = [
    'Kaksha',
    'Kaksha Maths',
    ...names(5000),
    ...reservedDomains,
    ...reservedDomains.map((name) => name.slice(0, 2)),
  ]
  const suggestions = all.map((name) => suggestDomainName(name)).filter((slug) => slug !== null)
  expect(suggestions.length).toBeGreaterThan(4000)
  for (const slug of suggestions) {
    expect(domainName.safeParse(slug), slug).toMatchObject({ success: true, data: slug })
    expect(slug.length).toBeLessThanOrEqual(domainNameLength.max)
  }
})

it('is its own suggestion', () => {
  for (const name of names(500)) {
    const slug = suggestDomainName(name)
    if (slug) expect(suggestDomainName(slug)).toBe(slug)
  }
})
