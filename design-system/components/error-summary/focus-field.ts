/** What names a field on the page: for boxes that answer one question, the question. */
function nameOf(field: HTMLElement) {
  const { labels, type } = field as HTMLInputElement
  const question = type === 'radio' || type === 'checkbox' ? field.closest('fieldset') : null
  return question?.querySelector('legend') ?? labels?.[0]
}

/** Moves the focus to a field, with its name in view: a browser scrolls to the box alone. */
export function focusField(field: HTMLElement) {
  field.focus()
  nameOf(field)?.scrollIntoView({ block: 'nearest' })
}
