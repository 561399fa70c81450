import { usable } from '../../hooks/inert-outside.ts'

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

interface Level {
  element: Element
  next: Element | null
  previous: Element | null
}

/** The places from which open dialogs were opened. */
const origins = new WeakMap<Element, readonly Level[]>()

/** Remembers from where a dialog was opened, for another one that is opened from it and outlives it. */
export const setOrigin = (dialog: Element, place: readonly Level[]) => void origins.set(dialog, place)

/**
 * Where an element is: the element and those around it, from the inside out, each with its neighbours. In a dialog, then
 * the place from which the dialog was opened.
 */
export function placeOf(element: Element | null): Level[] {
  const place: Level[] = []
  for (let level = element; level && level !== document.body; level = level.parentElement) {
    const origin = origins.get(level)
    if (origin) return [...place, ...origin]
    place.push({ element: level, next: level.nextElementSibling, previous: level.previousElementSibling })
  }
  return place
}

/** A control that the Tab key reaches: the element itself, or the first one in it. */
const stopIn = (element: Element | null) => {
  if (!element?.isConnected) return undefined
  const stops = tabStops(element.parentElement ?? element)
  return stops.find((stop) => element.contains(stop))
}

/**
 * Moves the focus near a place whose element is gone: to a neighbour of what was removed, to a control around it, to the
 * main content, or to the first control of the page. On the body a screen reader would say nothing.
 */
export function focusNear(place: readonly Level[]) {
  for (const { element, next, previous } of place) {
    if (element.matches('main, [role=main]')) break
    const stop = element.isConnected ? stopIn(element) : (stopIn(next) ?? stopIn(previous))
    if (stop) return stop.focus({ preventScroll: true })
  }
  const main = document.querySelector<HTMLElement>('main, [role=main]') ?? document.querySelector('h1')
  if (!main)
    return tabStops(document.body)
      .find((stop) => !stop.closest(usable))
      ?.focus({ preventScroll: true })
  if (!main.hasAttribute('tabindex')) {
    main.tabIndex = -1
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
  }
  main.focus({ preventScroll: true })
}

/** Returns the focus from what has closed to what had opened it, or near the opener's place if that is gone. */
export function returnFocus(place: readonly Level[]) {
  const opener = place[0]?.element
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  if (!opener || document.activeElement !== opener) focusNear(place)
}
