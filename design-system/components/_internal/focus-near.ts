import { tabStops } from './tab-stops.ts'

interface Level {
  element: Element
  next: Element | null
  previous: Element | null
}

/** Where an element is: the element and those around it, from the inside out, each with its neighbours. */
export function placeOf(element: Element | null): Level[] {
  const place: Level[] = []
  for (let level = element; level && level !== document.body; level = level.parentElement)
    place.push({ element: level, next: level.nextElementSibling, previous: level.previousElementSibling })
  return place
}

/** A control that the Tab key reaches: the element itself, or the first one in it. */
const stopIn = (element: Element | null) => {
  if (!element?.isConnected) return undefined
  const stops = tabStops(element.parentElement ?? element)
  return stops.find((stop) => element.contains(stop))
}

/**
 * Moves the focus near a place whose element is gone: to a neighbour of what was removed, to a control around it, or to
 * the main content. On the body the next Tab press would start at the top of the page.
 */
export function focusNear(place: readonly Level[]) {
  for (const { element, next, previous } of place) {
    if (element.matches('main, [role=main]')) break
    const stop = element.isConnected ? stopIn(element) : (stopIn(next) ?? stopIn(previous))
    if (stop) return stop.focus({ preventScroll: true })
  }
  const main = document.querySelector<HTMLElement>('main, [role=main]') ?? document.querySelector('h1')
  if (!main) return
  if (!main.hasAttribute('tabindex')) {
    main.tabIndex = -1
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
  }
  main.focus({ preventScroll: true })
}
