/** The text of an element as it is announced: without the mark of a required or optional field. */
function textOf(element: Element | null | undefined) {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const hidden of copy?.querySelectorAll('[aria-hidden=true], [data-slot=field-optional]') ?? [])
    hidden.remove()
  return copy?.textContent?.replace(/\s+/g, ' ').trim()
}

/** The visible label of a control. For radio buttons it is the question in the legend. */
export function labelOf(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) {
  const legend = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : null
  return textOf(legend ?? control.labels?.[0]) || control.getAttribute('aria-label') || control.name
}

/** The visible name of a field. For radio buttons and checkboxes in a group it is the question in the legend. */
function nameOf(field: HTMLElement) {
  const { labels, type } = field as HTMLInputElement
  const question = type === 'radio' || type === 'checkbox' ? field.closest('fieldset') : null
  return question?.querySelector('legend') ?? labels?.[0]
}

/** Moves the focus to a field and scrolls its label into view. The browser itself scrolls only to the control. */
export function focusField(field: HTMLElement) {
  field.focus()
  nameOf(field)?.scrollIntoView?.({ block: 'nearest' })
}
