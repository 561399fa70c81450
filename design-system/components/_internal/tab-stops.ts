const operable =
  'a[href], button, input, select, textarea, summary, audio, video, iframe, [tabindex], [contenteditable]'

/** The controls of a box that the Tab key reaches. */
export const tabStops = (box: Element) =>
  [...box.querySelectorAll<HTMLElement>(operable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      // Tab does not reach a hidden control, nor one in closed `details` or in content that is hidden until found.
      (element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects()[0]),
  )

/**
 * Keeps Tab and Shift+Tab inside a box. Tab reaches one radio button of a group, the checked one; from a group without one
 * it may leave the box.
 */
export function keepTab(box: HTMLElement, event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>) {
  if (event.key !== 'Tab') return
  const stops = tabStops(box).filter((stop) => !stop.matches('[type=radio]:not(:checked)'))
  const focused = document.activeElement
  const [leaving, target] = event.shiftKey
    ? [focused === stops[0] || focused === box, stops.at(-1)]
    : [focused === stops.at(-1) || !stops[0], stops[0]]
  if (!leaving) return
  event.preventDefault()
  target?.focus()
}
