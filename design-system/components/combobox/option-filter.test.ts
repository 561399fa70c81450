import { expect, it } from 'vitest'
import { matcher, searchKey } from './option-filter.ts'

it.each([
  ['case', 'KOLK', 'Kolkata'],
  ['accents of the option', 'sao jose', 'São José'],
  ['accents of the query', 'kólkatà', 'Kolkata'],
  ['a capital with a dot', 'istanbul', 'İstanbul'],
  ['ß and SS', 'strasse', 'Straße'],
  ['the order of the words', 'delhi new', 'New Delhi'],
  ['spaces', '  new   delhi ', 'New Delhi'],
  ['full-width letters', 'Ｋｏｌ', 'Kolkata'],
  [
    'composed and decomposed Bengali',
    '\u09b9\u09be\u0993\u09a1\u09bc\u09be',
    '\u09b9\u09be\u0993\u09dc\u09be',
  ],
  ['a joiner in Bengali', 'র্যাঙ্ক', 'র‍্যাঙ্ক'],
  ['a missing nukta in Hindi', 'गाजियाबाद', 'ग़ाज़ियाबाद'],
  ['the sign for a nasal vowel in Hindi', 'आंवला', 'आँवला'],
  ['a part of a Bengali word', 'কাতা', 'কলকাতা'],
])('ignores or finds: %s', (_, query, text) => {
  expect(matcher(query)(text)).toBe(true)
})

it.each([
  ['vowel signs of Hindi', 'काटा', 'किटी'],
  ['vowel signs of Bengali', 'কলা', 'কলি'],
  ['two letters of Bengali', 'পড়া', 'পডা'],
  ['a word that is missing', 'new mumbai', 'New Delhi'],
])('keeps the difference: %s', (_, query, text) => {
  expect(matcher(query)(text)).toBe(false)
})

it('finds everything with an empty query', () => {
  expect(matcher(' ')('Kolkata')).toBe(true)
  expect(searchKey(' ')).toBe('')
})
