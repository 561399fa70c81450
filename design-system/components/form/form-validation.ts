import { fillIn, type Template } from '../../provider/fill-in.ts'
import { labelOf } from '../_internal/field-label.ts'
import type { SummaryError } from '../error-summary/error-summary.tsx'

/** Error messages by field name. `form` holds those that belong to no field. */
export type FormErrors = Readonly<Record<string, readonly string[] | undefined>>

/** Form values by field name: text, files, and an array where several checkboxes share a name or a control takes several. */
export type FormValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

interface ValidationResult<Output> {
  readonly issues?: readonly Issue[] | undefined
  readonly value?: Output
}

/** The part of https://standardschema.dev that is used here. Zod, Valibot and ArkType implement it. */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly validate: (value: unknown) => ValidationResult<Output> | Promise<ValidationResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** The validation rules shared by browser and server: a Standard Schema, or a function that returns the errors. */
export type FormContract<Values, Output = Values> =
  | StandardSchema<Values, Output>
  | ((values: Values) => FormErrors | null | undefined | Promise<FormErrors | null | undefined>)

/**
 * The field of an issue: `address.city` or `address[city]` for a nested path, whichever the form has, else what is around
 * it.
 */
function fieldOf({ path = [] }: Issue, names: readonly string[]) {
  const [first = 'form', ...more] = path.map((key) => String(typeof key === 'object' ? key.key : key))
  for (let length = more.length; length > 0; length--) {
    const inner = more.slice(0, length)
    const mixed = inner.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('')
    const written = [
      [first, ...inner].join('.'),
      first + inner.map((key) => `[${key}]`).join(''),
      first + mixed,
    ]
    const fieldName = written.find((name) => names.includes(name))
    if (fieldName) return fieldName
  }
  return first
}

/**
 * Validates the values. Returns the errors, and the values as the schema parsed them: trimmed text, numbers,
 * dates.
 */
export async function checkContract<Values, Output>(
  contract: FormContract<Values, Output> | undefined,
  values: Values,
  names: readonly string[] = [],
): Promise<[FormErrors, Output]> {
  const unchanged = values as unknown as Output
  if (!contract) return [{}, unchanged]
  // Checked first, because some schemas (ArkType) are functions too.
  if (!('~standard' in contract)) {
    const refused = Object.entries((await contract(values)) ?? {})
    return [Object.fromEntries(refused.filter(([, messages]) => messages?.length)), unchanged]
  }
  const { issues = [], value = unchanged } = await contract['~standard'].validate(values)
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const field = fieldOf(issue, names)
    errors.set(field, [...(errors.get(field) ?? []), issue.message])
  }
  return [Object.fromEntries(errors), value]
}

/** A control with constraint validation. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A constraint of the browser: a key of ValidityState. */
export type FormConstraint = Exclude<keyof ValidityState, 'valid' | 'customError'>

/** What needs its own text: a constraint means different things in different controls. */
type FormVariant = 'badNumber' | 'missingTick' | 'missingChoice' | 'wrongEmail' | 'tooEarly' | 'tooLate'

/** A text with `{label}` and the values below, or a function of the visible label of the field and its control. */
type FormText = Template | ((label: string, control: FormControl) => string)

/** The message for each constraint, and `failed` for an exception while the form is checked or sent. */
export type FormLabels = Readonly<Record<FormConstraint | FormVariant, FormText>> & {
  readonly failed: string
}

/**
 * The messages of a form if its contract and the control have none. Each names its field, because the summary
 * shows it away from the field.
 */
export const formLabels: FormLabels = {
  badInput: 'Write “{label}” in full.',
  badNumber: 'Write “{label}” in digits.',
  valueMissing: 'Fill in “{label}”.',
  missingTick: 'Tick “{label}” to go on.',
  missingChoice: 'Choose an answer for “{label}”.',
  typeMismatch: 'Write “{label}” in full, for example https://example.com.',
  wrongEmail: 'Write “{label}” in full, for example name@example.com.',
  tooShort: 'Use at least {minlength} characters for “{label}”. You have typed {typed}.',
  tooLong: 'Use at most {maxlength} characters for “{label}”. You have typed {typed}.',
  patternMismatch: 'Write “{label}” in the form that is asked for.',
  rangeUnderflow: 'Enter {min} or more for “{label}”.',
  rangeOverflow: 'Enter {max} or less for “{label}”.',
  tooEarly: 'Choose {min} or later for “{label}”.',
  tooLate: 'Choose {max} or earlier for “{label}”.',
  stepMismatch: 'Enter “{label}” in steps of {step}.',
  failed: 'The form was not sent. Please try again.',
}

const isDate = (type: string) => /^(date|time|datetime-local|month|week)$/.test(type)

/** A date or a time as the control of the browser shows it: '1 June 2026' for 2026-06-01. */
function dateText(type: string, value: string, locale: string | undefined) {
  const format: Intl.DateTimeFormatOptions = {
    ...(type.startsWith('date') && { dateStyle: 'long' }),
    ...(type.includes('time') && { timeStyle: 'short' }),
  }
  const date = new Date(type === 'time' ? `1970-01-01T${value}Z` : type === 'date' ? value : `${value}Z`)
  const isKnown = Object.keys(format).length > 0 && !Number.isNaN(date.getTime())
  return isKnown ? date.toLocaleString(locale, { ...format, timeZone: 'UTC' }) : value
}

