import type { SummaryError } from '../error-summary/error-summary.tsx'
import type { FormErrors, FormValues } from './form.contract.ts'
import { type FormControl, type FormMessages, messageOf } from './form.messages.ts'

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
