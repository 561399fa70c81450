/** Writes a text as if it was typed: forms, libraries and a page that controls the value get the events of typing. */
export function writeInto(field: HTMLInputElement, text: string) {
  // React replaces the setter of the element, to notice changes that no event reports.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Safari, and every browser on iOS. */
export const isSafari = () => navigator.vendor.startsWith('Apple')

/** Scrolls a box to one of its parts, and nothing around it as scrollIntoView would. */
export function scrollWithin(box: Element, part: Element) {
  const { top, bottom } = box.getBoundingClientRect()
  const inner = part.getBoundingClientRect()
  const above = top + box.clientTop - inner.top
  const below = inner.bottom - bottom + box.clientTop
  if (above > 0) box.scrollTop -= Math.ceil(above)
  else if (below > 0) box.scrollTop += Math.ceil(below)
}