/** The text that fits the control better than its constraint's. */
function variantOf(constraint: FormConstraint, control: FormControl): FormVariant | undefined {
  const { type } = control
  if (constraint === 'badInput' && type === 'number') return 'badNumber'
  if (constraint === 'typeMismatch' && type === 'email') return 'wrongEmail'
  if (isDate(type) && constraint === 'rangeUnderflow') return 'tooEarly'
  if (isDate(type) && constraint === 'rangeOverflow') return 'tooLate'
  if (constraint !== 'valueMissing') return
  if (type === 'checkbox') return 'missingTick'
  if (type === 'radio' || control instanceof HTMLSelectElement) return 'missingChoice'
}

const limits = ['minlength', 'maxlength', 'min', 'max', 'step']

/** The values of a template. Whole numbers are shown in the digits of the language, dates as it writes them. */
const valuesOf = (control: FormControl, locale: string | undefined) => ({
  label: labelOf(control),
  typed: control.value.length,
  ...Object.fromEntries(
    limits.map((name) => {
      const value = control.getAttribute(name) ?? (name === 'step' ? '1' : '')
      if (/^\d+$/.test(value)) return [name, Number(value)]
      return [name, /^m..$/.test(name) ? dateText(control.type, value, locale) : value]
    }),
  ),
})

/** The texts of a form: its own, those for its language, and the language. */
export interface FormTexts {
  own?: Partial<FormLabels> | undefined
  labels?: FormLabels
  locale?: string
}

/**
 * The message for the first failed constraint of a control: its own (`data-value-missing`, `data-too-short`, …), else
 * the one of the form.
 */
export function messageOf(
  control: FormControl,
  { own = {}, labels = formLabels, locale }: FormTexts,
): string {
  const { validity, dataset, title } = control
  const names = Object.keys(formLabels) as FormConstraint[]
  const constraint = names.find((name) => validity[name])
  if (!constraint) return control.validationMessage
  const variant = variantOf(constraint, control) ?? constraint
  const ownText = dataset[constraint] ?? own[variant] ?? own[constraint]
  if (ownText === undefined && constraint === 'patternMismatch' && title) return title
  const text = ownText ?? labels[variant]
  if (typeof text !== 'function') return fillIn(text, valuesOf(control, locale), locale)
  return (text as (label: string, control: FormControl) => string)(labelOf(control), control)
}

/** The names of the controls. */
export const namesIn = (form: HTMLFormElement) => controlsOf(form).map(({ name }) => name)

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is FormControl => 'willValidate' in element && 'name' in element,
  )

/** The control with this name; the first one if several share it. */
export function controlOf(form: HTMLFormElement, name: string) {
  const element = form.elements.namedItem(name)
  return (element instanceof RadioNodeList ? element[0] : element) as FormControl | undefined | null
}

/** The current values of the form, whether they come from typing, autofill or a password manager. */
export function formValues(form: HTMLFormElement, submitter?: HTMLElement | null): FormValues {
  const data = new FormData(form)
  const values: FormValues = Object.fromEntries(data)
  // Several checkboxes with one name give an array, also if one or none of them is checked.
  for (const element of controlsOf(form)) {
    const { name, type } = element
    if (type === 'checkbox' && form.elements.namedItem(name) instanceof RadioNodeList)
      values[name] = data.getAll(name)
    // An empty file control sends one file without a name.
    else if (name && (element as HTMLInputElement).multiple && /^(file|select-multiple)$/.test(type))
      values[name] = data.getAll(name).filter((value) => typeof value === 'string' || value.name !== '')
  }
  // The button that was pressed: 'Save as a draft'.
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>
  if (name) values[name] = value ?? ''
  return values
}

/** The errors of the browser’s constraint validation, without its own bubbles. */
export function browserErrors(form: HTMLFormElement, texts: FormTexts): FormErrors {
  const errors = new Map<string, string[]>()
  for (const control of controlsOf(form))
    if (control.name && control.willValidate && !control.validity.valid && !errors.has(control.name))
      errors.set(control.name, [messageOf(control, texts)])
  return Object.fromEntries(errors)
}

export interface ListedError extends SummaryError {
  /** Name of the field, or the key of an error that belongs to no field. */
  name: string
}

/**
 * The errors for the summary in the order of the form, each with its field. Errors that belong to no field come last.
 */
export function listErrors(errors: FormErrors, form: HTMLFormElement | null): ListedError[] {
  const names = form ? controlsOf(form).map(({ name }) => name) : []
  return [...new Set([...names, ...Object.keys(errors)])].flatMap((name) => {
    const id = form && controlOf(form, name)?.id
    const field = id ? { fieldId: id } : names.includes(name) ? { fieldName: name } : {}
    return (errors[name] ?? []).map((message) => ({ name, message, ...field }))
  })
}
