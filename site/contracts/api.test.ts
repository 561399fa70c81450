import fc from 'fast-check'
import addressparser from 'nodemailer/lib/addressparser'
import { describe, expect, it } from 'vitest'
import { companyForm } from './company-fields'
import { contactFields, validateContact } from './contact'
import { contactLimits } from './contact-fields'
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
  ])('refuses %j, with one reason', (name, reason) => {
    expect(errorsOf(name)).toEqual([reason])
  })

  it.each([
    'Admin',
    'ns1',
    'oauth',
    'refunds',
    'kaksha',
    'kaksha-help',
    'my-kaksha',
    'mykaksha',
    'itsupport',
  ])('reserves %s', (name) => {
    expect(errorsOf(name)).toEqual(['This domain name is reserved. Please choose another one.'])
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
})

describe('what a paste brings along', () => {
  const read = (field: string, value: string) => {
    const schema = field in contact ? contactFields.shape[field as keyof typeof contact] : undefined
    return (schema ?? companyForm[field as keyof typeof company].schema).safeParse(value)
  }

  it.each([
    // A telephone number from a list of contacts, a table and a web page.
    ['phone', '\u202a+91 98300 12345\u202c', '+91 98300 12345'],
    ['phone', '\u2066+91\u00a098300\u202f12345\u2069', '+91 98300 12345'],
    ['phone', '+91\u200b 98300\ufeff\u200d 12345\t', '+91 98300 12345'],
    ['companyPhone', '033\u20114000\u20110000', '033-4000-0000'],
    ['companyPhone', '\u200e०३३ ４０００ ００００ ext. 12', '033 4000 0000 ext. 12'],
    ['companySize', '\u200f१२\u00a0', '12'],
    ['companySize', '１２', '12'],
    ['email', '\ufeffmitali\u200b@ganit\u00ad.example\u00a0', 'mitali@ganit.example'],
    ['email', 'mitali\u00a0@\u2060ganit.example\u000b', 'mitali@ganit.example'],
    ['companyEmail', '\u2068office\ufe0f@\u200dganit.example\u2069', 'office@ganit.example'],
    ['email', 'mitali@XN--31byd1i.भारत', 'mitali@xn--31byd1i.xn--h2brj9c'],
    ['email', 'mitali@ｇａｎｉｔ。example', 'mitali@ganit.example'],
    ['email', 'Mitali@ÉCOLE.Example', 'Mitali@école.example'],
    ['name', 'Mi\u034ftali\u3164 Sen', 'Mitali Sen'],
    ['email', 'e\u0301cole@ganit.example', '\u00e9cole@ganit.example'],
    ['domainName', 'Ganit\u200b-\u200c\u2060Kolkata\u00a0', 'ganit-kolkata'],
    ['domainName', '\u202aganit\u202c\u2028', 'ganit'],
    ['name', '\ufeffMitali\u00a0Sen\u200b', 'Mitali Sen'],
    ['name', 'Mitali\u000bSen', 'Mitali Sen'],
    ['name', 'Mi\u00adta\u2060li\tSen\u2029', 'Mitali Sen'],
    ['subject', '\u2067Plans\u2069 \u200eand\u200f prices\u200d', 'Plans and prices'],
    ['companyName', 'Ganit\u202eessalC', 'GanitessalC'],
    ['location', '\u2067Kol\u200dkata', 'Kolkata'],
    ['message', '\ufeffOne\r\ntwo\rthree\u000bfour\u2028five', 'One\ntwo\nthree\nfour\nfive'],
    // Joiners and selectors that change what is read stay.
    ['name', 'ശ്രീ ന്\u200dനായർ', 'ശ്രീ ന്\u200dനായർ'],
    ['name', 'क्\u200dष क्\u200cष', 'क्\u200dष क्\u200cष'],
    ['companyName', 'র\u200d্যাব', 'র\u200d্যাব'],
    ['companyName', 'می\u200cخوانم', 'می\u200cخوانم'],
    ['subject', '👩\u200d🏫 ❤\ufe0f', '👩\u200d🏫 ❤\ufe0f'],
    ['message', 'क्\u200dष 👩\u200d👧 ☎\ufe0f', 'क्\u200dष 👩\u200d👧 ☎\ufe0f'],
  ])('%s: %j is stored as %j', (field, pasted, stored) => {
    expect(read(field, pasted)).toEqual({ success: true, data: stored })
    expect(read(field, stored)).toEqual({ success: true, data: stored })
  })
})

