import { tabStops } from './elements'
import { type Found, focusFault } from './found'
import { blur } from './stops'

/** A grid of points over the part of the box that is in the window. */
function points({ left, top, right, bottom }: DOMRect) {
  const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)]
  const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (x1 <= x0 || y1 <= y0) return []
  const parts = [0.1, 0.5, 0.9]
  return parts.flatMap((x) => parts.map((y) => [x0 + (x1 - x0) * x, y0 + (y1 - y0) * y] as const))
}

/**
 * The part of the element that is visible, from 0 to 1, by nine points in each of its boxes: a link in a text has a box in
 * every line, and where directions are mixed several in one line, with other words between them.
 */
function visiblePart(element: HTMLElement) {
  const all = [...element.getClientRects()].flatMap(points)
  const visible = all.filter(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    // At rounded corners and transparent parents the point hits an ancestor; only other elements cover.
    return hit && (hit === element || element.contains(hit) || hit.contains(element))
  })
  return all.length ? visible.length / all.length : 0
}

/** At most half of it is visible. */
function isCovered(element: HTMLElement) {
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined
  return Math.max(visiblePart(element), label ? visiblePart(label) : 0) <= 0.5
}

/** Frames that a menu or a card has, after it covers the focus, to close or move away. */
const framesToUncover = 30

/** The check ends as soon as nothing covers the focus. */
async function staysCovered(element: HTMLElement) {
  for (let frame = 0; frame < framesToUncover; frame++) {
    if (!isCovered(element)) return false
    await new Promise(requestAnimationFrame)
  }
  return isCovered(element)
}

/** WCAG 2.4.11: the focused element is visible, and not covered by a header, a notice or a dialog. */
export async function coveredFocus(): Promise<Found[]> {
  const found: Found[] = []
  const before = document.activeElement
  const at = { x: scrollX, y: scrollY }
  for (const element of tabStops()) {
    // focus() does not scroll to an element that already has the focus, and Radix's toast list keeps the focus on its last
    // stop if the focus was inside the list before.
    blur()
    element.focus()
    // A modal dialog keeps the focus in itself.
    if (document.activeElement !== element) continue
    if (!(await staysCovered(element))) continue
    found.push(focusFault('covered', element, 'Less than half of it can be seen while it has the focus.'))
  }
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
  else (document.activeElement as HTMLElement | null)?.blur()
  scrollTo({ left: at.x, top: at.y, behavior: 'instant' })
  return found
}
