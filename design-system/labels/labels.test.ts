import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fillIn, type Template } from '../provider/fill-in.ts'
import { ar } from './ar.ts'

type Texts = Record<string, Template>
type LabelSet = Record<string, Texts>

const own = import.meta.glob<Record<string, LabelSet>>('./*.ts', { eager: true })
const sets = Object.entries(own).flatMap(([path, module]) => {
  const [name = ''] = path.match(/\w+/) ?? []
  return module[name] ? [[name, module[name]] as const] : []
})

/** The English texts beside their components. */
const sources = import.meta.glob<Record<string, unknown>>(
  ['../{brand,components,patterns}/**/*.{ts,tsx}', '!**/*.{test,stories,fixture,docs,a11y}.{ts,tsx}'],
  { eager: true },
)
const english: LabelSet = {}
for (const module of Object.values(sources))
  for (const [name, value] of Object.entries(module))
    if (/^[a-z]\w*Labels$/.test(name) && typeof value === 'object')
      english[name.slice(0, -'Labels'.length)] = value as Texts
// A constant is called like its part of the labels: `buttonLabels` is `labels.button`.
const parts = Object.keys(english).sort()

const forms = (template: Template) =>
  typeof template === 'string' ? [template] : (Object.values(template) as string[])
const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

const plurals = (language: string) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()

it('there is a set for Arabic, Bengali, English, German and Hindi, each an entry of the package', () => {
  const { exports } = JSON.parse(readFileSync('design-system/package.json', 'utf8'))
  const names = ['ar', 'bn', 'de', 'en', 'hi']
  expect(sets.map(([name]) => name)).toEqual(names)
  expect(Object.keys(exports).filter((entry) => entry.startsWith('./labels/'))).toEqual(
    names.map((name) => `./labels/${name}`),
  )
})

describe.each(sets)('%s', (language, labels) => {
  it('has every text of every component and no other', () => {
    expect(Object.keys(labels).sort()).toEqual(parts)
    for (const part of parts)
      expect([part, ...Object.keys(labels[part]!).sort()]).toEqual([
        part,
        ...Object.keys(english[part]!).sort(),
      ])
  })

  it('has the values of the English texts in its templates, and every plural form of the language', () => {
    for (const part of parts)
      for (const [name, text] of Object.entries(english[part]!)) {
        const template = labels[part]![name]!
        const [expected] = forms(text).map(values).slice(-1)
        // A form for one or two can write the number as a word.
        expect([part, name, ...values(forms(template).at(-1)!)]).toEqual([part, name, ...expected!])
        if (typeof template === 'object')
          expect([part, name, ...Object.keys(template).sort()]).toEqual([part, name, ...plurals(language)])
      }
  })
})

// A copy, because a server component would get references to the texts from components with `use client`.
it('the English set is the texts of the components', async () => {
  const text = `// Made from the texts of the components by \`npx vitest run -u design-system/labels\`.
import type { Labels } from './labels.ts'

/**
 * All texts in English: what the components show without a provider. A start for a translation, or for a provider in
 * English inside another language.
 */
export const en: Labels = ${JSON.stringify(Object.fromEntries(parts.map((part) => [part, english[part]])), null, 2)}
`
  await expect(text).toMatchFileSnapshot('en.gen.ts')
})

it('Arabic has a form for no, one, two, a few, many and hundreds of options', () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => fillIn(ar.combobox.results, { count }, 'ar'))).toEqual([
    'لا خيارات',
    'خيار واحد',
    'خياران',
    '3 خيارات',
    '11 خيارًا',
    '100 خيار',
  ])
})
