import { focusedElement } from '../../hooks/focused-element.ts'

/*
 * Radix looks for the focus with `document.activeElement`, which is the host of a shadow root and none of its elements:
 * https://github.com/radix-ui/primitives/issues/3353. These functions do what Radix cannot do there.
 */

export const isInShadowRoot = (element: Element) => element.getRootNode() instanceof ShadowRoot

const operable =
  'a[href], button, input, select, textarea, summary, audio, video, iframe, [tabindex], [contenteditable]'

/** The controls of a box that the Tab key reaches. */
export const tabStops = (box: Element) =>
  [...box.querySelectorAll<HTMLElement>(operable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      // Tab does not reach a hidden control, or one in closed `details` or in content that is hidden until found.
      (element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects()[0]),
  )

/** Moves the focus to the first control of a box, else to the box itself. */
export function focusFirst(box: HTMLElement) {
  if (box.contains(focusedElement())) return
  const [first] = tabStops(box).filter((element) => !element.matches('a'))
  ;(first ?? box).focus()
}

/**
 * Keeps Tab and Shift+Tab inside a box. Tab reaches one radio button of a group, the checked one; from a group without one
 * it may leave the box.
 */
export function keepTab(box: HTMLElement, event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>) {
  if (event.key !== 'Tab') return
  const stops = tabStops(box).filter((stop) => !stop.matches('[type=radio]:not(:checked)'))
  const focused = focusedElement()
  const [leaving, target] = event.shiftKey
    ? [focused === stops[0] || focused === box, stops.at(-1)]
    : [focused === stops.at(-1) || !stops[0], stops[0]]
  if (!leaving) return
  event.preventDefault()
  target?.focus()
}

/** The tab that a key moves to, in the direction of the text. */
export function nextTab(list: HTMLElement, key: string, loop: boolean) {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')]
  const at = tabs.indexOf(focusedElement() as HTMLElement)
  const across = list.getAttribute('aria-orientation') !== 'vertical'
  const isMirrored = across && getComputedStyle(list).direction === 'rtl'
  const [back, on] = across ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  if (at < 0 || (key !== back && key !== on)) return undefined
  const to = at + ((key === on) === isMirrored ? -1 : 1)
  return loop ? tabs.at(to % tabs.length) : tabs[Math.max(0, Math.min(to, tabs.length - 1))]
}
