/**
 * The fields of step 2, in one list: validation, labels, inputs, drafts, the stored company and its erasure follow from
 * it. A new field needs an entry here, a column in `server/database/schema.ts` and its migration (`npm run migrations`):
 * with a default, because there are companies already. A page that was opened before sends no value, so the schema accepts
 * undefined for a time. The privacy text (`content/legal.ts`), docs/product.md and the demo video name the fields.
 */
import type * as z from 'zod/mini'
import { brand } from '../content/brand'
import { email, line, numberLine, phone } from './api'
import { domainName } from './domain-name'
import { domainNameLength } from './domain-name-limits'

const { min, max } = domainNameLength

interface CompanyField {
  label: string
  /** What the server accepts; the form checks the same. */
  schema: z.ZodMiniType<string, string>
  hint?: string
  /** The field takes the full width of the form. */
  wide?: boolean
  input: {
    autoComplete: string
    type?: 'email' | 'tel'
    inputMode?: 'numeric'
    autoCapitalize?: 'none'
    autoCorrect?: 'off'
    spellCheck?: boolean
    minLength?: number
    maxLength?: number
    suffix?: string
  }
}

/** The fields, in the order of the form. */
export const companyForm = {
  domainName: {
    label: 'Domain name',
    schema: domainName,
    hint: `${min} to ${max} characters: a to z, 0 to 9, hyphens. This becomes your web address.`,
    wide: true,
    // A value in lower-case Latin letters: no capitals, corrections or spell check.
    input: {
      suffix: `.${brand.appDomain}`,
      minLength: min,
      maxLength: max,
      autoComplete: 'off',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
    },
  },
  companyName: {
    label: 'Company name',
    schema: line('Enter the name of your company.', 120),
    input: { autoComplete: 'organization' },
  },
  companyPhone: {
    label: 'Company phone',
    schema: phone('Enter the phone number of your company.'),
    input: { type: 'tel', autoComplete: 'tel' },
  },
  companyEmail: {
    label: 'Company email',
    schema: email('Enter the e-mail address of your company.'),
    wide: true,
    input: { type: 'email', autoComplete: 'email' },
  },
  companySize: {
    label: 'Number of employees',
    schema: numberLine('Enter the number of employees.', 20),
    input: { inputMode: 'numeric', autoComplete: 'off' },
  },
  location: {
    label: 'Primary location',
    schema: line('Enter your primary location.', 120),
    input: { autoComplete: 'address-level2' },
  },
} satisfies Record<string, CompanyField>

export type CompanyFieldName = keyof typeof companyForm

export const companyFieldNames = Object.keys(companyForm) as CompanyFieldName[]

/** The same list as an array, for those who read every field. */
export const companyFieldList = companyFieldNames.map((name): CompanyField & { name: CompanyFieldName } => ({
  name,
  ...companyForm[name],
}))

export const mapCompanyFields = <Value>(fieldValue: (name: CompanyFieldName) => Value) =>
  Object.fromEntries(companyFieldNames.map((name) => [name, fieldValue(name)])) as Record<
    CompanyFieldName,
    Value
  >
