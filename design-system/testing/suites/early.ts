import { brief } from '../page/ids.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isSet = (control: Control) =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** The value or the checked state of a control, as text. */
const inside = (control: Control) =>
  isSet(control) ? String((control as HTMLInputElement).checked) : control.value

/** Input types whose value users do not type. */
const unwritten = ['hidden', 'submit', 'button', 'reset', 'image', 'file']

/** Changes a control as a user would before hydration. */
function use(control: Control) {
  if (control.matches(':disabled, [readonly]')) return
  if (control instanceof HTMLSelectElement)
    control.selectedIndex = (control.selectedIndex + 1) % control.options.length
  else if (isSet(control)) (control as HTMLInputElement).checked = !(control as HTMLInputElement).checked
  else if (control.type === 'range' || control.type === 'number') control.value = '3'
  else if (!unwritten.includes(control.type)) control.value = 'early'
}

const operable = 'a, button, input, select, textarea, label, summary, details, form'

/**
 * Does everything that a user can do before hydration: types, selects, opens details. Returns a function that reports
 * what was lost after hydration, one line each. If hydration replaces a control, its value is lost, and so is a click
 * that was queued for it.
 */
export function actEarly(page: Element) {
  const controls = [...page.querySelectorAll<Control>('input, select, textarea')]
  const detailsElements = [...page.querySelectorAll('details')]
  controls.forEach(use)
  for (const details of detailsElements) details.open = !details.open
  const remaining = controls.map(inside)
  const open = detailsElements.map((details) => details.open)
  const elements = [...page.querySelectorAll(operable)]
  return () => [
    ...elements.filter((one) => !one.isConnected).map((one) => `${brief(one)} is replaced during hydration`),
    ...controls.flatMap((one, index) =>
      inside(one) === remaining[index]
        ? []
        : `input before hydration in ${one.name || one.type} is lost: ${remaining[index]}, then ${inside(one)}`,
    ),
    ...detailsElements
      .filter((details, index) => details.open !== open[index])
      .map((one) => `${brief(one)} goes back`),
  ]
}
