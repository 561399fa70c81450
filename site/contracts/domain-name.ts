/** The rule for a domain name. Only the server knows whether it is taken (`server/onboarding/calls.ts`). */
import * as z from 'zod/mini'
import { maxCharacters, tooShort } from './api'
import { domainNameLength, isReserved } from './domain-name-limits'
import { cleanText } from './field-text'

const { min, max } = domainNameLength

/** Without pasted marks, trimmed and lower-cased before the checks, so that 'Ganit ' and 'ganit' are the same name. */
export const domainName = z.string('Enter a domain name.').check(
  z.overwrite((text) => cleanText(text, 'address')),
  z.toLowerCase(),
  z.minLength(1, { error: 'Enter a domain name.', abort: true }),
  z.minLength(min, { error: tooShort(min, 'the domain name'), abort: true }),
  maxCharacters(max, 'the domain name'),
  z.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, {
    error: 'Use only the letters a to z, digits, and hyphens between them for the domain name.',
    abort: true,
  }),
  z.refine((name) => name.slice(2, 4) !== '--', {
    error: 'The third and fourth characters of the domain name cannot both be hyphens.',
    abort: true,
  }),
  z.refine((name) => !isReserved(name), 'This domain name is reserved. Please choose another one.'),
)