describe('an e-mail address', () => {
  const errorsOf = (email: string) => validateContact({ ...contact, email })?.email ?? []

  it.each([
    'mitali.sen+plans@ganit.example',
    "o'brien_7@ganit-classes.co.in",
    `${'a'.repeat(64)}@ganit.example`,
    'मिताली@गणित.भारत',
    'mitali@xn--31byd1i.xn--h2brj9c',
  ])('is accepted: %s', (email) => expect(errorsOf(email)).toEqual([]))

  it.each([
    'a,b@ganit.example',
    'a@ganit.example,b@ganit.example',
    'a@ganit.example; b@ganit.example',
    'a@ganit.example b@ganit.example',
    'a@b@ganit.example',
    'Mitali <mitali@ganit.example>',
    '<mitali@ganit.example>',
    '"mitali sen"@ganit.example',
    '“mitali”@ganit.example',
    'mitali(sen)@ganit.example',
    'mailto:mitali@ganit.example',
    'mitali\\@ganit.example',
    'mitali@[127.0.0.1]',
    'mitali%ganit.example@relay.example',
    'relay!mitali@ganit.example',
  ])('that a mail program reads as two, or differently, is refused with one sentence: %s', (email) => {
    expect(errorsOf(email)).toEqual([
      'Write one e-mail address, without spaces, quotes, brackets or any of , ; : % !, for example name@school.example.',
    ])
  })

  it.each([
    'mitali',
    'mitali@ganit',
    '@ganit.example',
    'a@127.0.0.1',
    'a@b..in',
    'a@ganit.example.',
    'a@xn--.in',
  ])('that is not whole is refused: %s', (email) =>
    expect(errorsOf(email)).toEqual(['Write the e-mail address in full, for example name@school.example.']),
  )

  it('has one error for a control character, and for a long first part', () => {
    expect(errorsOf('mit\u0000ali,x@ganit.example')).toHaveLength(1)
    expect(errorsOf('mitali@ganit.example\r\nBcc: x@y.example')).toHaveLength(1)
    expect(errorsOf(`${'a'.repeat(65)}@ganit.example`)).toEqual([
      'Use at most 64 characters before the @ of the e-mail address.',
    ])
  })

  it('that is accepted is mailed as it is stored', () => {
    const characters = [...'aé.,;:<>()[]"\\@%!\u00a0\u000b\u200b\u0000 \t\n=?']
    const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 })
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { data: stored } = contactFields.shape.email.safeParse(`m${before}n@g${after}t.example`)
        if (stored) expect(addressparser(stored)).toEqual([{ address: stored, name: '' }])
      }),
      { numRuns: 2000, seed: 48 },
    )
  })
})

describe('a length is counted as a reader counts', () => {
  const paragraphs = (breaks: number, lineBreak: string) =>
    `${'a'.repeat(4999 - breaks)}${lineBreak.repeat(breaks - 1)}${lineBreak}.`

  it.each([
    ['line breaks of two characters', 'message', paragraphs(49, '\r\n')],
    ['emoji', 'name', '👩🏽\u200d🏫'.repeat(120)],
    ['flags', 'name', '🇮🇳🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(60)],
    ['keycaps', 'name', '1️⃣'.repeat(120)],
    ['letters with signs', 'name', 'নি'.repeat(120)],
    ['letters with marks', 'subject', 'e\u0301'.repeat(200)],
  ])('%s', (_, field, text) => {
    expect(validateContact({ ...contact, [field]: text })).toBeNull()
    const [error] = validateContact({ ...contact, [field]: `${text}a` })?.[field] ?? []
    const max = contactLimits[field as keyof typeof contactLimits]
    expect(error).toMatch(new RegExp(`^Use at most ${max} characters .+ You have typed ${max + 1}\\.$`))
  })

  it('marks without end on one letter count', () => {
    expect(validateContact({ ...contact, name: `a${'\u0301'.repeat(60_000)}` })).not.toBeNull()
  })

  it('counts a hostile text quickly', () => {
    const start = performance.now()
    for (const unit of ['क', '👩\u200d', '\u0301', '1\u20e3', '1234567,', ' ', ',', '🇮'])
      validateContact({
        ...contact,
        name: unit.repeat(60_000),
        message: unit.repeat(60_000),
        phone: unit.repeat(60_000),
      })
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

describe('a phone field', () => {
  const errorsOf = (phone: string) => validateContact({ ...contact, phone })?.phone ?? []

  it.each([
    '98300 12345 or 98310 12345',
    '+91 98300 12345 / +91 98310 12345',
    '033 2400 1234, 033 2400 5678',
    '033-24001234/35',
    '9830012345;9831012345',
    '9830012345 & 9831012345',
    '9830012345 या 9831012345',
    '+919830012345+919831012345',
    '98300 12345 98310 12345',
    '৯৮৩০০ ১২৩৪৫ অথবা ৯৮৩১০ ১২৩৪৫',
    '+91 33 4000 0000 (office) or +91 98300 12345 (mobile)',
    '98300\u00a012345\u200b,\u200e98310\u00a012345',
    '98300123459830012345',
  ])('with two numbers asks for one: %s', (phone) => {
    expect(errorsOf(phone)).toEqual([
      'Write only one phone number, of at most 15 digits, for example +91 33 4000 0000.',
    ])
  })

  it.each([
    '+91 (0)33 4000-0000',
    '033/2400 1234',
    '+91 3214/234567',
    '00 49 3321/123456',
    '+91.98300.12345',
    '033 4000 0000 ext. 12',
    '033 4000 0000, extn 1234',
    '033 4000 0000 (x12)',
    '+91 33 4000–0000',
    'Office: 033 4000 0000',
  ])('accepts one: %s', (phone) => expect(errorsOf(phone)).toEqual([]))
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
