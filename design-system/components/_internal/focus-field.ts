/** The visible name of a field. For radio buttons and checkboxes in a group it is the question in the legend. */
function nameOf(field: HTMLElement) {
  const { labels, type } = field as HTMLInputElement
  const question = type === 'radio' || type === 'checkbox' ? field.closest('fieldset') : null
  return question?.querySelector('legend') ?? labels?.[0]
}

/** Moves the focus to a field and scrolls its label into view. The browser itself scrolls only to the control. */
export function focusField(field: HTMLElement) {
  field.focus()
  nameOf(field)?.scrollIntoView({ block: 'nearest' })
}
