import type { SummaryError } from '../error-summary/error-summary.tsx'
import type { FormErrors, FormValues } from './form.contract.ts'
import { type FormControl, type FormMessages, messageOf } from './form.messages.ts'

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is FormControl => 'willValidate' in element && 'name' in element,
  )

/** The control that bears the name; the first of several. */
export function controlOf(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name)
  return (found instanceof RadioNodeList ? found[0] : found) as FormControl | undefined | null
}

/** What the form holds now, whoever put it there: typing, autofill or a password manager. */
export function formValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  const values: FormValues = Object.fromEntries(data)
  // Several boxes of one name are a list, also when only one of them is ticked, or none.
  for (const { name, type } of controlsOf(form))
    if (type === 'checkbox' && form.elements.namedItem(name) instanceof RadioNodeList)
      values[name] = data.getAll(name)
  return values
}

/** What the browser itself refuses, without showing its own bubbles. */
export function browserErrors(form: HTMLFormElement, messages: FormMessages): FormErrors {
  const errors = new Map<string, string[]>()
  for (const control of controlsOf(form))
    if (control.name && control.willValidate && !control.validity.valid && !errors.has(control.name))
      errors.set(control.name, [messageOf(control, messages)])
  return Object.fromEntries(errors)
}

export interface ListedError extends SummaryError {
  /** Name of the field, or of what is wrong besides. */
  name: string
}

/** For the summary: in the order of the form, each with its field; what belongs to no field of it comes last. */
export function listErrors(errors: FormErrors, form: HTMLFormElement | null): ListedError[] {
  const names = form ? controlsOf(form).map(({ name }) => name) : []
  return [...new Set([...names, ...Object.keys(errors)])].flatMap((name) => {
    const id = form && controlOf(form, name)?.id
    const field = id ? { fieldId: id } : names.includes(name) ? { fieldName: name } : {}
    return (errors[name] ?? []).map((message) => ({ name, message, ...field }))
  })
}
