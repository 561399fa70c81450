import { describe, expect, it } from 'vitest'
import { companyForm } from './company-fields'
import { contactFields, validateContact } from './contact'
import { asciiDigits, fieldIn } from './field-text'
import { companyFields, validateCompany } from './licensing'

const company = {
  domainName: 'ganit',
  companyName: 'Ganit Classes',
  companyEmail: 'office@ganit.example',
  companyPhone: '+91 33 4000 0000',
  companySize: '12',
  location: 'Kolkata, India',
}
const contact = {
  name: 'Mitali Sen',
  email: 'mitali@ganit.example',
  phone: '033 4000 0000',
  subject: 'Plans',
  message: 'Which plan suits\na school of forty?',
}

const onOneLine = (field: string) => `Use only letters, digits and punctuation for ${field}, on one line.`

describe('domain name', () => {
  const errorsOf = (domainName: unknown) => validateCompany({ ...company, domainName })?.domainName ?? []

  it.each(['abc', ' Ganit ', 'GANIT', 'a-b', '123', 'a'.repeat(20), 'ab-c', 'abc--d'])(
    'accepts %j',
    (name) => {
      expect(errorsOf(name)).toEqual([])
    },
  )

  it.each([
    [undefined, 'Enter a domain name.'],
    [12, 'Enter a domain name.'],
    ['', 'Enter a domain name.'],
    ['   ', 'Enter a domain name.'],
    ['ab', 'Use at least 3 characters for the domain name. You have typed 2.'],
    [' ab ', 'Use at least 3 characters for the domain name. You have typed 2.'],
    ['a'.repeat(21), 'Use at most 20 characters for the domain name. You have typed 21.'],
    ['-abc', 'Use only the letters a to z, digits, and hyphens between them for the domain name.'],
    ['abc-', 'Use only the letters a to z, digits, and hyphens between them for the domain name.'],
    ['a.b', 'Use only the letters a to z, digits, and hyphens between them for the domain name.'],
    ['গণিত', 'Use only the letters a to z, digits, and hyphens between them for the domain name.'],
    ['ab--c', 'The third and fourth characters of the domain name cannot both be hyphens.'],
    ...['Admin', 'ns1', 'localhost', 'oauth', 'signin', 'kaksha-support'].map(
      (name) => [name, 'This domain name is reserved. Please choose another one.'] as [string, string],
    ),
  ])('refuses %j, with one reason', (name, reason) => {
    expect(errorsOf(name)).toEqual([reason])
  })
})

describe('step 2', () => {
  it('accepts a company', () => expect(validateCompany(company)).toBeNull())

  it.each(['أكاديمية الرياضيات', 'מרכז למתמטיקה', 'می\u200cخوانم', 'ক্ষ\u200dগণিত', 'Rao\u200f (2)'])(
    'accepts the name %s',
    (companyName) => expect(validateCompany({ ...company, companyName })).toBeNull(),
  )

  it('asks for every missing field', () => {
    expect(Object.keys(validateCompany({}) ?? {}).sort()).toEqual(Object.keys(company).sort())
    expect(Object.keys(validateCompany(null) ?? {})).toEqual(['form'])
  })

  it.each([
    [
      'companyName',
      'a'.repeat(121),
      'Use at most 120 characters for the name of your company. You have typed 121.',
    ],
    ['companyName', 'a\nb', onOneLine('the name of your company')],
    ['companyName', 'a\u0000b', 'Use only characters that can be read for the name of your company.'],
    ['companyName', 'a\ud800b', 'Use only characters that can be read for the name of your company.'],
    ['companyName', 'Ganit\u202eessalC', onOneLine('the name of your company')],
    ['location', '\u2067Kolkata', onOneLine('your primary location')],
    ['companyName', '\u200b\u2060\u00ad', 'Enter the name of your company.'],
    ['companyEmail', 'office', 'Write the e-mail address in full, for example name@school.example.'],
    ['companyEmail', 'office@ganit', 'Write the e-mail address in full, for example name@school.example.'],
    [
      'companyEmail',
      `${'a'.repeat(250)}@b.in`,
      'Use at most 254 characters for the e-mail address of your company. You have typed 255.',
    ],
    ['companyPhone', 'call me', 'Write the phone number with its digits, for example +91 33 4000 0000.'],
    [
      'companySize',
      '1'.repeat(21),
      'Use at most 20 characters for the number of employees. You have typed 21.',
    ],
    ['location', '', 'Enter your primary location.'],
  ])('refuses %s %j', (field, value, reason) => {
    expect(validateCompany({ ...company, [field]: value })).toEqual({ [field]: [reason] })
  })

  it('checks a hostile e-mail address quickly', () => {
    const start = performance.now()
    validateCompany({ ...company, companyEmail: `a@${'a.'.repeat(32_000)}` })
    validateCompany({ ...company, companyEmail: `a@${'.'.repeat(250)}` })
    expect(performance.now() - start).toBeLessThan(200)
  })
})

it.each(['📞 033 4000 0000', '033 4000 000☎', '0️⃣33 4000 0000', '🇮🇳 033 4000 0000'])(
  'refuses the phone number %s',
  (phone) => {
    const { error } = contactFields.safeParse({ ...contact, phone })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Write the phone number without emoji, for example +91 33 4000 0000.',
    ])
  },
)

describe('a phone number in the digits of any script', () => {
  it.each(['+৯১ ৯৮৩০০ ১২৩৪৫', '+९१ ९८३०० १२३४५', '+٩١ ٩٨٣٠٠ ١٢٣٤٥', '+９１ ９８３００ １２３４５'])(
    'is accepted and stored in ASCII digits: %s',
    (written) => {
      const stored = '+91 98300 12345'
      expect(companyFields.parse({ ...company, companyPhone: written }).companyPhone).toBe(stored)
      expect(contactFields.parse({ ...contact, phone: written }).phone).toBe(stored)
    },
  )

  it('knows every decimal digit of Unicode, as the formatter of numbers writes it', () => {
    for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
      const written = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(
        1_234_567_890,
      )
      if (/^\p{Nd}+$/u.test(written)) expect(asciiDigits(written), numberingSystem).toBe('1234567890')
    }
  })
})

describe('contact', () => {
  it('accepts a message of several lines', () => expect(validateContact(contact)).toBeNull())

  it('asks for every missing field', () => {
    expect(Object.keys(validateContact({}) ?? {}).sort()).toEqual(Object.keys(contact).sort())
  })

  it.each([
    ['name', 'a'.repeat(121)],
    ['email', 'mitali'],
    ['phone', 'x'],
    ['subject', 'two\nlines'],
    ['message', 'a'.repeat(5001)],
  ])('refuses %s', (field, value) => {
    expect(Object.keys(validateContact({ ...contact, [field]: value }) ?? {})).toEqual([field])
  })
})

const { domainName: _, ...companyLines } = companyForm
const namedFields = {
  ...contactFields.shape,
  ...Object.fromEntries(Object.entries(companyLines).map(([name, { schema }]) => [name, schema])),
}

it.each(Object.entries(namedFields))(
  'names the field %s in its messages, so that an error summary tells two fields apart',
  (_, schema) => {
    const messageFor = (text: string) => schema.safeParse(text).error?.issues[0]?.message ?? ''
    const field = fieldIn(messageFor(''))
    expect(field).toMatch(/^(the|your) /)
    for (const text of ['x'.repeat(6000), '12345\u0000']) expect(messageFor(text)).toContain(` for ${field}`)
    const oneLine = messageFor('12345\n12345')
    if (oneLine) expect(oneLine).toContain(` for ${field}, on one line`)
  },
)
