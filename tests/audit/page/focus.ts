import { tabStops } from './elements'
import { type Found, focusFault } from './found'

/** A grid of points over what of the box is in the window. */
function points({ left, top, right, bottom }: DOMRect) {
  const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)]
  const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (x1 <= x0 || y1 <= y0) return []
  const parts = [0.1, 0.5, 0.9]
  return parts.flatMap((x) => parts.map((y) => [x0 + (x1 - x0) * x, y0 + (y1 - y0) * y] as const))
}

/** How much of the element can be seen, of nine points. */
function seen(element: HTMLElement) {
  return points(element.getBoundingClientRect()).filter(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    // Round corners and transparent parents let through to what is below; only something else covers.
    return hit && (hit === element || element.contains(hit) || hit.contains(element))
  }).length
}

/** At most half of it can be seen. */
function isCovered(element: HTMLElement) {
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined
  return Math.max(seen(element), label ? seen(label) : 0) < 5
}

/** How many frames what lies over the focus has to give way. */
const grace = 30

/** A list that closes and a card that steps aside do so in the next frames: the sooner, the sooner this goes on. */
async function staysCovered(element: HTMLElement) {
  for (let frame = 0; frame < grace; frame++) {
    if (!isCovered(element)) return false
    await new Promise(requestAnimationFrame)
  }
  return isCovered(element)
}

/** WCAG 2.4.11: what has the focus is in sight, and not under a header, a notice or a dialog. */
export async function coveredFocus(): Promise<Found[]> {
  const found: Found[] = []
  const before = document.activeElement
  const at = { x: scrollX, y: scrollY }
  for (const element of tabStops()) {
    // What has the focus already is not scrolled to again.
    if (element === document.activeElement) element.blur()
    element.focus()
    // A dialog keeps the focus within it, as it should.
    if (document.activeElement !== element) continue
    if (!(await staysCovered(element))) continue
    found.push(focusFault('covered', element, 'Less than half of it can be seen while it has the focus.'))
  }
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
  else (document.activeElement as HTMLElement | null)?.blur()
  scrollTo({ left: at.x, top: at.y, behavior: 'instant' })
  return found
}
