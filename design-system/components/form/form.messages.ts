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
