import type { SummaryError } from '../error-summary/error-summary.tsx'

/** Error messages by field name. `form` holds those that belong to no field. */
export type FormErrors = Readonly<Record<string, readonly string[] | undefined>>

/** Form values by field name: text, files, and an array where several checkboxes share a name. */
export type FormValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

interface Verdict {
  readonly issues?: readonly Issue[] | undefined
}

/** The part of https://standardschema.dev that is used here. Zod, Valibot and ArkType implement it. */
export interface StandardSchema<Input = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Verdict | Promise<Verdict>
    readonly types?: { readonly input: Input } | undefined
  }
}

/** The validation rules shared by browser and server: a Standard Schema, or a function that returns the errors. */
export type FormContract<Values> =
  | StandardSchema<Values>
  | ((values: Values) => FormErrors | null | undefined | Promise<FormErrors | null | undefined>)

/** The field of an issue: the first element of its path. */
function fieldOf({ path = [] }: Issue) {
  const [first = 'form'] = path
  return String(typeof first === 'object' ? first.key : first)
}

/** Validates the values and returns the errors of the contract. */
export async function contractErrors<Values>(
  contract: FormContract<Values> | undefined,
  values: Values,
): Promise<FormErrors> {
  if (!contract) return {}
  // Checked first, because some schemas (ArkType) are functions too.
  if (!('~standard' in contract)) {
    const refused = Object.entries((await contract(values)) ?? {})
    return Object.fromEntries(refused.filter(([, messages]) => messages?.length))
  }
  const { issues = [] } = await contract['~standard'].validate(values)
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const field = fieldOf(issue)
    errors.set(field, [...(errors.get(field) ?? []), issue.message])
  }
  return Object.fromEntries(errors)
}

/** A control with constraint validation. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A constraint of the browser: a key of ValidityState. */
export type FormConstraint = Exclude<keyof ValidityState, 'valid' | 'customError'>

/** The message for each constraint. `label` is the visible label of the field. */
export type FormMessages = Readonly<
  Record<FormConstraint, string | ((label: string, control: FormControl) => string)>
>

const chosen = (control: FormControl) => control instanceof HTMLSelectElement || control.type === 'radio'
const attribute = (control: FormControl, name: string) => control.getAttribute(name) ?? ''
const typed = ({ value }: FormControl) => `You have typed ${value.length}.`

/**
 * The messages of a form if neither its contract nor the control has its own. Each names its field, because the summary
 * shows it away from the field. Pass translations to `useForm`.
 */
export const formMessages: FormMessages = {
  badInput: (label, control) =>
    control.type === 'number' ? `Write “${label}” in digits.` : `Write “${label}” in full.`,
  valueMissing: (label, control) =>
    control.type === 'checkbox'
      ? `Tick “${label}” to go on.`
      : chosen(control)
        ? `Choose an answer for “${label}”.`
        : `Fill in “${label}”.`,
  typeMismatch: (label, control) =>
    control.type === 'email'
      ? `Write “${label}” in full, for example name@school.example.`
      : `Write “${label}” in full, for example https://school.example.`,
  tooShort: (label, control) =>
    `Use at least ${attribute(control, 'minlength')} characters for “${label}”. ${typed(control)}`,
  tooLong: (label, control) =>
    `Use at most ${attribute(control, 'maxlength')} characters for “${label}”. ${typed(control)}`,
  patternMismatch: (label, control) => control.title || `Write “${label}” in the form that is asked for.`,
  rangeUnderflow: (label, control) => `Enter ${attribute(control, 'min')} or more for “${label}”.`,
  rangeOverflow: (label, control) => `Enter ${attribute(control, 'max')} or less for “${label}”.`,
  stepMismatch: (label, control) => `Enter “${label}” in steps of ${attribute(control, 'step') || 1}.`,
}

const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()

/** The visible label of a control. For radio buttons it is the question in the legend. */
function labelOf(control: FormControl) {
  const own = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : null
  return words(own ?? control.labels?.[0]) || control.getAttribute('aria-label') || control.name
}

/**
 * The message for the first failed constraint of a control: its own (`data-value-missing`, `data-too-short`, …), else
 * the one of the form.
 */
export function messageOf(control: FormControl, messages: FormMessages): string {
  const { validity, dataset } = control
  const constraint = (Object.keys(messages) as FormConstraint[]).find((name) => validity[name])
  if (!constraint) return control.validationMessage
  const message = dataset[constraint] ?? messages[constraint]
  return typeof message === 'string' ? message : message(labelOf(control), control)
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is FormControl => 'willValidate' in element && 'name' in element,
  )

/** The control with this name; the first one if several share it. */
export function controlOf(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name)
  return (found instanceof RadioNodeList ? found[0] : found) as FormControl | undefined | null
}

/** The current values of the form, whether they come from typing, autofill or a password manager. */
export function formValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  const values: FormValues = Object.fromEntries(data)
  // Several checkboxes with one name give an array, also if one or none of them is checked.
  for (const { name, type } of controlsOf(form))
    if (type === 'checkbox' && form.elements.namedItem(name) instanceof RadioNodeList)
      values[name] = data.getAll(name)
  return values
}

/** The errors of the browser’s constraint validation, without its own bubbles. */
export function browserErrors(form: HTMLFormElement, messages: FormMessages): FormErrors {
  const errors = new Map<string, string[]>()
  for (const control of controlsOf(form))
    if (control.name && control.willValidate && !control.validity.valid && !errors.has(control.name))
      errors.set(control.name, [messageOf(control, messages)])
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
